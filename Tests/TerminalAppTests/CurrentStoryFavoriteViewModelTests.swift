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
    private let player: AudioPlaybackViewModelStub
    private let marking = Gate()
    private let store: LibraryFake
    private let sut: CurrentStoryFavoriteViewModel

    init() async throws {
        store = LibraryFake(marking: marking)
        store.put(story)
        player = AudioPlaybackViewModelStub(state: .playing(story))
        sut = CurrentStoryFavoriteViewModel(
            library: LibraryFeature(dependencies: .stub(store, observation: observation)), player: player)
    }

    private var isKept: Bool {
        get async throws { try await store.story(story.id).isFavorite }
    }

    @Test("Without a story there is no mark, and none is made")
    func noStory() async throws {
        // Given
        player.state = .idle

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

    @Test("A mark that is made elsewhere is seen")
    func elsewhere() async throws {
        // Given
        marking.open()
        let watching = Task { await sut.observeChanges() }
        while observation.listenerCount == 0, !Task.isCancelled { await Task.yield() }

        // When
        try await store.setFavorite(true, of: story.id)
        observation.tell([.stories])

        // Then
        while sut.isFavorite == false, !Task.isCancelled { await Task.yield() }
        watching.cancel()
    }

    @Test(
        "When it appears, the library says what the mark is by now; without an answer it is as the player read it",
        arguments: [(nil, false), (StorageError.busy("The library"), true)])
    func appear(error: StorageError?, isFavorite: Bool) async {
        // Given
        var marked = story
        marked.isFavorite = true
        player.state = .playing(marked)
        store.fail(with: error)

        // When
        let watching = Task { await sut.observeChanges() }
        while observation.listenerCount == 0, !Task.isCancelled { await Task.yield() }
        observation.end()
        await watching.value

        // Then
        #expect(sut.isFavorite == isFavorite)
        #expect(sut.failure == nil)
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
