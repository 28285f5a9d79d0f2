import Foundation
import TestSupport
import Testing

@Suite("story library list", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct LibraryListTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    @Test("A standard event is found by its name in any spelling, one of the family's own by title or id")
    func byEvent() async throws {
        // Given
        let event = try await story.run(["event", "add", "Lost tooth", "--json"]).object()
        let identifier = try #require(event["id"] as? String)
        let rain = try await story.make(["--event", "rainyDay"])
        let tooth = try await story.make(["--custom-event", "Lost tooth"])

        // Then
        #expect(try await listed(["--event", "rainy-day"]) == [rain])
        #expect(try await listed(["--event", "lost tooth"]) == [tooth])
        #expect(try await listed(["--event", identifier]) == [tooth])
        #expect(try await listed(["--event", "holiday"]) == [])
        #expect(try await story.run(["library", "list", "--event", "nothing"]).status == 66)

        // When
        _ = try await story.run(["event", "delete", identifier, "--yes"])

        // Then
        #expect(try await listed(["--event", "lost tooth"]) == [tooth])
        #expect(try await listed(["--event", identifier]) == [tooth])
    }

    @Test("Of how often a story was heard several states may be asked for at once")
    func byListening() async throws {
        // Given
        let (fresh, begun, known) = (try await story.make(), try await story.make(), try await story.make())
        try await story.change("INSERT INTO storyMark SELECT 1, number, 0, 2 FROM story WHERE id = '\(begun)'")
        try await story.change("INSERT INTO storyMark SELECT 1, number, 1, 3 FROM story WHERE id = '\(known)'")

        // Then
        #expect(try await listed(["--new"]) == [fresh])
        #expect(try await listed(["--in-progress"]) == [begun])
        #expect(try await listed(["--completed"]) == [known])
        #expect(try await listed(["--new", "--completed"]) == [known, fresh])
        #expect(try await listed(["--favorites"]) == [known])
        #expect(try await listed(["--favorites", "--new"]) == [])
    }

    @Test("Recent are the stories of the last seven days")
    func recent() async throws {
        // Given
        let (old, new) = (try await story.make(), try await story.make())
        try await story.change("UPDATE story SET createdAt = createdAt - 7 * 86400 - 3600 WHERE id = '\(old)'")

        // Then
        #expect(try await listed(["--recent"]) == [new])
    }

    @Test("The order is the newest first unless another is asked for")
    func order() async throws {
        // Given
        let (first, second, third) = (try await story.make(), try await story.make(), try await story.make())
        try await story.change("UPDATE story SET title = 'Émile', foldedTitle = 'emile' WHERE id = '\(third)'")
        try await story.change("UPDATE story SET title = 'Zoo', foldedTitle = 'zoo' WHERE id = '\(second)'")
        try await story.change("UPDATE story SET title = 'apple', foldedTitle = 'apple' WHERE id = '\(first)'")
        try await story.change("INSERT INTO storyMark SELECT 1, number, 0, 5 FROM story WHERE id = '\(second)'")

        // Then
        #expect(try await listed([]) == [third, second, first])
        #expect(try await listed(["--sort", "oldest"]) == [first, second, third])
        #expect(try await listed(["--sort", "title"]) == [first, third, second])
        #expect(try await listed(["--sort", "plays"]) == [second, third, first])
        #expect(try await listed(["--limit", "1", "--offset", "1"]) == [second])
        #expect(try await story.run(["library", "list", "--sort", "size"]).status == 64)
    }

    @Test("A list that was cut says how to go on, beside the list")
    func more() async throws {
        // Given
        _ = (try await story.make(), try await story.make())

        // When
        let cut = try await story.run(["library", "list", "--limit", "1"])
        let whole = try await story.run(["library", "list", "--limit", "2"])

        // Then
        #expect(cut.errorOutput.contains("--offset 1"))
        #expect(whole.errorOutput.isEmpty)
    }

    @Test(
        "A search may begin with any sign",
        arguments: ["-", "--", "-mira", "--json", "*", "\"", "NEAR(", "a AND", "(", "'; DROP TABLE story; --"])
    func search(text: String) async throws {
        // When
        let found = try await story.run(["library", "list", "--search", text])

        // Then
        #expect(found.status == 0, "\(found.errorOutput)")
        #expect(found.output.contains("No stories match"))
    }

    @Test("In a file titles are whole, and a list says what is marked and what is outdated")
    func inAFile() async throws {
        // Given
        let identifier = try await story.make()
        let title = String(repeating: "A very long title, ", count: 5) + "end"
        try await story.change(
            """
            UPDATE story SET title = '\(title)', narrationStatus = 'outdated', duration = 65
                WHERE id = '\(identifier)';
            INSERT INTO storyMark SELECT 1, number, 1, 12 FROM story WHERE id = '\(identifier)';
            """)

        // When
        let plain = try await story.run(["library", "list"])
        let row = try #require(try await story.run(["library", "list", "--json"]).list("stories").first)

        // Then
        let line = try #require(plain.output.split(separator: "\n").last)
        #expect(line.contains("  ★  \(title)  "))
        #expect(line.contains("1:05*"))
        #expect(line.contains("  12  "))
        #expect(!plain.output.contains("\u{1B}"))
        #expect(plain.errorOutput.contains("story retry STORY --step audio"))
        #expect(row["isFavorite"] as? Bool == true)
        let audio = try #require(row["audio"] as? [String: Any])
        #expect(audio["status"] as? String == "outdated")
        #expect(audio["duration"] as? Double == 65)
    }

    @Test("A family that says how many columns it wants gets so many, also in a file", arguments: ["20", "40", "60"])
    func wantedColumns(columns: String) async throws {
        // Given
        _ = try await story.make()

        // When
        let listed = try await story.run(["library", "list"], environment: ["COLUMNS": columns])

        // Then
        let lines = listed.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.count <= Int(columns) ?? 0 })
    }

    private func listed(_ arguments: [String]) async throws -> [String] {
        let result = try await story.run(["library", "list", "--json"] + arguments)
        #expect(result.status == 0, "\(result.errorOutput)")
        return try result.list("stories").compactMap { $0["id"] as? String }
    }
}

extension StoryRunner {
    /// Makes a story of text alone and returns its id.
    func make(_ arguments: [String] = []) async throws -> String {
        let made = try await process.run(
            ["create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--json"] + arguments)
        return try #require(try made.object()["id"] as? String, "\(made.errorOutput)")
    }

    /// Changes the database as no verb does.
    func change(_ sql: String) async throws {
        try await Program.run("sqlite3", home.appending(path: "data/library.sqlite").path, sql)
    }
}
