import Foundation
import TestSupport
import Testing

@Suite("Tests in their lanes", .tags(.process), .timeLimit(.minutes(1)))
struct LaneTests {
    /// What makes a test depend on its neighbours: programs, mounted disks, signals.
    private static let outsideHelpers = [
        "InProcessStory", "NarratedLibrary", "Program.end(", "Program.run(", "ProgramRun.of(", "SignalWatch(",
        "StoryProcess", "TemporaryDisk(", "TmuxTerminal(",
    ]
    private static let sources = PackageSources.sources(below: ["Tests"]).filter {
        !$0.hasPrefix("Tests/ReportSample/") && !$0.hasPrefix("Tests/Clients/")
            && !$0.hasPrefix("Tests/ArchitectureTests/LaneTests")
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: PackageSources.root.appending(path: file), encoding: .utf8)
    }

    @Test("Each tag is found by the pattern that chooses tests", arguments: ["process", "sweep", "proof"])
    func pattern(tag: String) async throws {
        // Given
        let tagged = try Self.sources.map { try text(of: $0).components(separatedBy: ".tags(.\(tag))").count - 1 }
        let own = tag == "process" ? 1 : 0

        // When
        let script = PackageSources.root.appending(path: "Tools/TestLanes/pattern.sh").path
        let pattern = try await Program.run(script, tag).text

        // Then
        #expect(pattern.split(separator: "|").count == tagged.reduce(own, +))
    }

    @Test("What runs programs or mounts disks is tagged")
    func outside() throws {
        for file in Self.sources {
            let text = try text(of: file)
            guard text.contains("@Suite("), let helper = Self.outsideHelpers.first(where: text.contains) else {
                continue
            }
            #expect(text.contains(".tags("), "\(file) uses \(helper) without a tag")
        }
    }
}
