import Foundation
import TestSupport
import Testing

@Suite("story library bin", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct BinTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    /// Makes a story with a narration and returns its id.
    private func narrated(seed: Int) async throws -> String {
        let made = try await story.process.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-illustrations", "--seed", String(seed), "--json",
        ])
        return try #require(try made.object()["id"] as? String, "\(made.errorOutput)")
    }

    @Test("A deleted story is in the bin with its space, and comes back as it was")
    func roundTrip() async throws {
        // Given
        let identifier = try await narrated(seed: 1)
        let before = try await story.run(["library", "show", identifier, "--json"]).output

        // When
        let deleted = try await story.run(["library", "delete", identifier, "--yes", "--json"])
        let bin = try await story.run(["library", "bin", "--json"]).object()
        let hidden = try await story.run(["library", "show", identifier]).status
        let verified = try await story.run(["verify"]).status
        let restored = try await story.run(["library", "bin", "restore", String(identifier.prefix(8))])

        // Then
        let removed = try deleted.list("stories")
        #expect(removed.map { $0["id"] as? String } == [identifier])
        #expect(removed.first?["expiresAt"] is String)
        let item = try #require((bin["stories"] as? [[String: Any]])?.first)
        #expect(item["id"] as? String == identifier)
        #expect(item["daysLeft"] as? Int == 30)
        #expect((item["byteCount"] as? Int ?? 0) > 1000)
        #expect(bin["byteCount"] as? Int == item["byteCount"] as? Int)
        #expect(hidden == 66)
        #expect(verified == 0)
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try await story.run(["library", "show", identifier, "--json"]).output == before)
        #expect(try await story.run(["library", "bin"]).output.hasPrefix("The bin is empty."))
    }

    @Test("Emptying asks for a yes, and takes the files of what is in the bin and no others")
    func empty() async throws {
        // Given
        let (first, second) = (try await narrated(seed: 1), try await narrated(seed: 2))
        let files = story.files(below: "data/media")
        _ = try await story.run(["library", "delete", first, second, "--yes"])

        // When
        let unsure = try await story.run(["library", "bin", "empty"])
        let kept = story.files(below: "data/media")
        let one = try await story.run(["library", "bin", "empty", first, "--yes", "--json"])
        let left = try await story.run(["library", "bin", "--json"]).list("stories")
        let all = try await story.run(["library", "bin", "empty", "--yes"])

        // Then
        #expect(unsure.status == 64)
        #expect(kept == files)
        #expect(try one.list("stories").map { $0["id"] as? String } == [first])
        #expect(left.map { $0["id"] as? String } == [second])
        #expect(all.status == 0, "\(all.errorOutput)")
        #expect(story.files(below: "data/media").isEmpty)
        #expect(try await story.run(["library", "bin", "restore", second]).status == 66)
        #expect(try await story.run(["library", "bin", "empty"]).status == 0)
    }

    @Test("A backup carries the bin along")
    func backup() async throws {
        // Given
        let identifier = try await story.make()
        _ = try await story.run(["library", "delete", identifier, "--yes"])
        let file = story.home.appending(path: "saved.zip").path
        let other = try InProcessStory()

        // When
        _ = try await story.run(["backup", file])
        let restored = try await other.run(["restore", file])

        // Then
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try await other.run(["library", "bin", "restore", identifier]).status == 0)
        #expect(try await other.run(["library", "show", identifier]).status == 0)
    }

    @Test("A repair goes on where a story in the bin has lost a file, and says what to do")
    func lostFile() async throws {
        // Given
        let identifier = try await narrated(seed: 1)
        _ = try await story.run(["library", "delete", identifier, "--yes"])
        let file = try #require(story.files(below: "data/media").first { $0.hasSuffix(".opus") })
        try FileManager.default.removeItem(at: story.home.appending(path: "data/media").appending(path: file))

        // When
        let repaired = try await story.process.run(["verify", "--repair"])

        // Then
        #expect((repaired.output + repaired.errorOutput).contains("bin restore \(identifier.prefix(8))"))
        #expect(try await story.run(["library", "bin", "restore", identifier]).status == 0)
        #expect(try await story.run(["retry", identifier, "--step", "audio"]).status == 0)
        #expect(try await story.run(["verify"]).status == 0)
    }
}
