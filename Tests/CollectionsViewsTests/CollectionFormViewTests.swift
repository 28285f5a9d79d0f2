import Collections
import CollectionsStubs
import CollectionsViews
import FeatureKitStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The form for a collection on a screen", .timeLimit(.minutes(1)))
@MainActor
struct CollectionFormViewTests {
    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading heroes…"), ("loading", "Loading heroes…"),
            ("error", "! The library is in use by another copy of this program."), ("editing", "New collection"),
            ("without heroes", "the child is the hero."),
            ("many heroes", "more. Type a name to find them."), ("making", "Creating the stories"),
            ("made", "'Kindness & Empathy for Lina' is ready."), ("made in part", "Story 3 couldn't be created."),
            ("failed", "! The library is in use by another copy of this program."),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(CollectionFormViewModelStub.all.first { $0.name == name }).stub
        #expect(TestScreen(CollectionFormView(viewModel: stub)).text.contains(words))
    }

    @Test("While stories are made each has its mark, and what is under way how far it is")
    func steps() {
        // When
        let lines = TestScreen(CollectionFormView(viewModel: CollectionFormViewModelMock(.generating(.stub())))).lines

        // Then
        #expect(lines.contains { $0.contains("[x] The lamp at the window") })
        #expect(lines.contains { $0.contains("Story 4") && $0.contains("40%") })
        #expect(lines.contains { $0.contains("[ ] Story 5") })
    }

    @Test("What is typed and chosen is in the draft")
    func draft() {
        // Given
        let viewModel = CollectionFormViewModelMock(.editing)
        let sut = TestScreen(CollectionFormView(viewModel: viewModel))

        // When: the name, the interests, the first hero
        sut.press(.tab, .tab)
        sut.type("Lina")
        sut.press(.tab)
        sut.type("whales, snow")
        sut.press(.tab)
        sut.type(" ")

        // Then
        #expect(viewModel.draft.childName == "Lina")
        #expect(viewModel.draft.interests == ["whales", "snow"])
        #expect(viewModel.draft.heroes.map(\.name) == ["Jonas"])
    }

    @Test("Of many heroes, part of the name finds one, and Enter chooses the first who was found")
    func heroSearch() async {
        // Given
        let heroes = (1...15).map { Hero.stub(name: "Hero \($0)") } + [.stub(name: "Aunt Zoë")]
        let viewModel = CollectionFormViewModelMock(.editing, heroes: heroes)
        let sut = TestScreen(CollectionFormView(viewModel: viewModel), columns: 80, rows: 40)
        #expect(sut.text.contains("11 more. Type a name to find them."))

        // When
        sut.type("/")
        sut.type("zoe")
        sut.press(.enter)

        // Then
        #expect(viewModel.draft.heroes.map(\.name) == ["Aunt Zoë"])
        #expect(sut.focused == "Search, text field, empty")
        #expect(sut.text.contains("Aunt Zoë  [x]"))
    }

    @Test("Escape clears the search before it leaves the form")
    func escapeFromSearch() async {
        // Given
        let viewModel = CollectionFormViewModelMock(.editing, heroes: (1...15).map { .stub(name: "Hero \($0)") })
        let sut = TestScreen(CollectionFormView(viewModel: viewModel), columns: 80, rows: 40)
        sut.type("/")
        sut.type("15")
        #expect(!sut.text.contains("more. Type a name to find them."))

        // When
        sut.press(.escape)

        // Then
        #expect(sut.text.contains("10 more. Type a name to find them."))
        sut.press(.escape)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("Buttons make, stop and show the collection, and Escape leaves")
    func buttons() async {
        // Given
        let made = CollectionFormViewModelMock(
            .made(CollectionOutcome(collection: .stub(), progress: CollectionProgress(count: 1))))
        let generating = CollectionFormViewModelMock(.generating(CollectionProgress(count: 1)))
        let editing = CollectionFormViewModelMock(.editing)

        // When
        TestScreen(CollectionFormView(viewModel: made)).press(.enter)
        TestScreen(CollectionFormView(viewModel: generating)).press(.enter)
        TestScreen(CollectionFormView(viewModel: editing)).press(.escape)

        // Then
        #expect(await made.log.next() == "didTapOnCollection")
        #expect(await generating.log.next() == "didTapOnStop")
        #expect(await editing.log.next() == "didTapOnBack")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in CollectionFormViewModelStub.all {
            let sut = TestScreen(CollectionFormView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }
}
