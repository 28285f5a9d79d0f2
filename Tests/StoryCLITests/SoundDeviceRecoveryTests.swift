import StoryCore
import Testing

@testable import StoryCLI

@Suite("What the command line says when a sound device can't be used", .timeLimit(.minutes(1)))
struct SoundDeviceRecoveryTests {
    private static let outputs: [PlaybackOutput] = [.automatic, .device("alsa/x")]

    private func devices(_ names: [String]) -> [PlaybackDevice] {
        names.map { PlaybackDevice(name: $0, summary: "") }
    }

    @Test("Devices that are there are named as one types them, up to three", arguments: outputs)
    func choices(output: PlaybackOutput) {
        let sut = PlaybackError.output(output, detail: "It is busy.", choices: devices(["pulse/a", "b", "c", "d"]))
        #expect(sut.commandRecovery.contains("'--output pulse/a', '--output b', '--output c'"))
        #expect(!sut.commandRecovery.contains("--output d"))
        #expect(sut.commandRecovery.contains("story doctor"))
    }

    @Test("Without any it says what to install, and how to play nevertheless", arguments: outputs)
    func noChoices(output: PlaybackOutput) {
        let sut = PlaybackError.output(output, detail: "It is gone.")
        for words in ["PulseAudio or PipeWire", "sound card", "--output null"] {
            #expect(sut.commandRecovery.contains(words))
        }
    }

    @Test("Only who named a device is told that there is the system's own", arguments: [[], ["pulse/a"]])
    func automatic(names: [String]) {
        let recoveries = Self.outputs.map {
            PlaybackError.output($0, detail: "It is busy.", choices: devices(names)).commandRecovery
        }
        #expect(recoveries.map { $0.contains("--output auto") } == [false, true])
    }

    @Test("A long name is whole, and a name cannot steer a terminal")
    func names() {
        let long = "pulse/alsa_output." + String(repeating: "x", count: 200)
        let sut = PlaybackError.output(.automatic, detail: "It is busy.", choices: devices([long, "a\u{1B}[2J\nb"]))
        #expect(sut.commandRecovery.contains("'--output \(long)'"))
        #expect(!sut.commandRecovery.contains("\u{1B}") && !sut.commandRecovery.contains("\n"))
    }
}
