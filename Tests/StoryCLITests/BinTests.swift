import Foundation
import Testing

@Suite("story library bin", .serialized, .timeLimit(.minutes(3)))
struct BinTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("A deleted story is in the bin with its space, and comes back as it was")
    func roundTrip() async throws {
        // Given
        let identifier = try #require(
            try await story.run(["create", "--hero", "Mira", "--minutes", "1", "--json"]).object()["id"] as? String)
        let before = try await story.run(["library", "show", identifier, "--json"]).output

        // When
        let deleted = try await story.run(["library", "delete", identifier, "--yes", "--json"])
        let bin = try await story.run(["library", "bin", "--json"]).object()
        let hidden = try await story.run(["library", "show", identifier]).status
        let verified = try await story.run(["verify"]).status
        let restored = try await story.run(["library", "bin", "restore", String(identifier.prefix(8))])

        // Then
        let removed = try #require(try deleted.json() as? [[String: Any]])
        #expect(removed.map { $0["id"] as? String } == [identifier])
        #expect(removed.first?["restorableUntil"] is String)
        let item = try #require((bin["stories"] as? [[String: Any]])?.first)
        #expect(item["id"] as? String == identifier)
        #expect(item["daysLeft"] as? Int == 30)
        #expect((item["bytes"] as? Int ?? 0) > 1000)
        #expect(bin["bytes"] as? Int == item["bytes"] as? Int)
        #expect(hidden == 66)
        #expect(verified == 0)
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try await story.run(["library", "show", identifier, "--json"]).output == before)
        #expect(try await story.run(["library", "bin"]).output.hasPrefix("The bin is empty."))
    }

    @Test("Emptying asks for a yes, and takes the files of what is in the bin and no others")
    func empty() async throws {
        // Given
        let (first, second) = (try await story.make(), try await story.make())
        let files = story.files(below: "data/media")
        _ = try await story.run(["library", "delete", first, second, "--yes"])

        // When
        let unsure = try await story.run(["library", "bin", "empty"])
        let kept = story.files(below: "data/media")
        let one = try await story.run(["library", "bin", "empty", first, "--yes", "--json"])
        let left = try await story.run(["library", "bin", "--json"]).object()["stories"] as? [[String: Any]]
        let all = try await story.run(["library", "bin", "empty", "--yes"])

        // Then
        #expect(unsure.status == 64)
        #expect(kept == files)
        #expect((try one.json() as? [[String: Any]])?.map { $0["id"] as? String } == [first])
        #expect(left?.map { $0["id"] as? String } == [second])
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
        let other = try StoryProcess()

        // When
        _ = try await story.run(["backup", file])
        let restored = try await other.run(["restore", file])

        // Then
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try await other.run(["library", "bin", "restore", identifier]).status == 0)
        #expect(try await other.run(["library", "show", identifier]).status == 0)
    }
}
