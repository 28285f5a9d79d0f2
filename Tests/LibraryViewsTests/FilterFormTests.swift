import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import LibraryViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The form for filter and order on a screen", .timeLimit(.minutes(1)))
@MainActor
struct FilterFormTests {
    private let viewModel = StoryLibraryViewModelMock(count: 3)

    private func screen(columns: Int = 80, rows: Int = 24) -> TestScreen {
        let sut = TestScreen(
            StoryLibraryView().environment(viewModel, as: (any StoryLibraryViewModelContract).self), columns: columns,
            rows: rows)
        sut.type("o")
        return sut
    }

    @Test("What is chosen holds at once, each choice beside those before it")
    func choosing() async {
        // Given
        viewModel.heroes = [.stub(), .stub(name: "Tom")]
        let sut = screen()

        // When
        sut.press(.right, .right, .tab, .right, .tab, .enter, .tab, .enter, .tab, .tab, .enter, .tab, .enter)

        // Then
        for _ in 0..<7 { #expect(await viewModel.log.next() == "filterStories") }
        #expect(
            viewModel.filter
                == StoryFilter(
                    hero: Hero.stub(name: "Tom").id, event: .standard(.bedtime), isFavorite: true,
                    listening: [.new, .completed], createdSince: viewModel.recentSince))
    }

    @Test("The search stays when something else is chosen, and goes with all the rest")
    func search() async {
        // Given
        viewModel.filter.search = "fox"
        let sut = screen()

        // When
        sut.press(.tab, .tab, .enter)

        // Then
        #expect(await viewModel.log.next() == "filterStories")
        #expect(viewModel.filter == StoryFilter(isFavorite: true, search: "fox"))

        // When
        sut.click("Clear filters")

        // Then
        #expect(await viewModel.log.next() == "filterStories")
        #expect(viewModel.filter == StoryFilter())
    }

    @Test("An order is chosen without waiting for the one before")
    func order() async {
        let sut = screen()
        for _ in 0..<7 { sut.press(.tab) }
        sut.press(.right, .right)
        #expect(await viewModel.log.next() == "sortStories oldest")
        #expect(await viewModel.log.next() == "sortStories title")
        #expect(sut.text.contains("‹ By title"))
    }

    @Test("Events of the family's own can be chosen as far as stories about them are listed")
    func ownEvents() async {
        // Given
        let story = StorySummary(.stub(about: .custom(.stub())))
        viewModel.state = .loaded(StoryListPage(stories: [story]))
        let sut = screen()

        // When
        sut.press(.tab, .end)

        // Then
        #expect(await viewModel.log.next() == "filterStories")
        #expect(viewModel.filter.event == .custom(CustomStoryEvent.stub().id))
        #expect(sut.text.contains("‹ First tooth"))
    }

    @Test("A hero who is gone stays chosen")
    func goneHero() {
        viewModel.filter.hero = Hero.stub().id
        viewModel.selectedHero = .stub()
        #expect(screen().text.contains("‹ Mira"))
    }

    @Test("Done and Escape close it, and the list has the focus again")
    func closing() async {
        let sut = screen()
        sut.click("Done")
        #expect(sut.focused?.hasSuffix("row 1 of 3") == true)
        sut.type("o")
        sut.press(.escape)
        #expect(sut.focused?.hasSuffix("row 1 of 3") == true)
    }

    @Test("It says how many stories each choice leaves")
    func counts() {
        viewModel.counts = StoryCounts(
            all: 9, favorites: 4, listening: [.new: 3, .inProgress: 2, .completed: 1], recent: 5)
        for line in [
            "Favourites (4)", "Not heard yet (3)", "Heard once or twice (2)", "Heard three times or more (1)",
            "Recent (5)",
        ] {
            #expect(screen().text.contains(line))
        }
    }
}
