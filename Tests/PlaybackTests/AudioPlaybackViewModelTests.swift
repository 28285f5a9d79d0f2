import FeatureKit
import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import TestSupport
import Testing

@testable import Playback

@Suite("Player", .timeLimit(.minutes(1)))
@MainActor
struct AudioPlaybackViewModelTests {
    private let story = Story.stub(playable: "one")

    @Test("It is idle before anything was played, and has made no engine")
    func initialState() async {
        let player = TestPlayer()
        await player.sut.didAppear()
        #expect(player.sut.state == .idle)
        #expect(player.engine.calls.isEmpty)
    }

    @Test("A story that is played is heard, with its length")
    func play() async {
        // Given
        let player = TestPlayer()
        // When
        await player.sut.play(story: story)
        await player.listen(for: .seconds(2))
        // Then
        #expect(player.sut.state == .playing(story))
        #expect(player.sut.isPlaying)
        #expect(player.sut.currentStory == story)
        #expect(player.sut.duration == 60)
        #expect(abs(player.sut.currentTime - 2) < 0.001)
        #expect(abs(player.sut.progress - 2 / 60) < 0.001)
        #expect(player.engine.isHeard)
    }

    @Test("Pause keeps the position, and resume goes on from there at the same speed")
    func pauseAndResume() async throws {
        // Given
        let player = TestPlayer()
        try player.sut.setSpeed(.of(1.5))
        await player.sut.play(story: story)
        await player.listen(for: .seconds(10))
        // When
        player.sut.pause()
        await player.listen(for: .seconds(5))
        // Then
        #expect(player.sut.isPaused)
        #expect(!player.sut.isPlaying)
        #expect(abs(player.sut.currentTime - 15) < 0.001)
        // When
        player.sut.resume()
        await player.listen(for: .seconds(2))
        // Then
        #expect(player.sut.isPlaying)
        #expect(abs(player.sut.currentTime - 18) < 0.001)
        #expect(player.engine.speed.value == 1.5)
    }

    @Test("A pause at the very beginning counts as paused")
    func pauseAtZero() async {
        let player = TestPlayer()
        await player.sut.play(story: story)
        player.sut.pause()
        #expect(player.sut.currentTime == 0)
        #expect(player.sut.isPaused)
    }

