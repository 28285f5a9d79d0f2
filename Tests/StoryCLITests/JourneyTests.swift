import Foundation
import TestSupport
import Testing

@Suite("The reading journey on the command line", .tags(.process), .timeLimit(.minutes(2)))
struct JourneyTests {
    @Test("Before anybody has listened it says how to begin, and programs are told numbers of nothing")
    func empty() async throws {
        // Given
        let story = try StoryProcess()

        // When
        let told = try await story.run(["journey"])
        let journey = try await story.run(["journey", "--json"]).object()

        // Then
        #expect(told.status == 0)
        #expect(
            told.output.hasPrefix("Your journey begins with the first story you listen to: run 'story play STORY'."))
        let periods = try #require(journey["periods"] as? [[String: Any]])
        #expect(periods.compactMap { $0["period"] as? String } == ["week", "month", "year", "all"])
        #expect(periods.allSatisfy { $0["sessionCount"] as? Int == 0 && $0["listened"] as? Double == 0 })
        #expect((journey["milestones"] as? [[String: Any]])?.count == 10)
    }

    @Test("What was listened to is told with its days, milestones, heroes and events, by their names")
    func journey() async throws {
        // Given: the end of a story is listened to, and its hero removed
        let library = try await NarratedLibrary()
        let played = try await library.play(from: library.first.duration - 7)
        try #require(played.status == 0, "\(played.errorOutput)")
        try #require(try await library.story.run(["hero", "delete", "Mira", "--yes"]).status == 0)

        // When
        let told = try await library.story.run(["journey"])
        let all = try await library.story.run(["journey", "--period", "all", "--json"]).object()

        // Then
        let lines = told.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.first == "PERIOD TIME SESSIONS STORIES FINISHED")
        #expect(lines.contains("In all under a minute 1 1 -"))
        #expect(lines.contains { $0.hasPrefix("Streak: 1 day") })
        #expect(lines.contains("First story heard 1 story"))
        #expect(lines.contains("Stories on 7 days in a row 6 days"))
        #expect(lines.contains("Mira (removed) under a minute 1 1 -"))
        #expect(lines.contains("Bedtime under a minute 1 1 -"))
        let periods = try #require(all["periods"] as? [[String: Any]])
        #expect(periods.count == 1)
        let heroes = try #require(periods.first?["heroes"] as? [[String: Any]])
        #expect(heroes.first?["name"] as? String == "Mira")
        #expect(heroes.first?["isRemoved"] as? Bool == true)
        #expect(try #require(periods.first?["listened"] as? Double) >= 5)
    }

    @Test("A period that there is not is a mistake, and those that there are are named")
    func badPeriod() async throws {
        let told = try await StoryProcess().run(["journey", "--period", "decade"])
        #expect(told.status == 64)
        #expect(told.errorOutput.contains("week"))
    }

    @Test("A library that cannot be read is an error, and no empty journey")
    func unreadable() async throws {
        // Given
        let story = try StoryProcess()
        let folder = story.home.appending(path: "data")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("no database, though as long as the first page of one".utf8)
            .write(to: folder.appending(path: "library.sqlite"))

        // When
        let told = try await story.run(["journey"])

        // Then
        #expect(told.status == 65, "\(told.output)")
        #expect(told.output.isEmpty)
    }
}
