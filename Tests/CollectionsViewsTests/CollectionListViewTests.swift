import FeatureKitStubs
import FeatureKit
import Collections
import CollectionsStubs
import CollectionsViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The list of collections on a screen", .timeLimit(.minutes(1)))
@MainActor
struct CollectionListViewTests {
    private func screen(
        _ viewModel: any CollectionListViewModelContract, columns: Int = 60, rows: Int = 12
    ) -> TestScreen {
        TestScreen(
            CollectionListView().environment(viewModel, as: (any CollectionListViewModelContract).self),
            columns: columns, rows: rows)
    }

    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading collections…"), ("loading", "Loading collections…"),
            ("loaded", "1 of 3 stories"), ("empty", "No collections yet."),
            ("error", "! The library is in use by another copy of this program."),
            ("loaded with a failure", "That didn't work"),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(CollectionListViewModelStub.all.first { $0.name == name }).stub
        #expect(screen(stub).text.contains(words))
    }

    @Test("A collection has its title, how far it is, and what it is about")
    func row() throws {
        // When
        let lines = screen(CollectionListViewModelMock(.loaded([.stub()]))).lines

        // Then
        let title = try #require(lines.first { $0.contains("Kindness & Empathy for Lina") })
        #expect(title.contains("33%"))
        #expect(lines.contains { $0.contains("1 of 3 stories · Kindness & Empathy · ages 4-6") })
    }

    @Test("Enter opens the selected collection, and keys lead to a new one, read anew, and leave")
    func keys() async {
        // Given
        let viewModel = CollectionListViewModelMock(.loaded([.stub(id: "one"), .stub(id: "two")]))
        let sut = screen(viewModel)

        // When
        sut.press(.down, .enter)
        sut.type("n")
        sut.press(.escape)

        // Then
        #expect(await viewModel.log.next() == "didSelect two")
        #expect(await viewModel.log.next() == "didTapOnNewCollection")
        #expect(await viewModel.log.next() == "didTapOnBack")
        sut.type("r")
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    @Test("Where there is nothing, or it could not be read, Enter is the way on")
    func waysOn() async {
        // Given
        let empty = CollectionListViewModelMock(.empty)
        let failed = CollectionListViewModelMock(.error(.cancelled))

        // When
        screen(empty).press(.enter)
        screen(failed).press(.enter)

        // Then
        #expect(await empty.log.next() == "didTapOnNewCollection")
        #expect(await failed.log.next() == "didTapOnRetryButton")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in CollectionListViewModelStub.all {
            #expect(screen(stub, columns: columns, rows: rows).lines.count <= rows, "\(name)")
        }
    }

    @Test(
        "Every variant of the achievements is told",
        arguments: [
            ("idle", "Loading achievements…"), ("loading", "Loading achievements…"), ("loaded", "★ "),
            ("empty", "No achievements yet."), ("error", "! The library is in use by another copy of this program."),
            ("loaded with a failure", "That didn't work"),
        ])
    func achievements(name: String, words: String) throws {
        let stub = try #require(AchievementListViewModelStub.all.first { $0.name == name }).stub
        #expect(TestScreen(AchievementListView(viewModel: stub), columns: 60, rows: 12).text.contains(words))
    }

    @Test("A key and a button lead to the achievements")
    func toAchievements() async {
        let viewModel = CollectionListViewModelMock(.loaded([.stub()]))
        let sut = screen(viewModel)
        sut.type("a")
        #expect(await viewModel.log.next() == "didTapOnAchievements")
        sut.click("Achievements")
        #expect(await viewModel.log.next() == "didTapOnAchievements")
    }

    @Test("A key and a button lead to the reading journey")
    func toJourney() async {
        let viewModel = CollectionListViewModelMock(.loaded([.stub()]))
        let sut = screen(viewModel)
        sut.type("j")
        #expect(await viewModel.log.next() == "didTapOnJourney")
        sut.click("Reading journey")
        #expect(await viewModel.log.next() == "didTapOnJourney")
    }
}
