import Foundation
import Glibc
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The PIN and limits, on the command line and in the app", .tags(.process), .timeLimit(.minutes(4)))
struct PINVerbTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    /// Sets the PIN to 4711, as a script does.
    private func setPIN() async throws {
        let set = try await story.process.run(["pin", "set", "--stdin"], shell: #"echo 4711 | "$0" "$@""#)
        try #require(set.status == 0 && set.output == "The PIN is set.\n", "\(set.errorOutput)")
    }

    @Test("Without a terminal, what children may not do ends with 77 once there is a PIN, and all else goes on")
    func withoutTerminal() async throws {
        // Given
        #expect(try await story.run(["pin"]).output == "No PIN is set. Run 'story pin set' to set one.\n")
        #expect(try await story.run(["pin", "remove"]).status == 66)
        #expect(try await story.run(["settings", "set", "defaultMinutes", "3"]).status == 0)
        #expect(try await story.run(["profile", "add", "Ben"]).status == 0)
        try await setPIN()

        // When
        let refused = try await story.run(["settings", "set", "defaultMinutes", "4"])
        let child = try await story.run(["settings", "set", "defaultMinutes", "4", "--profile", "Ben"])
        let changed = try await story.process.run(["pin", "set", "--stdin"], shell: #"echo 1234 | "$0" "$@""#)
        let removed = try await story.run(["pin", "remove", "--json"])

        // Then
        #expect(refused.status == 77 && refused.errorOutput.contains("The PIN is needed to change the settings."))
        #expect(child.status == 77 && child.errorOutput.contains("Ben can't change the settings."))
        #expect(changed.status == 77 && removed.status == 77)
        #expect(try await story.run(["library", "list"]).status == 0)
        #expect(try await story.run(["pin", "--json"]).object()["isSet"] as? Bool == true)
        #expect(try await story.run(["settings", "show", "defaultMinutes"]).output.contains("3"))
    }

    @Test("On a terminal the PIN is asked for, is not shown, and may be corrected")
    func onTerminal() async throws {
        // Given
        try await setPIN()
        let sut = try story.process.terminal(["settings", "set", "defaultMinutes", "4"])

        // When
        try await sut.wait(for: "PIN:")
        sut.type("1111\r")
        try await sut.wait { lines in lines.count { $0.hasPrefix("PIN:") } == 2 }
        sut.type("47x\u{7F}11\r")

        // Then
        let ending = try await sut.ending()
        #expect(ending.status == 0 && ending.lines.contains { $0.contains("defaultMinutes: 4") }, "\(ending.lines)")
        #expect(ending.hasItsSettings)
        #expect(!sut.output.contains("4711") && !sut.output.contains("1111"))
    }

    @Test("A PIN is typed twice; whoever changes it types the old one first; Ctrl-C leaves the terminal as it was")
    func setting() async throws {
        // Given
        let first = try story.process.terminal(["pin", "set"])
        try await first.wait(for: "New PIN (4 to 12 digits):")
        first.type("4711\r")
        try await first.wait(for: "New PIN again:")
        first.type("4711\r")
        #expect(try await first.ending().status == 0)

        // When
        let second = try story.process.terminal(["pin", "set"])
        // What is typed before the question itself is not taken for an answer.
        let asked = try await second.wait { lines in lines.contains { $0.hasPrefix("PIN:") } }
        #expect(asked.contains { $0.contains("The current PIN is needed first.") })
        second.type("4711\r")
        try await second.wait(for: "New PIN (4 to 12 digits):")
        second.type("1234\r")
        try await second.wait(for: "New PIN again:")
        second.type("1243\r")

        // Then
        let ending = try await second.ending()
        #expect(ending.status == 64 && ending.lines.contains { $0.contains("The two PINs differ.") })

        // When
        let third = try story.process.terminal(["pin", "remove"])
        try await third.wait(for: "PIN:")
        third.type("\u{3}")

        // Then
        let given = try await third.ending()
        #expect(given.status == 130 && given.hasItsSettings)
        #expect(try await story.run(["pin"]).output == "A PIN is set.\n")
    }

    @Test("An arrow key is no part of a PIN, and a signal leaves the terminal as it was")
    func keysAndSignals() async throws {
        // Given
        try await setPIN()
        let arrows = try story.process.terminal(["settings", "set", "defaultMinutes", "4"])
        try await arrows.wait(for: "PIN:")

        // When
        arrows.type("47\u{1B}[D11\r")

        // Then
        let changed = try await arrows.ending()
        #expect(changed.status == 0 && changed.hasItsSettings, "\(changed.lines)")
        for signal in [SIGTERM, SIGHUP] {
            let sut = try story.process.terminal(["settings", "set", "defaultMinutes", "5"])
            try await sut.wait(for: "PIN:")
            try await sut.send(signal)
            let ending = try await sut.ending()
            #expect(ending.status == 128 + signal && ending.hasItsSettings, "\(signal)")
        }
    }

    @Test("The PIN stays where another library is restored")
    func restoring() async throws {
        // Given
        let file = story.home.appending(path: "saved.zip").path
        #expect(try await story.run(["backup", file]).status == 0)
        let other = try InProcessStory()
        let set = try await other.process.run(["pin", "set", "--stdin"], shell: #"echo 4711 | "$0" "$@""#)
        try #require(set.status == 0)
        let sut = try other.process.terminal(["restore", file, "--replace", "--yes"])

        // When
        try await sut.wait(for: "PIN:")
        sut.type("4711\r")

        // Then
        #expect(try await sut.ending().status == 0)
        #expect(try await other.run(["pin"]).output == "A PIN is set.\n")
    }

    @Test("The app opens with a child's shelf once there is a PIN, and a parent's profile asks for it")
    func app() async throws {
        // Given
        #expect(try await story.run(["profile", "add", "Ben"]).status == 0)
        try await setPIN()
        let sut = try story.process.terminal(["open", "--output", "null"])

        // When
        let opening = "\u{1B}[?1049h"
        try await sut.output(until: opening)
        try await sut.wait { lines in
            ["Who is reading tonight?", "Family", "Ben"].allSatisfy { text in lines.contains { $0.contains(text) } }
        }
        sut.press(.enter)
        try await sut.wait(for: "The PIN is needed to read as a parent.")
        sut.type("1111\r")
        try await sut.wait(for: "The PIN is wrong.")
        sut.type("4711")
        try await sut.wait(for: "[****")
        sut.press(.enter)
        // The parent's app is another one: what is typed before it is there is nobody's.
        try await sut.output(until: opening)
        try await sut.wait { lines in
            lines.contains { $0.contains("q quit") } && !lines.contains { $0.contains("Who is reading") }
        }

        // Then
        sut.press("4")
        try await sut.wait(for: "Family (reading now)")
        sut.press("q")
        #expect(try await sut.ending().status == 0)
        #expect(!sut.output.contains("4711"))
    }

    @Test("Where the program usually runs as a child, another profile than a child's needs the PIN")
    func usualProfile() async throws {
        // Given
        for name in ["Ben", "Zoë"] { #expect(try await story.run(["profile", "add", name]).status == 0) }
        let environment = ["STORY_PROFILE": "Ben"]
        #expect(
            try await story.run(["library", "list", "--profile", "Family"], environment: environment).status == 0)
        try await setPIN()

        // When
        let parents = try await story.run(["library", "list", "--profile", "Family"], environment: environment)
        let siblings = try await story.run(["library", "list", "--profile", "Zoë"], environment: environment)
        let own = try await story.run(["library", "list"], environment: environment)

        // Then
        #expect(parents.status == 77 && parents.errorOutput.contains("The PIN is needed to read as a parent."))
        #expect(siblings.status == 0 && own.status == 0)
    }

    @Test("A collection is made by a child who may create stories, and by a parent, without a question for each story")
    func collections() async throws {
        // Given
        for name in ["Mira"] { #expect(try await story.run(["hero", "add", name]).status == 0) }
        #expect(try await story.run(["profile", "add", "Ben"]).status == 0)
        try await setPIN()
        let create = [
            "collection", "create", "--focus", "kindness", "--hero", "Mira", "--stories", "2", "--minutes", "1",
            "--no-illustrations",
        ]

        // When
        let childs = try await story.process.run(create + ["--profile", "Ben"])
        let parents = try await story.process.run(create)

        // Then
        #expect(childs.status == 0, "\(childs.errorOutput)")
        #expect(parents.status == 0, "\(parents.errorOutput)")
        #expect(try await story.run(["library", "list", "--json"]).list("stories").count == 4)
    }

    @Test("The stories of a collection count, each of them, and the last one says why it is missing")
    func collectionAtLimit() async throws {
        // Given
        #expect(try await story.run(["hero", "add", "Mira"]).status == 0)
        #expect(try await story.run(["profile", "add", "Ben", "--stories-a-day", "1"]).status == 0)

        // When
        let made = try await story.process.run([
            "collection", "create", "--focus", "kindness", "--hero", "Mira", "--stories", "2", "--minutes", "1",
            "--no-illustrations", "--no-audio", "--profile", "Ben",
        ])

        // Then
        #expect(made.status == 77 && made.errorOutput.contains("Ben has created 1 story today."), "\(made.errorOutput)")
        #expect(try await story.run(["library", "list", "--json"]).list("stories").count == 1)
        #expect(try await story.run(["jobs", "--json"]).list("jobs").isEmpty)
    }

    @Test("A child's limits are set, shown, and end what it does with 77")
    func limits() async throws {
        // Given
        let added = try await story.run([
            "profile", "add", "Ben", "--stories-a-day", "1", "--minutes-a-day", "30", "--quiet-hours",
            "20:00-06:30 mon",
            "--json",
        ])
        let shown = try await story.run(["profile", "show", "Ben"])
        let lifted = try await story.run(["profile", "edit", "Ben", "--quiet-hours", "none", "--json"])
        let create = [
            "create", "--hero", "Mira", "--event", "bedtime", "--minutes", "1", "--no-audio", "--profile", "Ben",
        ]
        let made = try await story.process.run(create + ["--no-illustrations"])
        let second = try await story.process.run(create + ["--no-illustrations"])
        let parents = try await story.process.run(create.dropLast(2) + ["--no-illustrations"])

        // Then
        #expect(try added.object()["storiesPerDay"] as? String == "1", "\(added.errorOutput)")
        #expect(try added.object()["quietHours"] as? String == "20:00-06:30 mon")
        #expect(try added.object()["minutesPerSitting"] is NSNull)
        #expect(shown.output.contains("listens  30 min a day") && shown.output.contains("creates  1 story a day"))
        #expect(try lifted.object()["quietHours"] as? String == "none")
        #expect(made.status == 0, "\(made.errorOutput)")
        #expect(second.status == 77 && second.errorOutput.contains("Ben has created 1 story today."))
        #expect(parents.status == 0, "\(parents.errorOutput)")
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test("A story that a child asks for waits, is seen by parents, and is made once one approves it")
    func approval() async throws {
        // Given
        #expect(try await story.run(["profile", "add", "Ben", "--create", "ask"]).status == 0)
        let create = ["create", "--hero", "Mira", "--event", "bedtime", "--minutes", "1", "--no-audio"]
        let asked = try await story.process.run(create + ["--no-illustrations", "--profile", "Ben"])
        let waiting = try await story.run(["jobs", "--json"]).list("jobs")
        let own = try await story.run(["jobs", "--json", "--profile", "Ben"]).list("jobs")
        let job = try #require(waiting.first?["id"] as? String, "\(asked.errorOutput)")

        // When
        let byChild = try await story.run(["jobs", "retry", job, "--profile", "Ben"])
        let nothing = try await story.process.run(["worker", "--once"])
        let approved = try await story.run(["jobs", "retry", job])
        let made = try await story.process.run(["worker", "--once"])

        // Then
        #expect(asked.status == 77 && asked.errorOutput.contains("It waits until a parent approves it."))
        #expect(waiting.count == 1 && own.count == 1)
        #expect(waiting.first?["profile"] as? String == "2" && waiting.first?["status"] as? String == "waiting")
        #expect(byChild.status == 77 && nothing.status == 0)
        #expect(try await story.run(["worker", "--once", "--profile", "Ben"]).status == 77)
        #expect(approved.status == 0 && made.status == 0, "\(approved.errorOutput) \(made.errorOutput)")
        #expect(try await story.run(["library", "list", "--json"]).list("stories").count == 1)
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test("What the household limits holds for a child whose profile says nothing")
    func household() async throws {
        // Given
        #expect(try await story.run(["profile", "add", "Ben"]).status == 0)
        #expect(try await story.run(["settings", "set", "quietHours", "00:00-00:00"]).status == 0)

        // When
        let create = ["create", "--hero", "Mira", "--event", "bedtime", "--minutes", "1", "--profile", "Ben"]
        let quiet = try await story.run(create)

        // Then
        #expect(quiet.status == 77 && quiet.errorOutput.contains("It's quiet time for Ben all day."))
        for (key, value) in [("minutesPerDay", "0"), ("storiesPerDay", "11"), ("quietHours", "late")] {
            #expect(try await story.run(["settings", "set", key, value]).status == 64)
        }
        #expect(try await story.run(["settings", "reset", "quietHours"]).status == 0)
    }

    @Test(
        "What is no limit is refused, and says what one is",
        arguments: [
            (["--minutes-a-day", "0"], "from 1 to 600"), (["--stories-a-day", "11"], "from 1 to 10"),
            (["--minutes-until-break", "soon"], "from 1 to 600"), (["--quiet-hours", "late"], "like 20:00-06:30"),
        ])
    func mistakes(arguments: [String], message: String) async throws {
        let result = try await story.run(["profile", "add", "Ben"] + arguments)
        #expect(result.status == 64 && result.errorOutput.contains(message), "\(result.errorOutput)")
    }
}
