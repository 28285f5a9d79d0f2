import FeatureKitStubs
import Library
import LibraryStubs
import Playback
import PlaybackStubs
import StoryCore
import TerminalApp
import Testing

@Suite("The mark of the story in the player", .timeLimit(.minutes(1)))
@MainActor
struct CurrentStoryFavoriteViewModelTests {
    private let story = Story.stub(playable: "one")
    private let observation = LibraryObservationFake()
    private let player: AudioPlaybackViewModel
    private let marking = Gate()
    private let store: LibraryFake
    private let sut: CurrentStoryFavoriteViewModel

    init() async {
        store = LibraryFake(marking: marking)
        store.put(story)
        var dependencies = PlaybackDependencies.stub(LibraryFake([story]))
        (dependencies.stories, dependencies.observation) = (store, observation)
        let playback = PlaybackFeature(dependencies: dependencies)
        player = playback.makeViewModel(of: playback.makePlayer()) { _ in }
        await player.play(story: story)
        sut = CurrentStoryFavoriteViewModel(
            library: LibraryFeature(dependencies: .stub(store, observation: observation)), player: player)
    }

    private var isKept: Bool {
        get async throws { try await store.story(story.id).isFavorite }
    }

    @Test("Without a story there is no mark, and none is made")
    func noStory() async throws {
        // Given
        await player.stop()

        // When
        await sut.didTapOnFavorite()

        // Then
        #expect(sut.isFavorite == nil)
        #expect(try await !isKept)
    }

    @Test("A tap marks the story in the library, and another one takes the mark away")
    func mark() async throws {
        // Given
        marking.open()

        // When
        await sut.didTapOnFavorite()

        // Then
        #expect(sut.isFavorite == true)
        #expect(try await isKept)
        await sut.didTapOnFavorite()
        #expect(sut.isFavorite == false)
        #expect(try await !isKept)
    }

    @Test("A mark is seen before it is kept, and what is wanted meanwhile is kept, too")
    func overlap() async throws {
        // Given
        let first = Task { await sut.didTapOnFavorite() }
        await marking.arrival()
        #expect(sut.isFavorite == true)

        // When
        await sut.didTapOnFavorite()
        #expect(sut.isFavorite == false)
        marking.open()
        await first.value

        // Then
        #expect(sut.isFavorite == false)
        #expect(try await !isKept)
    }

    @Test("What cannot be kept is as before, and why is said until somebody has read it")
    func failure() async throws {
        // Given
        marking.open()
        store.fail(with: .diskFull(path: "library.sqlite"))

        // When
        await sut.didTapOnFavorite()

        // Then
        #expect(sut.isFavorite == false)
        #expect(sut.failure == .storage(.diskFull(path: "library.sqlite")))
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("A mark that is made elsewhere is seen, also after one that was made here")
    func elsewhere() async throws {
        // Given
        marking.open()
        await sut.didTapOnFavorite()
        #expect(sut.isFavorite == true)

        // When
        try await store.setFavorite(false, of: story.id)
        observation.tell([.stories])

        // Then
        await until { sut.isFavorite != true }
        #expect(sut.isFavorite == false)
    }

    @Test("A mark says what it has done until somebody has seen it")
    func confirmation() async {
        marking.open()
        await sut.didTapOnFavorite()
        #expect(sut.confirmation == "Added to favourites.")
        sut.didSeeAnswer()
        #expect(sut.confirmation == nil)
    }
}
