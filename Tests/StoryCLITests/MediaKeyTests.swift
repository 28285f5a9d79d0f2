import Foundation
import Testing
import TestSupport

@Suite("Media keys, by playerctl on a session bus", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct MediaKeyTests {
    private static let player = "org.mpris.MediaPlayer2.Player"

    private let library: NarratedLibrary
    private let bus: SessionBus

    init() async throws {
        library = try await NarratedLibrary()
        bus = try SessionBus()
    }

    /// Plays both stories, the first one from a position, until somebody ends it.
    private func play(_ options: [String] = [], from: Double = 10) -> Task<ProcessResult, any Error> {
        let arguments = library.command([library.second.id, "--json"] + options, from: from)
        return Task { [library, address = bus.address] in
            try await library.story.run(arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        }
    }

    /// What `playerctl` says, on one line.
    @discardableResult
    private func playerctl(_ arguments: String..., player: String = "story") async throws -> String {
        try await playerctl(arguments, player: player)
    }

    private func playerctl(_ arguments: [String], player: String) async throws -> String {
        let result = try await library.story.run(
            ["--player", player] + arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address],
            shell: "playerctl \"$@\"")
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits until `playerctl` says something.
    private func wait(
        _ arguments: String..., player: String = "story", until isSaid: (String) -> Bool
    ) async throws {
        while try await !isSaid(playerctl(arguments, player: player)) { try Task.checkCancellation() }
    }

    private func position(isAbout seconds: Double) -> (String) -> Bool {
        // It goes on while it is asked for.
        { text in Double(text).map { (seconds - 0.01..<seconds + 8).contains($0) } ?? false }
    }

    /// Ends a player as a desktop does.
    private func end(
        _ playing: Task<ProcessResult, any Error>, at name: String = "org.mpris.MediaPlayer2.story"
    ) async throws -> ProcessResult {
        _ = try await bus.ask(name, words: "org.mpris.MediaPlayer2.Quit")
        return try await playing.value
    }

    @Test("Pause, play and both in one do what they say, and Quit ends the program")
    func pausing() async throws {
        // Given
        let playing = play()
        try await wait("status") { $0 == "Playing" }
        // When
        try await playerctl("pause")
        try await wait("status") { $0 == "Paused" }
        try await playerctl("play")
        try await wait("status") { $0 == "Playing" }
        try await playerctl("play-pause")
        try await wait("status") { $0 == "Paused" }
        let result = try await end(playing)
        // Then
        #expect(result.status == 0)
        #expect(result.errorOutput.isEmpty, "\(result.errorOutput)")
        let states = result.output.split(separator: "\n").filter { $0.contains(#""event":"status""#) }
        let names = ["loading", "playing", "paused", "playing", "paused", "stopped"]
        #expect(states.count == names.count, "\(states)")
        for (state, name) in zip(states, names) { #expect(state.contains(#""status":"\#(name)""#)) }
    }

    @Test("Title, heroes, length and cover are those of the story that is played")
    func metadata() async throws {
        // Given
        let made = try await library.story.run(
            ["create", "--hero", "Zoë", "--hero", "Mira", "--minutes", "1", "--seed", "3", "--json"])
        let story = try made.object()
        let (id, title) = (try #require(story["id"] as? String), try #require(story["title"] as? String))
        let duration = try #require((story["audio"] as? [String: Any])?["duration"] as? Double)
        let playing = Task { [library, address = bus.address] in
            try await library.story.run(
                ["play", id, "--output", "null"], environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        }
        // When
        try await wait("status") { $0 == "Playing" }
        let said = try await playerctl(
            "metadata", "--format", "{{title}}|{{artist}}|{{mpris:length}}|{{mpris:trackid}}|{{mpris:artUrl}}")
        // Then
        let parts = said.split(separator: "|").map(String.init)
        try #require(parts.count == 5, "\(said)")
        #expect(parts[0] == title)
        #expect(parts[1] == "Zoë, Mira")
        #expect(abs((Double(parts[2]) ?? 0) - duration * 1e6) <= 1)
        #expect(parts[3].contains("/story/track/"))
        let cover = try #require(URL(string: parts[4]))
        #expect(cover.isFileURL)
        #expect(try Data(contentsOf: cover).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try await end(playing).status == 0)
    }

    @Test("Next and previous go through the queue, and at its end next does nothing")
    func queue() async throws {
        let playing = play()
        try await wait("metadata", "title") { $0 == library.first.title }
        try await playerctl("next")
        try await wait("metadata", "title") { $0 == library.second.title }
        try await wait("status") { $0 == "Playing" }
        try await playerctl("next")
        try await playerctl("pause")
        try await wait("status") { $0 == "Paused" }
        #expect(try await playerctl("metadata", "title") == library.second.title)
        try await playerctl("position", "0")
        try await playerctl("previous")
        try await wait("metadata", "title") { $0 == library.first.title }
        // What was paused stays so.
        try await wait("status") { $0 == "Paused" }
        #expect(try await end(playing).status == 0)
    }

    @Test("A position is gone to, and seconds are skipped")
    func seeking() async throws {
        let playing = play()
        try await wait("position", until: position(isAbout: 10))
        try await playerctl("position", "30")
        try await wait("position", until: position(isAbout: 30))
        try await playerctl("position", "15-")
        try await wait("position", until: position(isAbout: 15))
        try await playerctl("pause")
        try await wait("status") { $0 == "Paused" }
        try await playerctl("position", "20")
        try await wait("position") { $0 == "20.000000" }
        try await playerctl("position", "5+")
        try await wait("position") { $0 == "25.000000" }
        #expect(try await end(playing).status == 0)
        #expect(abs(try await library.position() - 25) < 2)
    }

    @Test("Loop and shuffle are read and set")
    func order() async throws {
        // Given
        let playing = play()
        try await wait("status") { $0 == "Playing" }
        #expect(try await playerctl("loop") == "None")
        #expect(try await playerctl("shuffle") == "Off")
        // When
        try await playerctl("loop", "Playlist")
        try await playerctl("shuffle", "On")
        // Then
        try await wait("loop") { $0 == "Playlist" }
        try await wait("shuffle") { $0 == "On" }
        let result = try await end(playing)
        #expect(result.output.contains(#""repeat":"all""#))
        #expect(result.output.contains(#""isShuffled":true"#))
    }

    @Test("A rate becomes a speed of the player, and a volume its volume")
    func rateAndVolume() async throws {
        // Given
        let playing = play()
        try await wait("status") { $0 == "Playing" }
        // When
        _ = try await bus.ask(
            words: "org.freedesktop.DBus.Properties.Set", "string:\(Self.player)", "string:Rate", "variant:double:1.6")
        try await playerctl("volume", "0.3")
        try await wait("volume") { $0 == "0.300000" }
        // Then
        let rate = try await bus.ask(
            words: "org.freedesktop.DBus.Properties.Get", "string:\(Self.player)", "string:Rate")
        #expect(rate.contains("double 1.5"), "\(rate)")
        let result = try await end(playing)
        #expect(result.output.contains(#""speed":1.5"#))
        #expect(result.output.contains(#""volume":0.3"#))
    }

    @Test("Stop keeps the position in the library, and play begins at the start of the story")
    func stopping() async throws {
        let playing = play(from: 20)
        try await wait("position", until: position(isAbout: 20))
        try await playerctl("stop")
        try await wait("status") { $0 == "Stopped" }
        #expect(try await library.position() >= 20)
        try await playerctl("play")
        try await wait("status") { $0 == "Playing" }
        try await wait("position", until: position(isAbout: 0))
        #expect(try await end(playing).status == 0)
    }

    @Test("Two players at once are two players, each with its own name")
    func twoPlayers() async throws {
        // Given
        let first = play()
        try await wait("status") { $0 == "Playing" }
        let second = play(from: 30)
        // When
        try await wait("--list-all") { $0.split(separator: "\n").count == 2 }
        let names = try await playerctl("--list-all").split(separator: "\n").map(String.init)
        let other = try #require(names.first { $0.hasPrefix("story.instance") })
        try await wait("status", player: other) { $0 == "Playing" }
        try await playerctl("pause", player: other)
        try await wait("status", player: other) { $0 == "Paused" }
        // Then
        let name = "org.mpris.MediaPlayer2.\(other)"
        #expect(try await end(second, at: name).status == 0)
        #expect(try await playerctl("--list-all") == "story")
        #expect(try await end(first).status == 0)
    }

    @Test("A session bus that goes away is not noticed by those who listen")
    func deadBus() async throws {
        // Given
        let first = library.first
        let playing = Task { [library, address = bus.address] in
            try await library.story.run(
                library.command(["--speed", "2"], from: first.duration - 8),
                environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        }
        try await wait("status") { $0 == "Playing" }
        // When
        bus.end()
        let result = try await playing.value
        // Then
        #expect(result.status == 0)
        #expect(result.errorOutput.isEmpty)
        #expect(result.output.contains("The end."))
    }

    @Test("Without a session bus nothing is missed, and none is started", arguments: ["", "unix:path=/nowhere/bus"])
    func noBus(address: String) async throws {
        let result = try await library.story.run(
            library.command(from: library.first.duration - 1),
            environment: ["DBUS_SESSION_BUS_ADDRESS": address, "DISPLAY": ":0"])
        #expect(result.status == 0)
        #expect(result.errorOutput.isEmpty)
        #expect(result.output.contains("The end."))
    }

    @Test("The doctor says whether media keys work")
    func doctor() async throws {
        let there = try await library.story.run(["doctor"], environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        let missing = try await library.story.run(["doctor"])
        #expect(there.output.contains("ok      remote mpris: Media keys and 'playerctl' work"))
        #expect(missing.output.contains("missing remote mpris: "))
        #expect(missing.output.contains("Media keys don't work: there is no session bus."))
        #expect(missing.status == there.status)
    }
}
