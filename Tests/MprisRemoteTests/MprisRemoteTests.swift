import Foundation
import StoryCore
import Testing
import TestSupport

@testable import MprisRemote

@Suite("A remote on a real session bus", .tags(.process), .serialized, .timeLimit(.minutes(1)))
struct MprisRemoteTests {
    private static let player = "org.mpris.MediaPlayer2.Player"
    private let bus: SessionBus

    init() throws {
        bus = try SessionBus()
    }

    private func remote(process: Int32 = 77) -> MprisRemote {
        var setup = MprisSetup(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        setup.process = process
        return MprisRemote(setup)
    }

    /// Waits until a property of a player has a value, as `dbus-send` writes it.
    private func wait(
        for value: String, of property: String = "PlaybackStatus", at name: String = "org.mpris.MediaPlayer2.story"
    ) async throws {
        while try await !bus.ask(
            name, words: "org.freedesktop.DBus.Properties.Get", "string:\(Self.player)", "string:\(property)"
        ).contains(value) {
            try Task.checkCancellation()
        }
    }

    @Test("Others find it, ask it, and are answered what was shown last")
    func properties() async throws {
        // Given
        let sut = remote()
        // When
        sut.show(.stub())
        // Then
        try await wait(for: "Playing")
        sut.show(.stub(.paused))
        try await wait(for: "Paused")
        let all = try await bus.ask(words: "org.freedesktop.DBus.Properties.GetAll", "string:\(Self.player)")
        #expect(all.contains("file:///media/a%20b.png"))
        #expect(all.contains("object path \"/story/track/8_2d_c3_a9\""))
        await sut.close()
    }

    @Test("What somebody wants arrives, in order")
    func commands() async throws {
        // Given
        let sut = remote()
        sut.show(.stub())
        try await wait(for: "Playing")
        // When
        _ = try await bus.ask(words: "\(Self.player).Next")
        _ = try await bus.ask(words: "\(Self.player).Seek", "int64:-5000000")
        _ = try await bus.ask(
            words: "org.freedesktop.DBus.Properties.Set", "string:\(Self.player)", "string:Rate", "variant:double:1.5")
        await sut.close()
        // Then
        var commands: [PlaybackRemoteCommand] = []
        for await command in sut.commands { commands.append(command) }
        #expect(commands == [.next, .skip(-5), .setRate(1.5)])
    }

    @Test("Two players have a name each, and one that goes gives its own back")
    func twoPlayers() async throws {
        // Given
        let (first, second, third) = (remote(), remote(), remote())
        first.show(.stub())
        try await wait(for: "Playing")
        // When
        second.show(.stub(.paused))
        try await wait(for: "Paused", at: "org.mpris.MediaPlayer2.story.instance77")
        third.show(.stub(.stopped))
        try await wait(for: "Stopped", at: "org.mpris.MediaPlayer2.story.instance77_2")
        // Then
        try await wait(for: "Playing")
        await first.close()
        let fourth = remote()
        fourth.show(.stub(.stopped))
        try await wait(for: "Stopped")
        for remote in [second, third, fourth] { await remote.close() }
    }

    @Test("Others are told what has changed and where it jumps to, and nothing while it only goes on")
    func signals() async throws {
        // Given
        let sut = remote()
        sut.show(.stub())
        try await wait(for: "Playing")
        let monitor = try BusMonitor(bus)
        // When
        for tick in 1...100 {
            let time = Double(tick) / 10
            sut.show(.stub(seconds: 10 + time, at: PlaybackRemoteState.start.advanced(by: .seconds(time))))
        }
        sut.show(.stub(seconds: 40))
        let jump = monitor.output(until: "int64 40000000")
        sut.show(.stub(.paused, seconds: 40))
        let pause = monitor.output(until: "Paused")
        // Then
        #expect(jump.components(separatedBy: "path=/org/mpris/MediaPlayer2").count == 2, "\(jump)")
        #expect(jump.contains("member=Seeked"))
        #expect(pause.contains("member=PropertiesChanged"))
        #expect(!pause.contains("Metadata"))
        await sut.close()
    }

    @Test(
        "Rubbish is answered with an error, and the player is there as before",
        arguments: [
            ["org.example.Nothing"], ["\(player).Explode"], ["\(player).Seek", "string:far"],
            ["\(player).Seek", "array:int64:1,2"], ["\(player).Seek", "variant:int64:1"],
            ["\(player).Next", "dict:string:string:a,b"],
            ["org.freedesktop.DBus.Properties.Set", "string:\(player)", "string:Rate", "double:1"],
            ["org.freedesktop.DBus.Properties.Set", "string:\(player)", "string:Rate", "variant:double:nan"],
            ["org.freedesktop.DBus.Properties.Set", "string:\(player)", "string:Rate", "variant:string:fast"],
        ])
    func rubbish(words: [String]) async throws {
        // Given
        let sut = remote()
        sut.show(.stub())
        try await wait(for: "Playing")
        // When
        let answer = try await bus.ask(words: words)
        // Then
        #expect(answer.hasPrefix("Error org.freedesktop.DBus.Error."), "\(answer)")
        try await wait(for: "Playing")
        await sut.close()
        #expect(await sut.commands.first { _ in true } == nil)
    }

    @Test("A bus that goes away while something is played takes nothing with it")
    func deadBus() async throws {
        // Given
        let sut = remote()
        sut.show(.stub())
        try await wait(for: "Playing")
        // When
        bus.end()
        sut.show(.stub(.paused))
        await sut.close()
        // Then
        #expect(await sut.commands.first { _ in true } == nil)
    }

    @Test("One that nobody holds any more ends by itself")
    func letGo() async throws {
        // Given
        var sut: MprisRemote? = remote()
        sut?.show(.stub())
        try await wait(for: "Playing")
        let commands = try #require(sut).commands
        // When
        sut = nil
        // Then
        while try await !bus.ask(words: "org.freedesktop.DBus.Peer.Ping").hasPrefix("Error") {
            try Task.checkCancellation()
        }
        _ = commands
    }

    @Test("The check of the machine finds the bus")
    func available() async throws {
        try await MprisRemoteProvider(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]).checkAvailability()
    }
}
