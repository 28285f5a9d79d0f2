import Playback
import StoryCore
import Testing

@testable import TerminalApp

@Suite("What the app says where something went wrong", .timeLimit(.minutes(1)))
struct AppAlertTests {
    @Test("A way out for which the app has a button names it", arguments: [PartStatus.notRequested, .failed])
    func button(status: PartStatus) {
        let sut = AppAlert("Play", AudioPlaybackError.noAudio(title: "The Lantern", status: status))
        #expect(sut.message.hasSuffix("Open the story and choose 'Narrate'."))
    }

    @Test("Any other is told in the words that hold for every front end")
    func others() {
        let error = StorageError.diskFull(path: "/stories")
        #expect(AppAlert("Play", error).message.hasSuffix(error.advice))
    }
}
