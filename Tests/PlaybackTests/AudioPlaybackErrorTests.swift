import FeatureKit
import Playback
import StoryCore
import Testing

@Suite("Errors of the player", .timeLimit(.minutes(1)))
struct AudioPlaybackErrorTests {
    private static let errors: [AudioPlaybackError] =
        PartStatus.allCases.map { .noAudio(title: "The lamp", status: $0) } + [
            .cutOff(title: "The lamp", end: 12.4, duration: 61), .removed(title: "The lamp"),
            .skipped(titles: ["The lamp", "The well"], .engine(.fileMissing(path: "audio"))),
            .registry(.unknown(.engine, "", known: [])),
            .engine(.output(.automatic, detail: "No device.")), .storage(.diskFull(path: "library.sqlite")),
        ]

    @Test("Every error says what happened and what to do", arguments: errors)
    func explained(error: AudioPlaybackError) {
        #expect(!error.code.isEmpty)
        #expect(error.message.hasSuffix("."))
        #expect(error.advice.hasSuffix("."))
    }

    @Test("What another part says of a failure is passed on as it is")
    func passedOn() {
        let error = PlaybackError.output(.automatic, detail: "No device.")
        #expect(AudioPlaybackError.engine(error).message == error.message)
        #expect(AudioPlaybackError.engine(error).advice == error.advice)
        #expect(AudioPlaybackError.engine(error).code == error.code)
    }

    @Test("An audio that is cut off tells how much of it there is")
    func cutOff() {
        let error = AudioPlaybackError.cutOff(title: "The lamp", end: 12.4, duration: 61)
        #expect(error.message == "The audio of 'The lamp' ends after 12 s of 61 s.")
        #expect(error.severity == .warning)
    }
}
