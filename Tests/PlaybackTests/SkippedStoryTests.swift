import FeatureKitStubs
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("A story of the queue that can't be played", .timeLimit(.minutes(1)))
@MainActor
struct SkippedStoryTests {
    private let stories = Story.three

    /// A player whose queue holds three stories, of which some have no audio any more.
    private func player(without missing: Int..., for error: PlaybackError? = nil) async -> TestPlayer {
        var files: [StoryID: Result<Double, PlaybackError>] = [:]
        for index in missing { files[stories[index].id] = .failure(error ?? .fileMissing(path: "audio")) }
        let player = TestPlayer(stories, files: files)
        await player.sut.didAppear()
        player.sut.setQueue(stories)
        return player
    }

    private func skipped(_ index: Int) -> AudioPlaybackError {
        .skipped(title: stories[index].title, .engine(.fileMissing(path: "audio")))
    }

    @Test("At the end of a story it is passed over, and said so while the next one is heard")
    func atTheEnd() async {
        // Given
        let player = await player(without: 1)
        await player.sut.play(at: 0)
        // When
        await player.listen(for: .seconds(60))
        // Then
        await player.wait { player.sut.state == .playing(stories[2]) }
        #expect(player.sut.notice == skipped(1))
        #expect(player.sut.queue.current == 2)
        #expect(player.service.skipped == [skipped(1)])
    }

    @Test("Next passes over it, too")
    func next() async {
        // Given
        let player = await player(without: 1)
        await player.sut.play(at: 0)
        // When
        await player.sut.next()
        // Then
        await player.wait { player.sut.state == .playing(stories[2]) }
        #expect(player.sut.notice == skipped(1))
    }

    @Test("Chosen by the listener it shows its error; Next then says that it was passed over")
    func chosen() async {
        // Given
        let player = await player(without: 0)
        // When
        await player.sut.play(story: stories[0], from: nil)
        // Then
        #expect(player.sut.state == .error(.engine(.fileMissing(path: "audio")), stories[0]))
        #expect(player.service.skipped.isEmpty)
        // When
        await player.sut.next()
        // Then
        #expect(player.sut.state == .playing(stories[1]))
        #expect(player.sut.notice == skipped(0))
    }

    @Test("Once something else is chosen nothing is said of it any more")
    func over() async {
        // Given
        let player = await player(without: 1)
        await player.sut.play(at: 0)
        await player.sut.next()
        await player.wait { player.sut.state == .playing(stories[2]) }
        // When
        await player.sut.play(at: 0)
        // Then
        #expect(player.sut.state == .playing(stories[0]))
        #expect(player.sut.notice == nil)
    }

    @Test("The last of the queue is not passed over: nothing follows")
    func last() async {
        // Given
        let player = await player(without: 2)
        await player.sut.play(at: 1)
        // When
        await player.sut.next()
        // Then
        #expect(player.sut.error == .engine(.fileMissing(path: "audio")))
        #expect(player.service.skipped.isEmpty)
    }

    @Test("In a queue that repeats each is tried once")
    func repeated() async {
        // Given
        let player = await player(without: 0, 1, 2)
        player.sut.setRepeat(.all)
        // When
        await player.sut.next()
        // Then
        await player.wait { player.sut.error != nil }
        #expect(player.service.skipped == [skipped(0), skipped(1), skipped(2)])
    }

    @Test("A sound device that is missing is no fault of a story: none is passed over")
    func device() async {
        // Given
        let error = PlaybackError.output(.null, detail: "It is off.")
        let player = await player(without: 1, for: error)
        await player.sut.play(at: 0)
        // When
        await player.sut.next()
        // Then
        #expect(player.sut.state == .error(.engine(error), stories[1]))
        #expect(player.service.skipped.isEmpty)
    }
}
