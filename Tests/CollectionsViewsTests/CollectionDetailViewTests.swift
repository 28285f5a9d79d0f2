import FeatureKit
import Collections
import CollectionsStubs
import CollectionsViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("A collection on a screen", .timeLimit(.minutes(1)))
@MainActor
struct CollectionDetailViewTests {
    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading collection…"), ("loading", "Loading collection…"), ("loaded", "1 of 3 stories"),
            ("without stories", "No stories in this collection yet."), ("achievement", "Achievement earned"),
            ("stories missing", "2 stories are still missing."), ("missing stories in the making", "Stop"),
            ("error", "! No collection called 'stub'."), ("failure beside the collection", "That didn't work"),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(CollectionDetailViewModelStub.all.first { $0.name == name }).stub
        #expect(TestScreen(CollectionDetailView(viewModel: stub)).text.contains(words))
    }

    @Test("Each story has a mark that says whether it is completed")
    func marks() {
        // When
        let lines = TestScreen(CollectionDetailView(viewModel: CollectionDetailViewModelMock(.loaded(.stub())))).lines

        // Then
        #expect(lines.contains { $0.contains("[x] The lamp at the window") })
        #expect(lines.contains { $0.contains("[ ] The whale that listened") })
    }

    @Test("Keys open, complete and play the selected story, and lead to a new collection and back")
    func keys() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When, then
        sut.press(.enter, .down)
        #expect(await viewModel.log.next() == "didSelect one")
        for (key, call) in [
            ("c", "didTapOnComplete two"), ("p", "didTapOnPlay two"), ("P", "didTapOnPlayAll"),
            ("n", "didTapOnNewCollection"),
            ("r", "didPullToRefresh"),
        ] {
            sut.type(key)
            #expect(await viewModel.log.next() == call)
        }
        sut.press(.escape)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("The missing stories are made when that is asked for")
    func missing() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub(missing: [2])))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When, then
        #expect(sut.text.contains("1 story is still missing."))
        sut.type("m")
        #expect(await viewModel.log.next() == "didTapOnResume")
    }

    @Test("The missing stories are discarded when somebody has confirmed it; Enter on the question keeps them")
    func discard() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub(missing: [2])))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When, then
        sut.click("[ Discard ]")
        #expect(sut.text.contains("Discard the missing stories?"))
        sut.press(.enter)
        #expect(!sut.text.contains("Discard the missing stories?"))
        sut.click("[ Discard ]")
        sut.press(.left, .enter)
        #expect(await viewModel.log.next() == "didConfirmDiscard")
    }

    @Test("Removing asks first, and Enter on the question keeps the collection")
    func removal() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When, then
        sut.type("d")
        #expect(sut.text.contains("Delete this collection?"))
        sut.press(.enter)
        #expect(!sut.text.contains("Delete this collection?"))
        sut.type("d")
        sut.press(.left, .enter)
        #expect(await viewModel.log.next() == "didConfirmDeletion")
    }

    @Test("A new title is typed behind the old one, and Enter keeps it")
    func renaming() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub(title: "Brave")))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When
        sut.type("e")
        sut.type("!")
        sut.press(.enter)

        // Then
        #expect(await viewModel.log.next() == "rename Brave!")
    }

    @Test("What was reached is said until it was seen")
    func achievement() {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When
        viewModel.achievements = [.stub()]

        // Then
        #expect(sut.text.contains("Completed Kindness & Empathy for Lina"))
        sut.press(.enter)
        #expect(viewModel.achievements.isEmpty)
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in CollectionDetailViewModelStub.all {
            let sut = TestScreen(CollectionDetailView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }

    @Test("A story of the library is found by a part of its title, and added")
    func addStory() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub()))
        viewModel.choices = ["The Moon", "The Lamp"].map { StoryChoice(id: StoryID(rawValue: $0), title: $0) }
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When
        sut.type("a")
        #expect(sut.text.contains("The Moon"))
        sut.type("lam")
        #expect(!sut.text.contains("The Moon"))
        sut.press(.enter)

        // Then
        #expect(await viewModel.log.next() == "didTapOnAddStory")
        #expect(await viewModel.log.next() == "add The Lamp")
        #expect(!sut.text.contains("Search"))
    }

    @Test("A story is removed from the collection after a question")
    func removeStory() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub(stories: [.stub("one")])))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When
        sut.type("x")
        #expect(sut.text.contains("Remove this story from the collection?"))
        sut.press(.enter)
        sut.type("x")
        sut.press(.left, .enter)

        // Then
        #expect(await viewModel.log.next() == "didTapOnRemove one")
    }
}
