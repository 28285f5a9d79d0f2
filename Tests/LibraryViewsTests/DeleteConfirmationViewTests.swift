import FeatureKitStubs
import Library
import LibraryStubs
import LibraryViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The question before a deletion on a screen", .timeLimit(.minutes(1)))
@MainActor
struct DeleteConfirmationViewTests {
    @Test("Enter keeps it: nothing goes by a key that was meant for what was there before")
    func keep() async {
        let viewModel = DeleteConfirmationViewModelMock(.asking(.stub()))
        let sut = TestScreen(DeleteConfirmationView(viewModel: viewModel))
        #expect(sut.focused == "Keep, button")
        sut.press(.enter)
        #expect(await viewModel.log.next() == "didTapOnCancel")
    }

    @Test("Only the other button deletes it")
    func delete() async {
        let viewModel = DeleteConfirmationViewModelMock(.asking(.stub()))
        let sut = TestScreen(DeleteConfirmationView(viewModel: viewModel))
        sut.press(.left, .enter)
        #expect(await viewModel.log.next() == "didTapOnDelete")
    }

    @Test("Escape leaves everything as it is")
    func escape() async {
        let viewModel = DeleteConfirmationViewModelMock(.asking(.stub()))
        TestScreen(DeleteConfirmationView(viewModel: viewModel)).press(.escape)
        #expect(await viewModel.log.next() == "didTapOnCancel")
    }

    @Test("After the deletion there is one way on")
    func done() async {
        let viewModel = DeleteConfirmationViewModelMock(.deleted(.stub()))
        TestScreen(DeleteConfirmationView(viewModel: viewModel)).press(.enter)
        #expect(await viewModel.log.next() == "didTapOnDone")
    }

    @Test("A key takes a story out of the bin again")
    func undo() async {
        let viewModel = DeleteConfirmationViewModelMock(.deleted(.stub()))
        TestScreen(DeleteConfirmationView(viewModel: viewModel)).type("u")
        #expect(await viewModel.log.next() == "didTapOnUndo")
    }

    @Test(
        "What goes and what stays is said in words",
        arguments: [
            (
                DeletionPlan(target: .hero(Hero.stub().id), name: "Mira", goes: [.description], stays: [.stories(2)]),
                ["Delete this hero?", "Deletes: the description", "Keeps: 2 stories with 'Mira'"]
            ),
            (
                DeletionPlan(
                    target: .event(CustomStoryEvent.stub().id), name: "Moving", goes: [.description],
                    stays: [.stories(0)]),
                ["Delete this event?", "'Moving'", "Deletes: the description"]
            ),
            (
                DeletionPlan.stub(),
                ["Moves: the text of 4 pages, the narration (5:00), 5 pictures", "Keeps: the hero Mira"]
            ),
        ])
    func words(plan: DeletionPlan, lines: [String]) {
        let sut = TestScreen(DeleteConfirmationView(viewModel: DeleteConfirmationViewModelMock(.asking(plan))))
        for line in lines { #expect(sut.lines.contains(line)) }
        #expect(sut.text.contains("Keeps") == lines.contains { $0.hasPrefix("Keeps") })
    }
}
