import FeatureKitStubs
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("A story that is gone when its turn comes", .timeLimit(.minutes(1)))
@MainActor
struct GoneStoryTests {
    private let stories = Story.three

    /// A player whose queue holds three stories, of which only some are in the library, without anybody having said so.
    private func player(with known: Int..., opening: Gate = Gate(open: true)) async -> TestPlayer {
        let known = known.map { stories[$0] }
        let player = TestPlayer(known, store: LibraryFake(known, opening: opening))
        await player.sut.didAppear()
        player.sut.setQueue(stories)
        return player
    }

    @Test("At the end of a story the last ones are gone: the queue ends there, and so does the sleep timer")
    func last() async {
        // Given
        let player = await player(with: 0)
        await player.sut.play(at: 0)
        player.sut.setSleepTimer(.stories(3))
        // When
        await player.listen(for: .seconds(60))
        // Then
        await player.wait { player.sut.state == .paused(stories[0], .endOfQueue) }
        #expect(player.sut.queue.stories.map(\.id) == [stories[0].id])
        #expect(player.sut.sleepTimer == nil)
    }

    @Test("In a queue that is repeated the first story follows the one that is gone")
    func repeated() async {
        // Given
        let player = await player(with: 0, 1)
        player.sut.setRepeat(.all)
        await player.sut.play(at: 1)
        // When
        await player.listen(for: .seconds(60))
        // Then
        await player.wait { player.sut.state == .playing(stories[0]) }
        #expect(player.sut.queue.current == 0)
    }

    @Test("A key that leads to nothing but gone stories leaves the one that plays, which is still the current one")
    func key() async {
        // Given
        let player = await player(with: 0)
        await player.sut.play(at: 0)
        // When
        await player.sut.next()
        await player.listen(for: .seconds(1))
        // Then
        #expect(player.sut.state == .playing(stories[0]))
        #expect(player.sut.queue == StoryQueue([QueuedStory(stories[0])], current: 0))
    }

    @Test("A story that is being opened is not opened for ever when the one after it is gone")
    func whileOpening() async {
        // Given
        let opening = Gate()
        let player = await player(with: 0, opening: opening)
        async let play: Void = player.sut.play(at: 0)
        await opening.arrival()
        // When
        await player.sut.next()
        opening.open()
        await play
        // Then
        #expect(player.sut.state == .paused(stories[0], .endOfQueue))
        await player.sut.toggleOrBegin()
        #expect(player.sut.state == .playing(stories[0]))
    }
}
