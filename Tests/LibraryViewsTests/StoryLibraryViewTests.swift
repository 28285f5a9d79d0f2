import FeatureKitStubs
import Library
import LibraryStubs
import LibraryViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The list of stories on a screen", .timeLimit(.minutes(1)))
@MainActor
struct StoryLibraryViewTests {
    private func screen(_ viewModel: StoryLibraryViewModelMock, columns: Int = 40, rows: Int = 12) -> TestScreen {
        TestScreen(
            StoryLibraryView().environment(viewModel, as: (any StoryLibraryViewModelContract).self), columns: columns,
            rows: rows)
    }

    @Test("It asks for the stories when it appears, and then keeps them up to date")
    func appears() async {
        let viewModel = StoryLibraryViewModelMock(.idle)
        let sut = screen(viewModel)
        await until { viewModel.log.all.count >= 2 }
        #expect(viewModel.log.all == ["didAppear", "observeChanges"])
        sut.host.close()
    }

    @Test("Enter opens the selected story, also the one that is selected from the beginning")
    func opening() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 3)
        let sut = screen(viewModel)

        // When
        sut.press(.enter, .down, .enter)

        // Then
        #expect(await viewModel.log.next() == "didSelect s0")
        #expect(await viewModel.log.next() == "didSelect s1")
    }

    @Test("A next page that could not be read is told below the list, with a button that tries again")
    func nextPageFailure() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 2)
        viewModel.nextPageFailure = .storage(.busy("The library"))
        let sut = screen(viewModel, columns: 60)

        // When
        sut.press(.tab, .enter)

        // Then
        #expect(sut.text.contains("Story 0"))
        #expect(sut.text.contains("! The library is in use"))
        #expect(await viewModel.log.next() == "loadMore")
    }

    @Test(
        "A key does to the selected story what it does everywhere",
        arguments: [
            ("p", "didTapOnPlay s1"), ("P", "didTapOnPlayNext s1"), ("a", "didTapOnAddToQueue s1"),
            ("f", "didTapOnFavorite s1"), ("d", "didTapOnDelete s1"),
        ])
    func keysOfAStory(key: String, call: String) async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 3)
        let sut = screen(viewModel)

        // When
        sut.press(.down)
        sut.type(key)

        // Then
        #expect(await viewModel.log.next() == call)
    }

    @Test(
        "A key leads away from the list",
        arguments: [
            ("n", "didTapOnNewStory"), ("h", "didTapOnHeroes"), ("v", "didTapOnEvents"), ("b", "didTapOnBin"),
            ("r", "didPullToRefresh"),
        ])
    func keysOfTheScreen(key: String, call: String) async {
        let viewModel = StoryLibraryViewModelMock(count: 3)
        screen(viewModel).type(key)
        #expect(await viewModel.log.next() == call)
    }

    @Test("Escape leaves the screen")
    func escape() async {
        let viewModel = StoryLibraryViewModelMock(count: 1)
        screen(viewModel).press(.escape)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("All keys are listed with what they do")
    func keyList() {
        #expect(
            screen(StoryLibraryViewModelMock(count: 1)).keys == [
                "p Play", "P Play next", "a Add to queue", "f Favourite", "d Move to bin", "n New story", "h Heroes",
                "v Events", "b Bin", "r Refresh", "/ Search", "o Filter and order",
            ])
    }

    @Test(
        "A click does what is written there",
        arguments: [
            ("Heroes", "didTapOnHeroes"), ("Events", "didTapOnEvents"), ("New", "didTapOnNewStory"),
        ])
    func clicks(text: String, call: String) async {
        let viewModel = StoryLibraryViewModelMock(count: 3)
        #expect(screen(viewModel).click(text))
        #expect(await viewModel.log.next() == call)
    }

    @Test("The list that comes has the keys, since nothing else could take them before")
    func arriving() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(.loading)
        let sut = screen(viewModel)
        #expect(sut.focused == nil)

        // When
        viewModel.state = .loaded(StoryLibraryViewModelMock.page(0..<3))
        sut.press(.enter)

        // Then
        #expect(await viewModel.log.next() == "didSelect s0")
    }

    // MARK: - Selection

    @Test("A story that is gone leaves the selection where it was, and what is asked for next is what is seen there")
    func goneStory() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 4)
        let sut = screen(viewModel)
        sut.press(.down, .down)

        // When
        var page = StoryLibraryViewModelMock.page(0..<4)
        page.stories.remove(at: 2)
        viewModel.state = .loaded(page)

        // Then
        #expect(sut.lines.contains { $0.hasPrefix("▌  Story 3") })
        sut.type("d")
        #expect(await viewModel.log.next() == "didTapOnDelete s3")
    }

    @Test("A story stays selected when others come before it")
    func newStories() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 4)
        let sut = screen(viewModel)
        sut.press(.down)

        // When
        var page = StoryLibraryViewModelMock.page(0..<4)
        page.stories.insert(.stub(id: "new", title: "New"), at: 0)
        viewModel.state = .loaded(page)

        // Then
        #expect(sut.lines.contains { $0.hasPrefix("▌  Story 1") })
        sut.type("p")
        #expect(await viewModel.log.next() == "didTapOnPlay s1")
    }

    // MARK: - Pages

    @Test("The next page is asked for when the end is near, and not before")
    func nextPage() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 50, hasMore: true)
        let sut = screen(viewModel)
        sut.press(.down)

        // When
        sut.press(.end)
        sut.show()

        // Then
        #expect(await viewModel.log.next() == "loadMore")
        #expect(sut.text.contains("more than 50 stories"))
    }

    @Test("Behind the last page nothing is asked for")
    func lastPage() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 20)
        let sut = screen(viewModel)

        // When
        sut.press(.end)
        sut.show()
        sut.type("r")

        // Then
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    // MARK: - Search

    @Test("A key leads to the search, each letter is searched for at once, and Enter leads back to the list")
    func search() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 3)
        let sut = screen(viewModel)

        // When
        sut.type("/fox")

        // Then
        #expect(sut.lines.first?.hasPrefix("Search [fox") == true)
        #expect(await viewModel.log.next() == "search f")
        #expect(await viewModel.log.next() == "search fo")
        #expect(await viewModel.log.next() == "search fox")

        // When
        sut.press(.enter, .enter)

        // Then
        #expect(await viewModel.log.next() == "didSelect s0")
    }

    @Test("Escape takes the search back before it leaves the screen")
    func leavingSearch() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 3)
        let sut = screen(viewModel)
        sut.type("/a")
        #expect(await viewModel.log.next() == "search a")

        // When
        sut.press(.escape, .escape)

        // Then
        // The one leaves at once, the other asks for something first.
        let calls = [await viewModel.log.next(), await viewModel.log.next()]
        #expect(Set(calls) == ["search ", "didTapOnBack"])
        #expect(sut.lines.first?.hasPrefix("Search [title, text or hero") == true)
    }

    @Test("When no story fits any more, what is typed still goes into the search")
    func searchWithoutMatches() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 3)
        let sut = screen(viewModel)
        sut.type("/x")
        #expect(await viewModel.log.next() == "search x")

        // When
        viewModel.state = .empty(.noMatches)
        sut.show()
        sut.type("y")

        // Then
        #expect(await viewModel.log.next() == "search xy")
        #expect(sut.click("Clear filters"))
        #expect(await viewModel.log.next() == "filterStories")
        #expect(viewModel.filter == StoryFilter())
    }

    // MARK: - Failures

    @Test("A failure beside the list is an alert that is closed by Enter, and the list is as before")
    func failure() async {
        // Given
        let viewModel = StoryLibraryViewModelMock(count: 3)
        let sut = screen(viewModel)
        sut.press(.down)

        // When
        viewModel.failure = .storage(.busy("The library"))

        // Then
        #expect(sut.text.contains("The library is in use by"))
        sut.press(.enter)
        #expect(await viewModel.log.next() == "didDismissFailure")
        #expect(!sut.text.contains("in use"))
        #expect(sut.lines.contains { $0.hasPrefix("▌  Story 1") })
    }

    @Test("Where there is no list, a key and the button try again")
    func retry() async {
        let viewModel = StoryLibraryViewModelMock(.error(.storage(.busy("The library"))))
        let sut = screen(viewModel)
        sut.type("r")
        #expect(await viewModel.log.next() == "didTapOnRetryButton")
        sut.press(.enter)
        #expect(await viewModel.log.next() == "didTapOnRetryButton")
    }

    @Test("Where there are no stories, Enter makes one")
    func noStories() async {
        let viewModel = StoryLibraryViewModelMock(.empty(.noStories))
        screen(viewModel).press(.enter)
        #expect(await viewModel.log.next() == "didTapOnNewStory")
    }

    @Test("Nothing in a title steers the terminal, and all of it is on one line")
    func hostileTitle() {
        // Given
        let page = StoryListPage(stories: [.stub(title: "a\u{1B}[2Jb\nc\u{202E}d")])

        // When
        let sut = screen(StoryLibraryViewModelMock(.loaded(page)))

        // Then
        #expect(sut.lines.contains { $0.hasPrefix("▌  a [2Jb c d") })
    }
}
