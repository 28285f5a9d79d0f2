import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("A story that is played while it is made", .timeLimit(.minutes(1)))
@MainActor
struct UnfinishedStoryTests {
    private let finished = Story.stub(playable: "new", title: "The new lamp")
    private let store = LibraryFake([])
    private let file = GrowingFile(URL(filePath: "/nowhere/narration"))
    private let player: TestPlayer

    init() {
        player = TestPlayer([], store: store)
    }

    /// The story with its first pages, without a narration.
    private func draft(pages: Int) -> Story {
        var story = finished
        story.pages = Array(story.pages.prefix(pages))
        (story.narration, story.narrationStatus) = (nil, .pending)
        return story
    }

    private func narration(pages: Int) throws -> GrowingNarration {
        var marks = try #require(finished.narration).marks
        marks.duration = 30 * Double(pages)
        marks.pageStarts = Array(marks.pageStarts.prefix(pages))
        marks.sentences = marks.sentences.filter { $0.page < pages }
        marks.words = marks.words.filter { marks.sentences.indices.contains($0.sentence) }
        return GrowingNarration(file: file, marks: marks)
    }

    private func play() async throws {
        await player.sut.play(unfinished: draft(pages: 2), try narration(pages: 1))
        await player.settle()
    }

    private func finish() async {
        store.put(finished)
        await player.sut.storyIsMade(finished)
    }

    @Test("Its first page is heard with its words, and its length is that of what is narrated")
    func begins() async throws {
        // When
        try await play()
        await player.listen(for: .seconds(2))
        // Then
        #expect(player.sut.isPlaying)
        #expect(player.sut.duration == 30)
        #expect(player.sut.readingPosition.word != nil)
        #expect(player.engine.calls.contains(.load(file.url, from: 0, playing: true)))
        #expect(player.sut.notice == nil)
    }

    @Test("What is narrated meanwhile is heard behind it, and somebody can go there")
    func grows() async throws {
        // Given
        try await play()
        // When
        player.sut.seek(to: 45)
        #expect(player.sut.currentTime == 30)
        player.sut.storyDidGrow(draft(pages: 2), try narration(pages: 2))
        player.sut.seek(to: 45)
        await player.settle()
        // Then
        #expect(player.sut.currentTime == 45)
        #expect(player.sut.readingPosition.page == 1)
        #expect(player.sut.duration == 60)
    }

    @Test("Once it is made it is in the library's queue, and where it is and that it was heard is kept")
    func finishes() async throws {
        // Given
        try await play()
        player.sut.storyDidGrow(draft(pages: 2), try narration(pages: 2))
        await player.listen(for: .seconds(20))
        // When
        await finish()
        // Then
        #expect(player.sut.currentStory == finished)
        #expect(try await player.position(of: finished) == player.sut.currentTime)
        #expect(try await store.queue().stories == [QueuedStory(finished)])
        // When
        await player.listen(for: .seconds(41))
        await player.wait { player.sut.pauseReason == .endOfQueue }
        await player.service.flush()
        // Then
        #expect(try await store.story(finished.id).playCount == 1)
    }

    @Test("One that was heard to its end before it was in the library counts as heard once it is")
    func heardBefore() async throws {
        // Given
        try await play()
        player.sut.storyDidGrow(draft(pages: 2), try narration(pages: 2))
        await player.listen(for: .seconds(61))
        await player.wait { player.sut.pauseReason == .endOfQueue }
        // When
        await finish()
        await player.service.flush()
        // Then
        #expect(try await store.story(finished.id).playCount == 1)
    }

    @Test("One that was left before it was made is kept where it was left")
    func left() async throws {
        // Given
        try await play()
        await player.listen(for: .seconds(10))
        player.sut.pause()
        // When
        await finish()
        await player.sut.stop()
        // Then
        #expect(try await store.position(of: finished.id).map { abs($0 - 10) < 0.2 } == true)
    }

    @Test("If it is not made to its end, what is there is heard, and somebody is told", arguments: [true, false])
    func breaksOff(isStored: Bool) async throws {
        // Given
        try await play()
        var silent = draft(pages: 2)
        silent.narrationStatus = .failed
        // When
        await player.sut.storyIsMade(isStored ? silent : nil)
        // Then
        #expect(player.sut.notice == .unfinished(title: finished.title))
        #expect(player.sut.isPlaying)
        #expect(file.isComplete)
    }

    @Test("A change of the library does not take it out of the queue")
    func staysInQueue() async throws {
        // Given
        try await play()
        // When
        await player.sut.refreshQueue()
        // Then
        #expect(player.sut.queue.stories.map(\.id) == [finished.id])
    }

    @Test("A sleep timer for the end of the story waits until its end is known")
    func sleepTimer() async throws {
        // Given
        try await play()
        player.sut.setSleepTimer(.endOfStory)
        // When
        await player.listen(for: .seconds(25))
        // Then
        #expect(player.sut.sleepTimer?.isFading == false)
        #expect(player.sut.sleepTimer?.remaining == nil)
    }

    @Test("What becomes of another story makes no difference")
    func another() async throws {
        // Given
        try await play()
        // When
        var other = finished
        other.title = "Another one"
        player.sut.storyDidGrow(
            other, GrowingNarration(file: GrowingFile(file.url), marks: try narration(pages: 2).marks))
        // Then
        #expect(player.sut.duration == 30)
        #expect(player.sut.currentStory?.title == finished.title)
    }
}
