import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@testable import LibraryViews

@Suite("Only what reads a change is drawn again", .timeLimit(.minutes(1)))
@MainActor
struct DrawCountTests {
    private let viewModel = StoryLibraryViewModelMock(count: 50, hasMore: true)

    private func screen() -> TestScreen {
        let sut = TestScreen(
            StoryLibraryView().environment(viewModel, as: (any StoryLibraryViewModelContract).self))
        sut.host.draws.reset()
        return sut
    }

    @Test("That more is being read is told by a note alone")
    func loadingMore() {
        // Given
        let sut = screen()

        // When
        viewModel.isLoadingMore = true
        sut.show()

        // Then
        #expect(sut.text.contains("Loading more…"))
        #expect(sut.host.draws[StoryLibraryActivity.self] == 1)
        #expect(sut.host.draws.total == 1)
    }

    @Test("Another order draws the line that tells it, and no row")
    func sort() {
        // Given
        let sut = screen()

        // When
        viewModel.sort = .plays
        sut.show()

        // Then
        #expect(sut.text.contains("most heard first"))
        #expect(sut.host.draws[StoryLibraryStatus.self] == 1)
        #expect(sut.host.draws.total == 1)
    }

    @Test("Counts that nobody sees draw nothing, and there is no frame")
    func counts() {
        // Given
        let sut = screen()

        // When
        viewModel.counts.all = 7
        viewModel.heroes = [.stub()]

        // Then
        #expect(sut.host.frame() == nil)
        #expect(sut.host.draws.total == 0)
    }

    @Test("What is searched for draws the field, and no row")
    func searchText() {
        // Given
        let sut = screen()

        // When
        viewModel.searchText = "fox"
        sut.show()

        // Then
        #expect(sut.host.draws[StorySearchField.self] == 1)
        #expect(sut.host.draws.total == 1)
    }

    @Test("A page that is added draws the list, but of its rows none that was seen before")
    func nextPage() {
        // Given
        let sut = screen()

        // When
        viewModel.state = .loaded(StoryLibraryViewModelMock.page(0..<100))
        sut.show()

        // Then
        #expect(sut.text.contains("100 stories"))
        #expect(sut.host.draws[StoryListSection.self] == 1)
        #expect(sut.host.draws[StoryRow.self] == 0)
    }

    @Test("The selection that moves draws no row again")
    func selection() {
        // Given
        let sut = screen()

        // When
        sut.press(.down)
        sut.show()

        // Then
        #expect(sut.host.draws[StoryRow.self] == 0)
    }

    @Test("A story that is marked is drawn anew in its row alone")
    func mark() {
        // Given
        let sut = screen()

        // When
        var page = StoryLibraryViewModelMock.page(0..<50, hasMore: true)
        page.stories[1].isFavorite = true
        viewModel.state = .loaded(page)
        sut.show()

        // Then
        #expect(sut.text.contains("★ Story 1"))
        #expect(sut.host.draws[StoryRow.self] == 1)
    }

    @Test("A failure and its alert draw nothing of the list")
    func failure() {
        // Given
        let sut = screen()

        // When
        viewModel.failure = .storage(.busy("The library"))
        sut.show()

        // Then
        #expect(sut.host.draws[StoryListSection.self] == 0)
        #expect(sut.host.draws[StoryRow.self] == 0)
        #expect(sut.host.draws[StoryLibraryStatus.self] == 0)
    }

    @Test("Of a story that is marked the pages are not drawn again, nor while that is being kept")
    func storyMark() {
        // Given
        let viewModel = StoryDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(StoryDetailView(viewModel: viewModel))
        sut.host.draws.reset()

        // When
        viewModel.isSaving = true
        sut.show()

        // Then
        #expect(sut.host.draws[StorySavingNote.self] == 1)
        #expect(sut.host.draws.total == 1)

        // When
        viewModel.state = .loaded(.stub(isFavorite: true))
        sut.show()

        // Then
        #expect(sut.text.contains("Remove from favourites"))
        #expect(sut.host.draws[StoryPages.self] == 0)
    }

    @Test("A letter in a form draws what shows the draft, and not the form")
    func draft() {
        // Given
        let viewModel = EventFormViewModelMock(.editing)
        let sut = TestScreen(EventFormView(viewModel: viewModel))
        sut.host.draws.reset()

        // When
        sut.type("a")
        sut.show()

        // Then
        #expect(sut.host.draws[EventFields.self] == 1)
        #expect(sut.host.draws[EventFormSection.self] == 0)
    }
}
