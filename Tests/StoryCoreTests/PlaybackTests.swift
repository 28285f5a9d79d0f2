import StoryCore
import Testing

@Suite("Positions, speeds and outputs", .timeLimit(.minutes(1)))
struct PlaybackTests {
    @Test("A speed is from a half to two", arguments: [0.5, 0.75, 1, 1.25, 1.5, 2])
    func speed(value: Double) throws {
        #expect(try PlaybackSpeed(value).value == value)
    }

    @Test(
        "Any other speed is refused, and what is not a number",
        arguments: [0, 0.49, 2.01, -1, .infinity, -.infinity, .nan])
    func noSpeed(value: Double) {
        let error = #expect(throws: PlaybackError.self) { try PlaybackSpeed(value) }
        #expect(error?.code == "playback.speedOutOfRange")
    }

    @Test("A position says where playback is a little later, at its speed", arguments: [0, 0.5, 1, 2])
    func position(rate: Double) {
        let now = SuspendingClock.now
        let sut = PlaybackPosition(seconds: 10, instant: now, rate: rate)
        #expect(sut.seconds(at: now) == 10)
        #expect(sut.seconds(at: now.advanced(by: .seconds(4))) == 10 + 4 * rate)
        #expect(sut.seconds(at: now.advanced(by: .seconds(-60))) >= 0)
    }

    @Test("What people type for an output is read")
    func output() {
        #expect(PlaybackOutput("auto") == .automatic)
        #expect(PlaybackOutput(" null ") == .null)
        #expect(PlaybackOutput("pulse/alsa_output.pci") == .device("pulse/alsa_output.pci"))
        #expect(PlaybackOutput(" ") == nil)
    }
}
