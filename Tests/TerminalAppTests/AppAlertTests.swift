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

    @Test("Where the app can do a part of it, the keys for that part are named")
    func keys() {
        let sut = AppAlert("Play", StorageError.diskFull(path: "/stories"))
        #expect(sut.message.hasSuffix("Free some space and try again. To empty the bin, press '2', then 'b'."))
    }

    @Test("What only the command line can do is said to be there, without naming a command")
    func elsewhere() {
        let sut = AppAlert("Play", StorageError.corrupt(path: "/stories", detail: "It broke."))
        #expect(sut.message.hasSuffix("To do that, quit with 'q' and use the command line."))
    }

    @Test("Any other is told in the words that hold for every front end")
    func others() {
        let error = StorageError.failed(path: "/stories", detail: "It broke.")
        #expect(AppAlert("Play", error).message.hasSuffix(error.advice))
    }
}
