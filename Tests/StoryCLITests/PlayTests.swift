import Foundation
import TestSupport
import Testing

@Suite("Playing without a terminal", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct PlayTests {
    private let library: NarratedLibrary

    init() async throws {
        library = try await NarratedLibrary()
    }

    private func objects(_ result: ProcessResult) throws -> [[String: Any]] {
        try result.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }

    @Test("A page is a line, and the program ends with the story", arguments: [[], ["--plain"], ["--no-color"]])
    func lines(options: [String]) async throws {
        // When
        let result = try await library.play(options)
        // Then
        #expect(result.status == 0)
        #expect(result.errorOutput.isEmpty)
        let lines = result.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 3, "\(lines)")
        let start = Int(library.first.duration - 1)
        let clock = "\(start / 60):\(start % 60 < 10 ? "0" : "")\(start % 60)"
        #expect(lines[0].hasPrefix("'\(library.first.title)', from \(clock) of "))
        let page = try #require(library.first.pages.last).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(lines[1] == "Page \(library.first.pages.count) of \(library.first.pages.count): \(page)")
        #expect(lines[2] == "The end.")
    }

    @Test("For programs every change is an object on a line of its own")
    func json() async throws {
        // When
        let result = try await library.play(["--json", "--speed", "2", library.second.id, "--sleep", "0.05m"])
        // Then
        let objects = try objects(result)
        let states = objects.filter { $0["event"] as? String == "status" }.compactMap { $0["status"] as? String }
        #expect(states == ["loading", "playing", "loading", "playing", "paused", "stopped"], "\(states)")
        let reasons = objects.filter { $0["status"] as? String == "paused" }.map { $0["pauseReason"] as? String }
        #expect(!reasons.isEmpty && reasons.allSatisfy { $0 == "sleepTimer" }, "\(reasons)")
        #expect(objects.filter { $0["status"] as? String == "playing" }.allSatisfy { $0["pauseReason"] is NSNull })
        #expect(objects.first?["event"] as? String == "start" && objects.first?["version"] as? Int == 1)
        #expect(objects.dropFirst().allSatisfy { $0["speed"] as? Double == 2 })
        let last = try #require(objects.last)
        #expect((last["story"] as? [String: Any])?["id"] as? String == library.second.id)
        #expect(((last["queue"] as? [String: Any])?["stories"] as? [Any])?.count == 2)
    }

    @Test("At the end of the story the sleep timer ends the program, and the fade is heard again")
    func sleep() async throws {
        // When
        let result = try await library.play(["--sleep", "end", library.second.id], from: library.first.duration - 2)
        // Then
        #expect(result.status == 0)
        #expect(result.output.contains("Fading out."))
        #expect(!result.output.contains(library.second.title))
        let position = try await library.position()
        #expect(abs(position - (library.first.duration - 2)) < 0.5)
    }

    // MARK: - What cannot be played

    @Test(
        "What makes no sense is refused before anything is played",
        arguments: [
            (["--speed", "nan"], "0.5 to 2"), (["--speed", "3"], "0.5 to 2"), (["--speed", "fast"], "--speed"),
            (["--from", "nan"], "0 or more"), (["--from=-1"], "0 or more"), (["--from", "-1"], "0 or more"),
            (["--from", "start"], "--from"), (["--sleep", "soon"], "Use a time (20m"),
            (["--sleep", "0"], "Use a time (20m"),
            (["--sleep", "-3"], "Use a time (20m"), (["--repeat", "twice"], "--repeat"),
            (["--collection", "Brave"], "not both"), (["--output", " "], "--output"), (["--from"], "--from"),
        ])
    func usage(options: [String], words: String) async throws {
        let result = try await library.story.run(["play", library.first.id] + options)
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errorOutput.contains(words), "\(result.errorOutput)")
        #expect((1...3).contains(result.errorOutput.split(separator: "\n").count), "\(result.errorOutput)")
    }

    @Test("A position behind the end is the end", arguments: ["1e300", "inf"])
    func hugeSeek(position: String) async throws {
        let result = try await library.story.run(["play", library.first.id, "--output", "null", "--from", position])
        #expect(result.status == 0)
        #expect(result.output.contains("The end."))
    }

    @Test("A story that is not there, or has no audio, ends with 66")
    func noStory() async throws {
        // Given
        let silent = try await library.story.make(["--seed", "9"])
        // When
        let unknown = try await library.story.run(["play", "nowhere", "--output", "null"])
        let mute = try await library.story.run(["play", silent, "--output", "null", "--json"])
        // Then
        #expect([unknown.status, mute.status] == [66, 66])
        #expect(unknown.output.isEmpty)
        #expect(mute.errorOutput.contains("audio.none"))
        #expect(mute.errorOutput.contains("retry"))
    }

    @Test(
        "Audio that is missing or no audio is a clear error, and the next story is played all the same",
        arguments: [
            ("rm", Int32(66), "is missing"), ("head -c 5000 /dev/urandom >", 65, "can't be played"),
            ("truncate -s 0", 65, "can't be played"), ("sh -c 'rm \"$0\"; mkdir \"$0\"'", 65, "can't be read"),
        ])
    func badAudio(damage: String, status: Int32, words: String) async throws {
        // Given
        let file = library.story.home.appending(path: library.first.audio).path
        let damaged = try await library.story.run([file], shell: "chmod u+w \"$1\"; \(damage) \"$1\"")
        try #require(damaged.status == 0, "\(damaged.errorOutput)")
        // When
        let alone = try await library.play()
        let both = try await library.play(["--sleep", "0.05m", library.second.id])
        // Then
        #expect(alone.status == status)
        #expect(alone.errorOutput.contains(words), "\(alone.errorOutput)")
        #expect(alone.output.isEmpty)
        #expect(both.status == status)
        #expect(both.errorOutput == alone.errorOutput)
        #expect(!both.output.contains("Skipped"))
        #expect(both.output.contains("'\(library.second.title)'"))
    }

    @Test("Audio that was cut off is played as far as it goes, and said to be short")
    func truncated() async throws {
        // Given
        let file = library.story.home.appending(path: library.first.audio).path
        let damaged = try await library.story.run([file], shell: "chmod u+w \"$1\"; truncate -s 20000 \"$1\"")
        try #require(damaged.status == 0, "\(damaged.errorOutput)")
        // When
        let result = try await library.play(["--speed", "2"], from: 3)
        // Then
        #expect(result.status == 0)
        #expect(result.errorOutput.contains("ends after"), "\(result.errorOutput)")
    }

    @Test(
        "Marks that do not fit the audio, or mean nothing, are told and keep no story from being heard",
        arguments: [
            "'$.duration', 1e300", "'$.duration', -5", "'$.duration', 10", "'$.pageStarts', json('[]')",
            "'$.pageStarts', json('[5, 1, 1e9, -3]')", "'$.sentences', json('[]')", "'$.sentences[0].page', 99",
            "'$.words[0].range', json('{\"start\": 1000000000000000, \"end\": -5}')", "'$.words[0].sentence', -1",
        ])
    func marks(change: String) async throws {
        // Given
        let damage = "UPDATE narration SET json = json_set(json, \(change))"
        let damaged = try await library.story.run(
            [damage], shell: "sqlite3 \"$STORY_HOME/data/library.sqlite\" \"$1\"")
        try #require(damaged.status == 0, "\(damaged.errorOutput)")
        // When
        let result = try await library.play(["--sleep", "0.005m"])
        // Then
        #expect(result.status == 0, "\(result.errorOutput)")
        let isTold = ["don't match", "ends after"].contains(where: result.errorOutput.contains)
        #expect(isTold, "\(result.errorOutput)")
        #expect(result.output.contains(library.first.title))
    }

    @Test(
        "Without a sound device it ends with 69 and says once what to do; libraries for sound say nothing themselves",
        arguments: [("auto", "PulseAudio"), ("no/such-device", "no/such-device"), ("alsa", "alsa"), ("pulse", "pulse")])
    func noDevice(device: String, words: String) async throws {
        // When
        let result = try await library.story.run(
            ["play", library.first.id, library.second.id, "--output", device],
            // Nothing of the machine's own devices.
            environment: [
                "PULSE_SERVER": "/nowhere", "PIPEWIRE_REMOTE": "nowhere", "ALSA_CONFIG_PATH": "/dev/null",
            ])
        // Then
        #expect(result.status == 69)
        #expect(result.output.isEmpty)
        let lines = result.errorOutput.split(separator: "\n")
        #expect(lines.count == 3 && lines.first?.hasPrefix("story: ") == true, "\(result.errorOutput)")
        #expect(lines.last?.contains("--output") == true)
        #expect(result.errorOutput.contains(words))
    }

    // MARK: - What goes while it plays

    /// Plays both stories, and runs a shell command as soon as a page of the first one is told.
    private func play(_ options: [String] = [], while change: String) async throws -> ProcessResult {
        try await library.play(
            options,
            shell: """
                : >"$HOME/output"
                "$0" "$@" >"$HOME/output" 2>"$HOME/errors" & player=$!
                until grep -q -e Page -e '"event":"page"' "$HOME/output"; do :; done
                { \(change); } >/dev/null || exit 1
                wait "$player"; status=$?
                cat "$HOME/output"; cat "$HOME/errors" >&2; exit "$status"
                """)
    }

    @Test("A story that is removed while it plays is heard to its end, and said not to be kept")
    func removed() async throws {
        // When
        let result = try await play(while: "\"$0\" library delete \(library.first.id) --permanently --yes")
        // Then
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("The end.\n"), "\(result.output)")
        #expect(result.errorOutput.contains("'\(library.first.title)' is no longer in"), "\(result.errorOutput)")
        #expect(result.errorOutput.split(separator: "\n").count == 1)
    }

    @Test("A story that is removed from the library leaves the queue")
    func removedFromQueue() async throws {
        // When
        let result = try await play(
            [library.second.id], while: "\"$0\" library delete \(library.second.id) --yes")
        // Then
        #expect(result.status == 0)
        #expect(result.errorOutput.isEmpty)
        #expect(!result.output.contains(library.second.title))
        #expect(result.output.hasSuffix("The end.\n"))
    }

    @Test("A library that is removed while a story plays is told, and not made anew", arguments: [[], ["--json"]])
    func libraryRemoved(options: [String]) async throws {
        // When
        let result = try await play(options, while: "rm -r \"$STORY_HOME/data\"")
        // Then
        #expect(result.status == 0)
        let told = options.isEmpty ? result.errorOutput : result.output
        #expect(told.contains("library.sqlite can't be written to"), "\(told)")
        #expect(library.story.files(below: "data").isEmpty)
    }

    // MARK: - However it ends

    @Test("Asked to end it ends with 130 and knows where it was", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(signal: Int32) async throws {
        let result = try await library.play(
            from: 20, shell: "exec \(StoryProcess.deliveringSignals) \"$0\" \"$@\"", stopAt: (signal, "Page"))
        #expect(result.status == 130)
        #expect(result.output.contains("Stopped at 0:2"))
        #expect(try await library.position() >= 20)
    }

    @Test("Started with 'nohup' it goes on when the terminal is closed")
    func nohup() async throws {
        let result = try await library.play(shell: "trap '' HUP; exec \"$0\" \"$@\"", stopAt: (SIGHUP, "Page"))
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("The end.\n"))
    }

    @Test("Killed, it loses a second at most")
    func killed() async throws {
        // When it is killed as soon as it turns to the next page
        let result = try await library.play(["--speed", "2", "--json"], from: 10, stopAt: (SIGKILL, #""page":2,"#))
        // Then
        #expect(result.status == 128 + SIGKILL)
        let turned = try #require(try objects(result).last { $0["event"] as? String == "page" })
        #expect(try await library.position() >= #require(turned["position"] as? Double) - 2)
    }

    @Test("Where nobody reads any more it ends, and knows where it was")
    func closedPipe() async throws {
        let result = try await library.play(
            ["--speed", "2"], from: 10, shell: "\"$0\" \"$@\" | head -n 1; echo ${PIPESTATUS[0]}")
        #expect(result.output.hasSuffix("\n0\n"), "\(result.output)")
        #expect(try await library.position() >= 10)
    }

    @Test("An answer that a full disk swallows ends with 73")
    func fullDisk() async throws {
        #expect(try await library.play(shell: "\"$0\" \"$@\" >/dev/full").status == 73)
    }

    // MARK: - What is resumed

    @Test("Without a title the story that was left last goes on where it was left")
    func resumed() async throws {
        // Given
        let left = try await library.play(["--sleep", "0.11m"], from: 20)
        try #require(left.status == 0, "\(left.errorOutput)")
        // When
        let result = try await library.story.run(["play", "--output", "null", "--sleep", "0.005m"])
        // Then
        #expect(result.status == 0, "\(result.errorOutput)")
        #expect(result.output.hasPrefix("'\(library.first.title)', from 0:2"), "\(result.output)")
    }

    @Test("Where no story was left there is none to resume")
    func nothingToResume() async throws {
        let result = try await library.story.run(["play", "--output", "null"])
        #expect(result.status == 66)
        #expect(result.errorOutput.contains("There is no story to continue."), "\(result.errorOutput)")
        #expect(result.errorOutput.contains("story library list"))
    }

    @Test("A speed for one evening is not the speed of the next; that is a setting")
    func speedOfOneEvening() async throws {
        // Given
        _ = try await library.play(["--speed", "2", "--sleep", "0.005m"])
        // When
        let next = try objects(try await library.play(["--json", "--sleep", "0.005m"]))
        // Then
        #expect(next.dropFirst().allSatisfy { $0["speed"] as? Double == 1 })
        // When
        try library.set(#"{"playbackSpeed": 1.5}"#)
        let later = try objects(try await library.play(["--json", "--sleep", "0.005m"]))
        // Then
        #expect(later.last?["speed"] as? Double == 1.5)
    }

    @Test("A repeated story begins again at its end")
    func repeated() async throws {
        let result = try await library.play(["--repeat", "one", "--sleep", "0.05m", "--speed", "2"])
        #expect(result.status == 0)
        #expect(result.output.contains("Page 1 of"), "\(result.output)")
    }
}
