import FeatureKitStubs
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("What the library says of the story in the player", .timeLimit(.minutes(1)))
@MainActor
struct LibraryTruthTests {
    private let story = Story.stub(playable: "one")

    @Test("A story that is played though the queue was empty is shown with its new title")
    func renamed() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        var renamed = story
        renamed.title = "The new title"
        // When
        player.store.put(renamed)
        // Then
        await player.wait { player.sut.currentStory?.title == "The new title" }
        #expect(player.sut.state == .playing(renamed))
        #expect(player.sut.queue.stories.map(\.title) == ["The new title"])
    }

    @Test(
        "A page that is edited is read as it is by now, and that the voice has the old text is told, until it fits again"
    )
    func edited() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        var edited = story
        edited.pages[0].text = "Mira saw a star. It was very far away."
        edited.narrationStatus = .outdated
        // When
        player.store.put(edited)
        // Then
        await player.wait { player.sut.currentStory?.pages == edited.pages }
        #expect(player.sut.notice == .outdated(title: story.title))
        // When
        player.store.put(story)
        // Then
        await player.wait { player.sut.currentStory == story }
        #expect(player.sut.notice == nil)
    }

    @Test("What is told of a story tells its new title")
    func notice() async {
        // Given
        let player = TestPlayer([story], files: [story.id: .success(40)])
        await player.sut.play(story: story)
        var renamed = story
        renamed.title = "The new title"
        // When
        player.store.put(renamed)
        // Then
        await player.wait { player.sut.currentStory == renamed }
        #expect(player.sut.notice == .cutOff(title: "The new title", end: 40, duration: 60))
    }

    @Test("A story that was narrated after it could not be played is played when somebody tries again")
    func narratedMeanwhile() async {
        // Given
        let silent = Story.stub(playable: "one", duration: nil, status: .notRequested)
        let player = TestPlayer([silent])
        await player.sut.play(story: silent)
        #expect(player.sut.error == .noAudio(title: silent.title, status: .notRequested))
        // When
        player.store.put(story)
        await player.wait { player.sut.currentStory == story }
        await player.sut.didTapOnRetryButton()
        // Then
        #expect(player.sut.state == .playing(story))
    }
}
