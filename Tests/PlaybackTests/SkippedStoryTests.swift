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

    private let missing = AudioPlaybackError.engine(.fileMissing(path: "audio"))

    private func skipped(_ indices: Int...) -> AudioPlaybackError {
        .skipped(titles: indices.map { stories[$0].title }, missing)
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
        #expect(player.service.skipped == [missing])
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
        #expect(player.sut.state == .error(missing, stories[0]))
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
        #expect(player.sut.error == missing)
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
        #expect(player.service.skipped == [missing, missing, missing])
    }

    @Test("Two in a row are both named")
    func two() async {
        // Given
        let player = await player(without: 0, 1)
        // When
        await player.sut.next()
        // Then
        #expect(player.sut.state == .playing(stories[2]))
        #expect(player.sut.notice == skipped(0, 1))
        #expect(player.sut.notice?.message.hasPrefix("Skipped 'Story one', 'Story two': The") == true)
    }

    @Test("One that stands in the queue twice doesn't keep what follows from being heard")
    func twice() async {
        // Given
        let player = await player(without: 0)
        player.sut.setQueue([stories[0], stories[0], stories[1]])
        // When
        await player.sut.next()
        // Then
        #expect(player.sut.state == .playing(stories[1]))
    }

    @Test("If what follows it is gone from the library, the queue ends, and what was skipped is still said")
    func gone() async {
        // Given
        let player = TestPlayer(
            Array(stories.prefix(2)), files: [stories[1].id: .failure(.fileMissing(path: "audio"))])
        await player.sut.didAppear()
        player.sut.setQueue(stories)
        await player.sut.play(at: 0)
        // When
        await player.sut.next()
        // Then
        await player.wait { player.sut.pauseReason == .endOfQueue }
        #expect(player.sut.notice == skipped(1))
    }

    @Test("Paused while it is opened, the story after it stays paused")
    func paused() async {
        // Given
        let opening = Gate()
        let player = TestPlayer(
            stories, store: LibraryFake(stories, opening: opening),
            files: [stories[0].id: .failure(.fileMissing(path: "audio"))])
        await player.sut.didAppear()
        player.sut.setQueue(stories)
        async let next: Void = player.sut.next()
        await opening.arrival()
        // When
        player.sut.pause(for: .listener)
        opening.open()
        await next
        // Then
        #expect(player.sut.state == .paused(stories[1], .listener))
    }

    @Test("However often the queue is played, each round skips it again")
    func rounds() async {
        // Given
        let player = await player(without: 0)
        player.sut.setRepeat(.all)
        for round in 1...4 {
            // When
            await player.sut.next()
            // Then
            #expect(player.sut.state == .playing(stories[1]))
            #expect(player.service.skipped.count == round)
            await player.sut.next()
        }
    }

    @Test("At the end of the queue it is still said")
    func endOfQueue() async {
        // Given
        let player = await player(without: 1)
        await player.sut.play(at: 0)
        await player.sut.next()
        // When
        await player.listen(for: .seconds(60))
        // Then
        await player.wait { player.sut.pauseReason == .endOfQueue }
        #expect(player.sut.notice == skipped(1))
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
