import Foundation
import TerminalTestSupport
import TestSupport
import Testing

@Suite(
    "From an empty library to a story that is heard, in the app on a real terminal", .tags(.process),
    .timeLimit(.minutes(4)))
struct AppJourneyTests {
    @Test("A hero is made, then a story, which is watched, played, moved in, marked and found in the library")
    func journey() async throws {
        // Given
        let story = try StoryProcess()
        try FileManager.default.createDirectory(
            at: story.home.appending(path: "config"), withIntermediateDirectories: true)
        try Data(#"{"defaultMinutes": 1, "illustrationsEnabled": false}"#.utf8).write(
            to: story.home.appending(path: "config/settings.json"))
        let sut = try story.terminal(["open", "--output", "null"])

        // When: a hero
        try await sut.wait(for: "New hero")
        sut.press(.enter)
        try await sut.wait(for: "Step 1 of 5")
        sut.press("M", "i", "r", "a", .enter)
        for step in 2...4 {
            try await sut.wait(for: "Step \(step) of 5")
            sut.press(.backTab, .backTab, .enter)
        }
        try await sut.wait(for: "Step 5 of 5")
        sut.press(.enter)
        try await sut.wait(for: "Created Mira.")
        sut.press(.enter)
        try await sut.wait { lines in !lines.contains { $0.contains("Created Mira.") } }

        // A story
        sut.press("n")
        try await sut.wait(for: "A story about Mira")
        // From the first hero back over the last two buttons.
        sut.press(.backTab, .backTab, .backTab, .enter)
        try await sut.wait(for: "[ Stop ]")
        try await sut.wait(for: "Page 1")
        try await sut.wait(for: "The story is in the library.")
        sut.press(.enter)

        // It is heard
        let made = try await sut.wait(for: "not heard yet")
        // A scroll bar may end its line.
        let title = try #require(made.dropFirst().first).prefix { $0 != "█" && $0 != "│" }
            .trimmingCharacters(in: .whitespaces)
        sut.press("p")
        try await sut.wait(for: "[ Pause ]")
        sut.press(.space)
        try await sut.wait(for: "paused")
        // However long it was heard until it stood still.
        sut.press(.right, .right)
        let heard = try await sut.wait { lines in
            lines.contains { line in ["0:3", "0:4", "0:5"].contains { line.hasPrefix($0) } }
        }
        #expect(heard.contains { $0.contains(title) })
        sut.press("f")
        try await sut.wait(for: "★ \(title)")
        sut.press("q")

        // Then
        let ending = try await sut.ending()
        #expect(ending.status == 0, "\(ending.lines)")
        #expect(!ending.isOnOtherScreen && ending.hasCursor && ending.hasItsSettings)
        let list = try await story.run(["library", "list", "--favorites", "--json"])
        let stories = try list.list("stories")
        #expect(stories.map { $0["title"] as? String } == [title])
    }

    @Test("A story that is being made when somebody quits can be gone on with")
    func quitWhileGenerating() async throws {
        // Given
        let story = try StoryProcess()
        let hero = try await story.run(["hero", "add", "Mira"])
        try #require(hero.status == 0, "\(hero.errorOutput)")
        let sut = try story.terminal(["open", "story://generation", "--output", "null"])
        try await sut.wait(for: "A story about Mira")
        sut.press(.backTab, .backTab, .backTab, .enter)
        try await sut.wait(for: "Page 1")

        // When
        try await sut.leave(sheetOver: "Creating '")
        sut.press("q")
        try await sut.wait(for: "You can resume it later on")
        sut.press(.left, .enter)

        // Then
        #expect(try await sut.ending().status == 0)
        let jobs = try await story.run(["jobs", "--json"])
        #expect(try jobs.list("jobs").count == 1, "\(jobs.output)")
    }

    @Test("A story that was interrupted waits on the first screen, where it is resumed")
    func resumeAtHome() async throws {
        // Given
        let story = try StoryProcess()
        let killed = try await story.run(
            ["create", "--hero", "Mira", "--minutes", "2", "--progress", "json"],
            stopAt: (SIGKILL, "\"kind\":\"sentence\""))
        try #require(killed.status == 128 + SIGKILL)
        let sut = try story.terminal(["open", "--output", "null"])
        try await sut.wait(for: "Unfinished stories")

        // When
        sut.press(.tab, .tab, .tab, .tab, .tab, .tab, .enter)

        // Then
        try await sut.wait(for: "The story is in the library.")
        sut.press(.escape)
        try await sut.wait(for: "q quit")
        sut.press("q")
        #expect(try await sut.ending().status == 0)
        let rest = try await story.run(["jobs", "--json"])
        #expect(try rest.list("jobs").isEmpty, "\(rest.output)")
    }

    @Test("Stories that are queued in the app are made while it is open, and go on where they were when it is left")
    func queue() async throws {
        // Given
        let story = try StoryProcess()
        try FileManager.default.createDirectory(
            at: story.home.appending(path: "config"), withIntermediateDirectories: true)
        try Data(#"{"defaultMinutes": 5, "illustrationsEnabled": false}"#.utf8).write(
            to: story.home.appending(path: "config/settings.json"))
        let hero = try await story.run(["hero", "add", "Mira"])
        try #require(hero.status == 0, "\(hero.errorOutput)")
        let first = try story.terminal(["open", "story://generation", "--output", "null"])
        try await first.wait(for: "A story about Mira")

        // When
        first.press("a")
        try await first.wait(for: "Added to the queue. It's up next.")
        first.press("a")
        try await first.wait(for: "Added to the queue. 1 story comes first.")
        try await first.leave(sheetOver: "Creating '")
        first.press("q")
        try await first.wait(for: "It will continue the next time")
        first.press(.left, .enter)

        // Then
        #expect(try await first.ending().status == 0)
        let waiting = try await story.run(["jobs", "--json"])
        #expect(try waiting.list("jobs").map { $0["status"] as? String } == ["queued", "queued"], "\(waiting.output)")

        // When
        let second = try story.terminal(["open", "story://generation/queue", "--output", "null"])
        try await second.wait { lines in lines.count { $0.hasSuffix("ready") || $0.contains("ready ") } >= 2 }
        second.press(.escape)
        try await second.wait(for: "q quit")
        second.press("q")

        // Then
        #expect(try await second.ending().status == 0)
        let rest = try await story.run(["jobs", "--json"])
        #expect(try rest.list("jobs").isEmpty, "\(rest.output)")
        let made = try await story.run(["library", "list", "--json"])
        #expect(try made.list("stories").count == 2)
    }
}

extension PseudoTerminal {
    /// Closes the form, and waits until what is behind it takes keys again: one that is typed at once would be Alt with that
    /// key.
    fileprivate func leave(sheetOver text: String) async throws {
        press(.escape)
        try await wait { lines in
            lines.contains { $0.contains(text) } && lines.contains { $0.contains("q quit") }
        }
    }
}