    @Test(
        "A seek is shown at once, within the story",
        arguments: [(30.0, 30.0), (-4, 0), (1e9, 60), (.infinity, 60), (-.infinity, 0)])
    func seek(asked: Double, shown: Double) async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        // When
        player.sut.seek(to: asked)
        // Then
        #expect(player.sut.currentTime == shown)
        #expect(player.engine.position?.seconds == shown)
    }

    @Test("A seek to what is not a number is passed over, and so is one with nothing to play")
    func badSeek() async {
        let player = TestPlayer()
        player.sut.seek(to: 5)
        await player.sut.play(story: story, from: 7)
        player.sut.seek(to: .nan)
        #expect(player.sut.currentTime == 7)
    }

    @Test("What the engine told before a seek does not move the clock back")
    func staleReading() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        // When readings wait for the player while somebody seeks
        player.engine.advance(by: .seconds(3))
        player.sut.seek(to: 40)
        var shown: Set<Double> = [player.sut.currentTime]
        for _ in 0..<1000 {
            await letOthersRun()
            shown.insert(player.sut.currentTime)
        }
        // Then
        #expect(shown == [40])
    }

    @Test("What the engine tells of a story before is old news")
    func staleLoad() async throws {
        // Given
        let player = TestPlayer(Story.three)
        await player.sut.play(story: Story.three[0])
        await player.sut.play(story: Story.three[1])
        // When
        player.engine.tell(PlaybackEvent(load: PlaybackLoad(rawValue: 1), change: .failed(.fileMissing(path: "gone"))))
        await player.listen(for: .seconds(1))
        // Then
        #expect(player.sut.state == .playing(Story.three[1]))
    }

    @Test("Of two stories that are asked for at once the last is played")
    func lastWins() async {
        // Given
        let player = TestPlayer(Story.three)
        // When
        async let first: Void = player.sut.play(story: Story.three[0])
        async let second: Void = player.sut.play(story: Story.three[1])
        _ = await (first, second)
        // Then
        #expect(player.sut.isPlaying)
        #expect(player.engine.calls.count { if case .load = $0 { true } else { false } } == 1)
    }

    @Test("A skip is 15 seconds either way, within the story")
    func skip() async {
        let player = TestPlayer()
        await player.sut.play(story: story, from: 20)
        player.sut.skip(.forward)
        #expect(player.sut.currentTime == 35)
        player.sut.skip(.backward)
        player.sut.skip(.backward)
        player.sut.skip(.backward)
        #expect(player.sut.currentTime == 0)
    }

    @Test("A story is played from where it was left, and from its beginning after its end")
    func position() async throws {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(20))
        // When
        await player.sut.stop()
        await player.sut.play(story: story)
        // Then
        #expect(abs(player.sut.currentTime - 20) < 0.001)
        // When
        await player.listen(for: .seconds(40))
        #expect(player.sut.state == .paused(story, .endOfQueue))
        await player.sut.play(story: story)
        // Then
        #expect(player.sut.currentTime == 0)
    }

    @Test("A story that has ended can be gone back in")
    func seekAfterEnd() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story, from: 59)
        await player.listen(for: .seconds(2))
        #expect(player.sut.state == .paused(story, .endOfQueue))
        // When
        player.sut.skip(.backward)
        await player.listen(for: .seconds(1))
        // Then
        #expect(player.sut.isPlaying)
        #expect(abs(player.sut.currentTime - 46) < 0.001)
    }

    @Test("A story that is paused while it is opened stands at its beginning")
    func pauseWhileLoading() async {
        // Given
        let opening = Gate()
        let player = TestPlayer(store: LibraryFake([story], opening: opening))
        // When
        async let play: Void = player.sut.play(story: story)
        await opening.arrival()
        player.sut.pause()
        opening.open()
        await play
        // Then
        #expect(player.sut.isPaused)
        await player.listen(for: .seconds(1))
        #expect(player.sut.currentTime == 0)
    }

    @Test("A story that is stopped while it is opened is not heard")
    func stopWhileLoading() async {
        // Given
        let opening = Gate()
        let player = TestPlayer(store: LibraryFake([story], opening: opening))
        // When
        async let play: Void = player.sut.play(story: story)
        await opening.arrival()
        await player.sut.stop()
        opening.open()
        await play
        // Then
        #expect(player.sut.state == .idle)
        #expect(!player.engine.isHeard)
    }

    @Test("A player that nobody holds any more is gone")
    func noCycle() async {
        weak var sut: AudioPlaybackViewModel?
        let gone: AsyncStream<Void>
        do {
            let lifeline = Lifeline()
            gone = lifeline.end
            let player = TestPlayer(Story.three)
            let viewModel = AudioPlaybackViewModel(
                player: player.service, clock: player.engine.clock,
                navigator: Navigator<PlaybackExit> { _ in withExtendedLifetime(lifeline) {} })
            viewModel.setQueue(Story.three)
            await viewModel.play(at: 0)
            viewModel.turnPage(to: 1)
            await player.service.flush()
            sut = viewModel
        }
        for await _ in gone {}
        #expect(sut == nil)
    }

    @Test("Taps lead to the story, to the queue and back")
    func navigation() async {
        let player = TestPlayer()
        player.sut.didTapOnStory()
        await player.sut.play(story: story)
        player.sut.didTapOnStory()
        player.sut.didTapOnQueue()
        player.sut.didTapOnBack()
        #expect(player.navigator.exits == [.story(story.id), .queue, .back])
    }
}
