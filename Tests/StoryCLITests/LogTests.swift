import Foundation
import TestSupport
import Testing

@Suite("The log of what happens out of sight", .tags(.process), .timeLimit(.minutes(4)))
struct LogTests {
    private let story: InProcessStory
    private let on = ["STORY_LOG": "debug"]

    init() throws {
        story = try InProcessStory()
    }

    /// The lines of the log.
    private func lines() throws -> [String] {
        let text = try String(contentsOf: story.home.appending(path: "state/story.log"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    @Test("Unless somebody asks for it, nothing is logged, and no folder for it is made")
    func off() async throws {
        // Given
        for (options, level) in [([], ""), ([], "off"), (["--log-level", "off"], "debug")] {
            // When
            let added = try await story.run(
                ["hero", "add", "Mira\(level)\(options.count)"] + options, environment: ["STORY_LOG": level])
            // Then
            #expect(added.status == 0, "\(added.errorOutput)")
        }
        #expect(!FileManager.default.fileExists(atPath: story.home.appending(path: "state").path))
    }

    @Test(
        "The option and the variable turn it on; the option comes first, wherever it stands",
        arguments: [
            (["--log-level", "info", "hero", "add", "Mira"], ""), (["hero", "add", "Mira", "--log-level=info"], ""),
            (["hero", "add", "Mira"], "INFO"), (["hero", "add", "Mira", "--log-level", "info"], "nonsense"),
            (["--profile", "Family", "--log-level=info", "hero", "add", "Mira"], "warning"),
        ])
    func on(arguments: [String], level: String) async throws {
        // When
        let added = try await story.run(arguments, environment: ["STORY_LOG": level])
        // Then
        #expect(added.status == 0, "\(added.errorOutput)")
        let lines = try lines()
        #expect(lines.contains { $0.hasSuffix(" storage: created") })
        #expect(lines.allSatisfy { $0.contains(" info ") })
    }

    @Test("A level that there is not is refused: 64 for the option, 78 for the variable")
    func unknownLevel() async throws {
        // When
        let option = try await story.run(["hero", "list", "--log-level", "loud"])
        let missing = try await story.run(["hero", "list", "--log-level="])
        let variable = try await story.run(["hero", "list"], environment: ["STORY_LOG": "loud"])
        // Then
        #expect(option.status == 64 && missing.status == 64)
        #expect(
            option.errorOutput.contains("'--log-level' can be debug, info, warning or off, not 'loud'."),
            "\(option.errorOutput)")
        #expect(variable.status == 78)
        #expect(
            variable.errorOutput.contains("STORY_LOG is 'loud', which is no level.")
                && variable.errorOutput.contains("debug, info, warning, off"), "\(variable.errorOutput)")
    }

    @Test("A log that can't be written is told of once, stops nothing, and 'doctor' says why")
    func unwritable() async throws {
        // Given
        try Data().write(to: story.home.appending(path: "state"))
        // When
        let added = try await story.run(["hero", "add", "Mira"], environment: on)
        let doctor = try await story.run(["doctor"], environment: on)
        // Then
        #expect(added.status == 0)
        #expect(added.errorOutput.split(separator: "\n").count { $0.contains("The log can't be written.") } == 1)
        #expect(doctor.output.split(separator: "\n").contains { $0.hasPrefix("missing log: ") }, "\(doctor.output)")
    }

    @Test("'doctor' says where it is")
    func doctor() async throws {
        // When
        let off = try await story.run(["doctor"])
        let on = try await story.run(["doctor"], environment: on)
        // Then
        let path = story.home.appending(path: "state/story.log").path
        #expect(off.output.contains("ok      log: Off (\(path))\n"), "\(off.output)")
        #expect(on.output.contains("ok      log: \(path)\n"), "\(on.output)")
    }

    @Test("Two programs that write at once put whole lines into it")
    func twoPrograms() async throws {
        // Given
        let story = story
        // When
        try await withThrowingTaskGroup { group in
            for name in ["Mira", "Ole"] {
                group.addTask {
                    for number in 1...3 {
                        _ = try await story.process.run(["hero", "add", "\(name)\(number)"], environment: on)
                    }
                }
            }
            try await group.waitForAll()
        }
        // Then
        let lines = try lines()
        let form = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (debug|info|warning) \d+ [a-z]+: [^=]+( [A-Za-z]+=\S+)*/
        #expect(lines.allSatisfy { $0.wholeMatch(of: form) != nil }, "\(lines)")
        #expect(lines.count { $0.contains("opened for writing") } == 6)
    }

    @Test("It tells of everything that happens to a story, and of nobody: no name, title, text, or PIN is in it")
    func privacy() async throws {
        // Given
        let (hero, profile, event, pin) = ("Xanthippe", "Quetzalina", "The zeppelin picnic", "834701659")
        _ = try await story.run(["profile", "add", profile], environment: on)
        _ = try await story.run(["hero", "add", hero, "--detail", "collects gyroscopes"], environment: on)
        _ = try await story.run(
            ["event", "add", event, "--prompt", "Sandwiches above Timbuktu", "--keyword", "sandwich"], environment: on)

        // When
        let create = ["create", "--hero", hero, "--custom-event", event, "--minutes", "1", "--json"]
        let made = try await story.process.run(create, environment: on)
        let queued = try await story.process.run(create + ["--queue", "--no-illustrations"], environment: on)
        let worked = try await story.process.run(["worker", "--once"], environment: on)
        try #require(made.status == 0 && queued.status == 0 && worked.status == 0, "\(made)\(queued)\(worked)")
        let object = try made.object()
        let (id, title) = (try #require(object["id"] as? String), try #require(object["title"] as? String))
        let audio = try #require(object["audio"] as? [String: Any])
        let end = try #require(audio["duration"] as? Double) - 1
        let played = try await story.process.run(
            ["play", id, "--output", "null", "--from", "\(end)", "--profile", profile], environment: on)
        let saved = try await story.run(
            ["backup", story.home.appending(path: "\(profile).zip").path], environment: on)
        let repaired = try await story.run(["verify", "--repair"], environment: on)
        let set = try await story.process.run(
            ["pin", "set", "--stdin"], environment: on, shell: "echo \(pin) | \"$0\" \"$@\"")
        _ = try await story.run(["library", "show", title + hero], environment: on)
        let statuses = [played, saved, repaired, set].map(\.status)
        try #require(statuses == [0, 0, 0, 0], "\(statuses)")

        // Then
        let lines = try lines()
        for words in [
            "jobs: opened", "jobs: queued", "jobs: a worker begins", "jobs: claimed", "jobs: a step begins",
            "jobs: the story is stored", "providers: asked", "providers: answered", "playback: an engine is opened",
            "playback: loaded", "playback: a playback begins", "playback: the position is stored",
            "storage: created", "storage: opened for writing", "storage: done bytes=",
        ] {
            #expect(lines.contains { $0.contains(" \(words)") }, "\(words)")
        }
        #expect(lines.contains { $0.contains("job=\(id)") && $0.contains("provider=flite") })
        let pages = try #require(object["pages"] as? [[String: Any]]).compactMap { $0["text"] as? String }
        let hash = try String(contentsOf: story.home.appending(path: "config/pin.json"), encoding: .utf8)
        let secrets =
            [hero, profile, event, "zeppelin", "gyroscope", "sandwich", "Timbuktu", title, pin]
            + pages.flatMap(Self.phrases) + Self.longWords(of: hash)
        let text = lines.joined(separator: "\n")
        for secret in secrets { #expect(!text.localizedCaseInsensitiveContains(secret), "\(secret)") }
    }

    /// Three words in a row from everywhere in a text.
    private static func phrases(of text: String) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.indices.dropLast(2).map { words[$0...($0 + 2)].joined(separator: " ") }
    }

    /// The words of a file that cannot be there by chance.
    private static func longWords(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 12 }.map(String.init)
    }
}
