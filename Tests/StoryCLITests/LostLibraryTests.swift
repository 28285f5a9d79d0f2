import Foundation
import TestSupport
import Testing

@Suite("A library whose database is lost", .tags(.process), .serialized, .timeLimit(.minutes(5)))
struct LostLibraryTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    /// Makes 20 stories: with everything, without pictures, without narration, with neither; some in German.
    private func make() async throws -> [String] {
        var identifiers: [String] = []
        for index in 0..<20 {
            // Pictures take the longest, so that few have some.
            let parts = index % 10 == 0 ? [] : index % 10 == 1 ? ["--no-audio"] : ["--no-illustrations"]
            let silent = index % 4 == 3 ? ["--no-audio"] : []
            let language = index % 5 == 4 ? ["--language", "de"] : []
            let made = try await story.run(
                ["create", "--hero", index % 2 == 0 ? "Mira" : "Ole", "--minutes", "1", "--seed", "\(index)", "--json"]
                    + parts + silent + language)
            identifiers.append(try #require(try made.object()["id"] as? String, "\(made.errorOutput)"))
        }
        return identifiers
    }

    private func shown(_ identifiers: [String]) async throws -> [String] {
        var shown: [String] = []
        for identifier in identifiers {
            shown.append(try await story.run(["library", "show", identifier, "--json"]).output)
        }
        return shown
    }

    private func removeDatabase() throws {
        for name in ["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"] {
            let file = story.home.appending(path: "data/\(name)")
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    @Test("20 stories come back with texts, pictures, narrations, marks and heroes; what is lost is told")
    func databaseDeleted() async throws {
        // Given
        let identifiers = try await make()
        _ = try await story.run(["hero", "add", "Ada", "--trait", "brave"])
        _ = try await story.run(["library", "favorite", identifiers[2]])
        let edit = ["library", "edit", identifiers[3], "--title", "The Night Train"]
        #expect(try await story.run(edit).status == 0)
        let backup = story.home.appending(path: "library.zip").path
        #expect(try await story.run(["backup", backup]).status == 0)
        _ = try await story.run(["library", "delete", identifiers[19], "--permanently", "--yes"])
        let kept = Array(identifiers.dropLast())
        let (before, heroes) = (try await shown(kept), try await story.run(["hero", "list", "--json"]).output)
        let files = story.files(below: "data/media")
        try removeDatabase()
        // When
        let empty = try await story.run(["library", "list", "--json"])
        let found = try await story.run(["verify"])
        let repaired = try await story.run(["verify", "--repair"])
        let after = try await story.run(["verify"])
        // Then
        #expect(!empty.output.contains(kept[0]))
        #expect(found.status == 65)
        #expect(found.output.components(separatedBy: "lost story: ").count == kept.count + 1, "\(found.output)")
        #expect(!found.output.contains("No story uses it"), "\(found.output)")
        #expect(repaired.status == 65)
        #expect(repaired.output.contains("Play counts, positions, the queue"), "\(repaired.output)")
        #expect(repaired.output.contains(backup), "\(repaired.output)")
        #expect(after.status == 0, "\(after.output)")
        #expect(try await shown(kept) == before)
        #expect(try await story.run(["library", "show", identifiers[19]]).status == 66)
        #expect(try await story.run(["hero", "list", "--json"]).output == heroes)
        #expect(story.files(below: "data/media") == files)
    }
}
