import FeatureKit
import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("Queue of the player", .timeLimit(.minutes(1)))
@MainActor
struct PlaybackQueueTests {
    private let stories = Story.three

    private func playing(_ index: Int) async -> TestPlayer {
        let player = TestPlayer(stories)
        player.sut.setQueue(stories)
        await player.sut.play(at: index)
        return player
    }

    @Test("The next story is played, and after the last one nothing changes")
    func next() async {
        let player = await playing(1)
        await player.sut.next()
        #expect(player.sut.state == .playing(stories[2]))
        await player.listen(for: .seconds(1))
        await player.sut.next()
        #expect(player.sut.state == .playing(stories[2]))
        #expect(abs(player.sut.currentTime - 1) < 0.001)
    }

    @Test("The end of a story leads to the next one, and the end of the last one is the end")
    func ending() async {
        let player = await playing(1)
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.state == .playing(stories[2]) }
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.state == .paused(stories[2], .endOfQueue) }
        #expect(player.sut.progress == 1)
    }

    @Test("Before three seconds the story before is played, from three seconds on this one from its beginning")
    func previous() async {
        // Given
        let player = await playing(1)
        await player.listen(for: .seconds(3))
        // When
        await player.sut.previous()
        // Then
        #expect(player.sut.state == .playing(stories[1]))
        #expect(player.sut.currentTime == 0)
        // When
        await player.listen(for: .seconds(2.9))
        await player.sut.previous()
        // Then
        #expect(player.sut.state == .playing(stories[0]))
        // When there is none before
        await player.listen(for: .seconds(1))
        await player.sut.previous()
        // Then
        #expect(player.sut.state == .playing(stories[0]))
        #expect(player.sut.currentTime == 0)
    }

    @Test("A speed that is chosen lasts for the session; the next one has the household's own again")
    func speed() async throws {
        // Given
        let player = await playing(0)
        try player.sut.setSpeed(.of(1.25))
        // When
        await player.sut.next()
        // Then
        #expect(player.engine.speed.value == 1.25)
        // When
        await player.sut.stop()
        try await player.store.save(AppSettings(playbackSpeed: .of(0.75)))
        let later = TestPlayer(stories, store: player.store)
        await later.sut.play(story: stories[0])
        // Then
        #expect(later.sut.speed.value == 0.75)
        #expect(later.engine.speed.value == 0.75)
    }

    @Test("The queue is remembered with its position")
    func remembered() async {
        // Given
        let player = await playing(1)
        await player.sut.stop()
        // When
        let later = TestPlayer(stories, store: player.store)
        await later.sut.didAppear()
        // Then
        #expect(later.sut.queue == StoryQueue(stories.map { QueuedStory($0) }, current: 1))
        #expect(later.sut.state == .idle)
    }

    @Test("What is chosen before the last time is remembered stands")
    func chosen() async throws {
        // Given
        let store = LibraryFake(stories)
        try await store.save(StoryQueue([QueuedStory(stories[2])], current: 0))
        try await store.save(AppSettings(playbackSpeed: .of(0.5)))
        let player = TestPlayer(stories, store: store)
        // When
        player.sut.setQueue(stories)
        player.sut.setSpeed(.normal)
        await player.sut.play(at: 1)
        // Then
        #expect(player.sut.state == .playing(stories[1]))
        #expect(player.engine.speed == .normal)
    }

    @Test("Two keys in a row go two stories on")
    func twoKeys() async {
        let player = await playing(0)
        async let first: Void = player.sut.next()
        async let second: Void = player.sut.next()
        _ = await (first, second)
        #expect(player.sut.state == .playing(stories[2]))
    }

    @Test("A story that is not in the queue is put in before the next one")
    func another() async {
        let player = TestPlayer(stories)
        player.sut.setQueue([stories[0], stories[1]])
        await player.sut.play(at: 0)
        await player.sut.play(story: stories[2])
        #expect(player.sut.queue.stories.map(\.id.rawValue) == ["one", "three", "two"])
        #expect(player.sut.queue.current == 1)
        await player.sut.next()
        #expect(player.sut.state == .playing(stories[1]))
    }

    @Test("A story that is deleted leaves the queue, and the one that plays goes on")
    func deleted() async {
        // Given
        let player = await playing(0)
        // When
        player.store.remove(stories[1].id)
        await player.wait { player.sut.queue.stories.count == 2 }
        // Then
        #expect(player.sut.queue.stories.map(\.id) == [stories[0].id, stories[2].id])
        #expect(player.sut.state == .playing(stories[0]))
        // When
        player.store.remove(stories[0].id)
        await player.wait { player.sut.queue.stories.count == 1 }
        await player.listen(for: .seconds(3))
        // Then
        #expect(player.sut.isPlaying)
        await player.sut.next()
        #expect(player.sut.state == .playing(stories[2]))
    }

    @Test("A story that is gone when its turn comes is passed over")
    func goneAtItsTurn() async throws {
        // Given a queue with stories that nobody told to be deleted
        let player = TestPlayer([stories[0], stories[2]])
        await player.sut.didAppear()
        player.sut.setQueue(stories)
        await player.sut.play(at: 0)
        // When
        await player.sut.next()
        // Then
        #expect(player.sut.state == .playing(stories[2]))
        #expect(player.sut.queue.stories.map(\.id) == [stories[0].id, stories[2].id])
    }

    @Test("A story that is deleted before it is played is an error")
    func playDeleted() async {
        let player = TestPlayer([])
        await player.sut.play(story: stories[0])
        #expect(player.sut.error == .storage(.notFound(.story, "one")))
    }

    @Test("Places that do not exist change nothing")
    func badIndices() async {
        let player = await playing(0)
        let before = player.sut.queue
        for index in [-1, 3, .max, .min] {
            player.sut.moveInQueue(from: index, to: 0)
            player.sut.moveInQueue(from: 0, to: index)
            player.sut.removeFromQueue(at: index)
            await player.sut.play(at: index)
        }
        #expect(player.sut.queue == before)
        #expect(player.sut.state == .playing(stories[0]))
    }

    @Test("The queue's screen shows the player's queue, and plays, moves and removes in it")
    func screen() async {
        // Given
        let player = TestPlayer(stories)
        let navigator = NavigatorMock<PlaybackExit>()
        let sut = PlaybackQueueViewModel(player: player.sut, navigator: navigator)
        #expect(sut.state == .idle)
        await sut.didAppear()
        #expect(sut.state == .empty)
        // When
        for story in stories { player.sut.append(story) }
        await sut.didSelect(1)
        sut.didMove(from: 0, to: 2)
        sut.didRemove(at: 1)
        sut.didTapOnStory(at: 0)
        sut.didTapOnStory(at: 9)
        sut.didTapOnBack()
        // Then
        #expect(sut.state == .loaded(StoryQueue([stories[1], stories[0]].map { QueuedStory($0) }, current: 0)))
        #expect(player.sut.state == .playing(stories[1]))
        #expect(navigator.exits == [.story(stories[1].id), .back])
    }

    @Test("A library that cannot be read is an error on the queue's screen, and the retry reads again")
    func screenError() async {
        // Given
        let player = TestPlayer(stories)
        let sut = PlaybackQueueViewModel(player: player.sut, navigator: NavigatorMock<PlaybackExit>())
        player.store.fail(with: .readOnly(path: "library"))
        // When
        await sut.didAppear()
        // Then
        #expect(sut.state == .error(.storage(.readOnly(path: "library"))))
        // When
        player.store.fail(with: nil)
        await sut.didTapOnRetryButton()
        // Then
        #expect(sut.state == .empty)
    }

    @Test("A story that is to be played next follows the one that plays, which goes on")
    func playNext() async {
        let player = TestPlayer(stories)
        player.sut.setQueue([stories[0], stories[1]])
        await player.sut.play(at: 0)
        player.sut.playNext(stories[2])
        #expect(player.sut.state == .playing(stories[0]))
        #expect(player.sut.queue.stories.map(\.id.rawValue) == ["one", "three", "two"])
        await player.sut.next()
        #expect(player.sut.state == .playing(stories[2]))
    }

    @Test("The story that plays is the current one again when it is put back into the queue")
    func putBack() async {
        let player = await playing(1)
        let navigator = NavigatorMock<PlaybackExit>()
        let sut = PlaybackQueueViewModel(player: player.sut, navigator: navigator)
        #expect(sut.indexInPlayer == 1)
        sut.didRemove(at: 1)
        #expect(sut.removed?.id == stories[1].id)
        #expect(sut.indexInPlayer == nil)
        sut.didTapOnUndo()
        sut.didTapOnUndo()
        #expect(player.sut.queue == StoryQueue(stories.map { QueuedStory($0) }, current: 1))
        #expect(sut.removed == nil)
    }

    @Test("One story is repeated from its beginning")
    func repeatOne() async {
        // Given
        let player = await playing(0)
        player.sut.setRepeat(.one)
        player.sut.seek(to: 59)
        // When
        player.engine.advance(by: .seconds(1))
        await player.wait { player.sut.currentTime < 1 }
        // Then
        #expect(player.sut.state == .playing(stories[0]))
        #expect(player.engine.isHeard)
    }

    @Test("Each repetition is a playback of its own, and counts as one")
    func repetitionsAreKept() async throws {
        // Given
        let player = await playing(0)
        player.sut.setRepeat(.one)
        // When
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.currentTime < 1 }
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.currentTime < 1 }
        player.sut.setRepeat(.off)
        await player.listen(for: .seconds(30))
        await player.sut.stop()
        // Then
        let sessions = try await player.store.sessions(since: .distantPast)
        #expect(sessions.map(\.story) == Array(repeating: stories[0].id, count: 3))
        #expect(sessions.map(\.isHeard) == [true, true, false])
        #expect(sessions.map { $0.listened.rounded() } == [60, 60, 30])
        #expect(try await player.store.story(matching: stories[0].id.rawValue).playCount == 2)
    }

    @Test("A key leads on from a story that is repeated")
    func nextOfRepeated() async {
        let player = await playing(0)
        player.sut.setRepeat(.one)
        await player.sut.next()
        #expect(player.sut.state == .playing(stories[1]))
    }

    @Test("All stories are repeated: the first one follows the last one")
    func repeatAll() async {
        // Given
        let player = await playing(2)
        player.sut.setRepeat(.all)
        // When
        await player.listen(for: .seconds(60))
        // Then
        await player.wait { player.sut.state == .playing(stories[0]) }
        #expect(player.sut.queue.current == 0)
    }

    @Test("At the end of a repeated story the sleep timer ends playing all the same")
    func repeatedToSleep() async {
        let player = await playing(0)
        player.sut.setRepeat(.one)
        player.sut.setSleepTimer(.endOfStory)
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.isPaused }
        #expect(player.sut.sleepTimer == nil)
    }

    @Test("A shuffled queue begins with the story that plays, and its own order comes back")
    func shuffle() async {
        // Given
        let player = await playing(1)
        // When
        player.sut.setShuffled(true)
        // Then
        #expect(player.sut.queue.isShuffled)
        #expect(player.sut.queue.stories.first?.id == stories[1].id)
        #expect(Set(player.sut.queue.stories.map(\.id)) == Set(stories.map(\.id)))
        #expect(player.sut.queue.current == 0)
        // When
        player.sut.setShuffled(false)
        // Then
        #expect(player.sut.queue == StoryQueue(stories.map { QueuedStory($0) }, current: 1))
    }

    @Test("A story that is renamed while it plays is shown as it is by now, and so is its text")
    func renamed() async {
        // Given
        let player = await playing(0)
        var story = stories[0]
        story.title = "The new title"
        story.isFavorite = true
        // When
        player.store.put(story)
        // Then
        await player.wait { player.sut.currentStory == story }
        #expect(player.sut.isPlaying)
        #expect(player.sut.queue.stories[0].title == "The new title")
    }

    @Test("A story that is narrated anew while it plays is heard to its end with its old words")
    func narratedAnew() async {
        // Given
        let player = await playing(0)
        var story = Story.stub(playable: "one", title: "Other words", duration: 90)
        story.pages[0].text = "Something else."
        // When
        player.store.put(story)
        // Then
        await player.wait { player.sut.currentStory?.title == "Other words" }
        #expect(player.sut.currentStory?.pages == stories[0].pages)
        #expect(player.sut.duration == 60)
    }

    @Test("At its end a story shows its whole length, also one that is no whole second long")
    func shownEnd() async {
        let story = Story.stub(playable: "half", duration: 51.6)
        let player = TestPlayer([story])
        await player.sut.play(story: story)
        #expect(player.sut.currentSecond == 0)
        await player.listen(for: .seconds(51.6))
        await player.wait { player.sut.state == .paused(story, .endOfQueue) }
        #expect(player.sut.currentSecond == 52)
    }
}
