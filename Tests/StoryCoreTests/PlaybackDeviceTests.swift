import StoryCore
import Testing

@Suite("What every front end says when a sound device can't be used", .timeLimit(.minutes(1)))
struct PlaybackDeviceTests {
    private func devices(_ names: [String]) -> [PlaybackDevice] {
        names.map { PlaybackDevice(name: $0, summary: $0 == "b" ? "Speakers" : "") }
    }

    @Test("Devices that are there are named as people call them, up to three, and without options of a command")
    func choices() {
        let sut = PlaybackError.output(
            .automatic, detail: "It is busy.", choices: devices(["pulse/a", "b", "c", "d"]))
        #expect(sut.advice == "Choose another device: pulse/a, Speakers, c.")
    }

    @Test("Without any it says what to install")
    func noChoices() {
        let sut = PlaybackError.output(.automatic, detail: "It is gone.")
        for words in ["PulseAudio or PipeWire", "sound card"] { #expect(sut.advice.contains(words)) }
        #expect(!sut.advice.contains("--"))
    }

    @Test("A name cannot steer a terminal")
    func names() {
        let sut = PlaybackError.output(.automatic, detail: "It is busy.", choices: devices(["a\u{1B}[2J\nb"]))
        #expect(!sut.advice.contains("\u{1B}") && !sut.advice.contains("\n"))
    }
}
