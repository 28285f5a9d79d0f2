import Foundation
import Glibc
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The library's file alone", .tags(.process), .serialized, .timeLimit(.minutes(4)))
struct CheckpointTests {
    private let story: StoryProcess
    private var log: URL { story.home.appending(path: "data/library.sqlite-wal") }

    init() throws {
        story = try StoryProcess()
    }

    /// What `story` says in a library that has nothing but a copy of this one's main file.
    private func alone(_ arguments: [String]) async throws -> String {
        let other = try StoryProcess()
        let data = other.home.appending(path: "data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: story.home.appending(path: "data/library.sqlite"), to: data.appending(path: "library.sqlite"))
        let result = try await other.run(arguments)
        try #require(result.status == 0, "\(result.errorOutput)")
        return result.output
    }

    @Test("has a story, an edit, a mark, a hero and an event as soon as the command that stored it has ended")
    func commands() async throws {
        // Given, When
        let identifier = try await story.make()
        // Then
        #expect(try await alone(["library", "list", "--json"]).contains(identifier))
        // When
        _ = try await story.run(["library", "edit", identifier, "--title", "The Zebra", "--json"])
        _ = try await story.run(["library", "favorite", identifier])
        _ = try await story.run(["hero", "add", "Zoe"])
        // Then
        #expect(try await alone(["library", "list", "--favorites"]).contains("The Zebra"))
        #expect(try await alone(["hero", "list"]).contains("Zoe"))
        // When
        _ = try await story.run(["library", "delete", identifier, "--yes"])
        // Then
        #expect(try await alone(["library", "list", "--json"]).contains(identifier) == false)
    }

    @Test("has a story that was resumed after a kill, and what was killed is taken in by whoever only looks next")
    func resumed() async throws {
        // Given
        let killed = try await story.run(
            ["create", "--hero", "Mira", "--minutes", "1", "--no-illustrations", "--progress", "json"],
            stopAt: (SIGKILL, "\"kind\":\"page\""))
        try #require(killed.status == 128 + SIGKILL)
        try #require(FileManager.default.contents(atPath: log.path)?.isEmpty == false)
        // When
        _ = try await story.run(["jobs"])
        // Then
        #expect(FileManager.default.contents(atPath: log.path)?.isEmpty != false)
        #expect(try await alone(["jobs", "--json"]).contains("\"id\""))
        // When
        let resumed = try await story.run(["resume", "--json"])
        // Then
        let identifier = try #require(try resumed.object()["id"] as? String)
        #expect(try await alone(["library", "list", "--json"]).contains(identifier))
    }

    @Test("has what was played")
    func played() async throws {
        // Given
        let library = try await NarratedLibrary()
        let log = library.story.home.appending(path: "data/library.sqlite-wal")
        // When
        let played = try await library.play()
        // Then
        #expect(played.status == 0, "\(played.errorOutput)")
        #expect(FileManager.default.contents(atPath: log.path)?.isEmpty != false)
    }

    @Test("has what was changed in the app, once that has ended")
    func app() async throws {
        // Given
        let identifier = try await story.make()
        let sut = try story.terminal(["open", "story://library/\(identifier)"])
        try await sut.wait(for: "not heard yet")
        // When
        sut.press("f")
        try await sut.wait(for: "★")
        sut.press("q")
        let ending = try await sut.ending()
        // Then
        #expect(ending.status == 0, "\(ending.lines)")
        #expect(FileManager.default.contents(atPath: log.path)?.isEmpty != false)
        #expect(try await alone(["library", "list", "--favorites", "--json"]).contains(identifier))
    }
}
