import Foundation
import TestSupport
import Testing

@Suite("Programs that the tests run", .tags(.process), .timeLimit(.minutes(1)))
struct StoryProcessTests {
    /// A process with some 1,355 open files crashes in Foundation when it starts another one: Foundation reads the list
    /// of them beyond its end.
    @Test(
        "Of a program that has ended no pipe stays open, however it ended",
        arguments: ["true", "exit 3", "printf %70000d 1", "kill -KILL $$", "exec >&- 2>&-"])
    func pipes(ending: String) async throws {
        // Given
        let sut = try StoryProcess()
        // When
        _ = try await sut.run([], shell: #"readlink /proc/$$/fd/1 /proc/$$/fd/2 >"$STORY_HOME/pipes"; \#(ending)"#)
        // Then
        let pipes = try String(contentsOf: sut.home.appending(path: "pipes"), encoding: .utf8).split(separator: "\n")
        #expect(pipes.count == 2)
        #expect(openFiles().isDisjoint(with: pipes.map(String.init)))
    }

    /// What the files are that this process has open; one that is closed meanwhile is none.
    private func openFiles() -> Set<String> {
        let folder = "/proc/self/fd"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(numbers.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") })
    }
}
