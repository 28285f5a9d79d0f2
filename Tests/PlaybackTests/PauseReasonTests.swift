import FeatureKitStubs
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("Why a story stands still", .timeLimit(.minutes(1)))
@MainActor
struct PauseReasonTests {
    private let story = Story.stub(playable: "one")

    @Test("Whoever wants it is told, until it goes on", arguments: [PauseReason.listener, .otherProgram])
    func asked(reason: PauseReason) async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        #expect(player.sut.pauseReason == nil)
        // When
        player.sut.pause(for: reason)
        // Then
        #expect(player.sut.state == .paused(story, reason))
        player.sut.resume()
        #expect(player.sut.pauseReason == nil)
    }

    @Test("The sleep timer is the reason where it has run out, whoever pauses afterwards")
    func sleepTimer() async {
        // Given
        let player = TestPlayer()
        player.sut.setSleepTimer(.listening(.seconds(20)))
        await player.sut.play(story: story)
        // When
        await player.listen(for: .seconds(21))
        player.sut.pause()
        // Then
        #expect(player.sut.pauseReason == .sleepTimer)
    }

    @Test("A timer that is taken away in a pause is not the reason for it")
    func noSleepTimer() async {
        // Given
        let player = TestPlayer()
        player.sut.setSleepTimer(.listening(.seconds(20)))
        await player.sut.play(story: story)
        player.sut.pause()
        // When
        player.sut.setSleepTimer(nil)
        // Then
        #expect(player.sut.pauseReason == .listener)
    }

    @Test("At the end of the queue nothing goes on by itself, and the story can be played again")
    func endOfQueue() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.pauseReason == .endOfQueue }
        // When
        player.sut.resume()
        // Then
        #expect(player.sut.state == .paused(story, .endOfQueue))
        await player.sut.toggleOrBegin()
        #expect(player.sut.state == .playing(story))
    }

    @Test("A pause while a story is opened keeps its reason")
    func whileLoading() async {
        // Given
        let opening = Gate()
        let player = TestPlayer(store: LibraryFake([story], opening: opening))
        // When
        async let play: Void = player.sut.play(story: story)
        await opening.arrival()
        player.sut.pause(for: .otherProgram)
        opening.open()
        await play
        // Then
        #expect(player.sut.state == .paused(story, .otherProgram))
    }

    @Test("A program that is stopped for a while goes on as it was, in the midst of a story and while one is opened")
    func rest() async {
        // Given
        let opening = Gate()
        let player = TestPlayer(store: LibraryFake([story], opening: opening))
        async let play: Void = player.sut.play(story: story)
        await opening.arrival()
        // When
        player.sut.rest {}
        opening.open()
        await play
        // Then
        #expect(player.sut.state == .playing(story))
        // When
        player.sut.rest { #expect(!player.engine.isHeard) }
        // Then
        #expect(player.sut.state == .playing(story))
        #expect(player.engine.isHeard)
    }

    @Test("A program that is stopped in a fade makes no timer longer; one that is stopped in a pause plays nothing")
    func restAsleep() async {
        // Given
        let player = TestPlayer()
        player.sut.setSleepTimer(.listening(.seconds(20)))
        await player.sut.play(story: story)
        await player.listen(for: .seconds(15))
        let timer = player.sut.sleepTimer
        #expect(timer?.isFading == true)
        // When
        player.sut.rest {}
        // Then
        #expect(player.sut.sleepTimer == timer)
        // When
        player.sut.pause()
        player.sut.rest {}
        // Then
        #expect(!player.engine.isHeard)
    }

    @Test("The player's screen can be looked at after the sleep timer and at the end of the queue")
    func stubs() {
        let reasons = Set(AudioPlaybackViewModelStub.all.compactMap(\.stub.pauseReason))
        #expect(reasons.isSuperset(of: [.listener, .sleepTimer, .endOfQueue]))
    }
}
