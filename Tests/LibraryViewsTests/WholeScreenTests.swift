import FeatureKit
import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import LibraryViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Screens over the view models of the app", .timeLimit(.minutes(1)))
@MainActor
struct WholeScreenTests {
    private let store = LibraryFake()
    private let exits = Exits()

    /// Where the screens led to.
    @MainActor private final class Exits {
        var all: [LibraryExit] = []
    }

    private func feature() -> LibraryFeature { LibraryFeature(dependencies: .stub(store)) }

    /// Waits until a text is seen, or is seen no more.
    private func see(_ text: String, on sut: TestScreen, _ isSeen: Bool = true) async {
        // A test that has taken too long is cancelled.
        await until { sut.text.contains(text) == isSeen }
        #expect(sut.text.contains(text) == isSeen, "waited for '\(text)'")
    }

    private func list() -> TestScreen {
        let viewModel = feature().makeStoryLibraryViewModel { [exits] in exits.all.append($0) }
        return TestScreen(
            StoryLibraryView().environment(
                viewModel as any StoryLibraryViewModelContract, as: (any StoryLibraryViewModelContract).self))
    }

    @Test("A hero is made with the keyboard alone")
    func makingAHero() async throws {
        // Given
        let viewModel = feature().makeHeroFormViewModel(for: nil) { [exits] in exits.all.append($0) }
        let sut = TestScreen(HeroFormView(viewModel: viewModel))
        await see("Step 1", on: sut)

        // When
        sut.press(.enter)
        await see("! A hero needs a name.", on: sut)
        sut.type("Mira")
        await see("! A hero", on: sut, false)
        sut.press(.enter)
        await see("Step 2", on: sut)
        sut.type(" ")
        sut.press(.tab)
        sut.type(" ")
        // Three traits are one too many.
        sut.click("Curious")
        sut.click("Next")
        await see("Step 3", on: sut)
        sut.type("long")
        sut.click("Next")
        await see("Step 4", on: sut)
        sut.press(.escape)
        await see("Step 3", on: sut)
        #expect(sut.text.contains("[long "))
        sut.click("Next")
        await see("Step 4", on: sut)
        sut.press(.left)
        sut.click("Next")
        await see("Step 5", on: sut)
        sut.press(.enter)
        await see("Created Mira.", on: sut)
        sut.press(.enter)

        // Then
        #expect(exits.all == [.back])
        let heroes = try await store.heroes()
        #expect(heroes.map(\.name) == ["Mira"])
        #expect(heroes.first?.traits == [.brave, .kind])
        #expect(heroes.first?.appearance.hairStyle == "long")
        #expect(heroes.first?.pronouns == .he)
    }

    @Test("Of many stories all can be reached, searched and marked, and what was opened is what was selected")
    func listing() async throws {
        // Given
        for number in 0..<120 {
            try await store.save(
                .stub(
                    id: StoryID(rawValue: "s\(number)"), title: "Story \(number)",
                    createdAt: .init(timeIntervalSince1970: Double(number))))
        }
        let sut = list()
        await see("more than 50 stories", on: sut)

        // When
        sut.press(.end)
        await see("more than 100 stories", on: sut)
        sut.press(.end)
        await see("120 stories ·", on: sut)
        sut.press(.end)
        await see("Story 0 ", on: sut)
        sut.press(.enter)

        // Then
        #expect(exits.all == [.open(.story(StoryID(rawValue: "s0")))])

        // When
        sut.type("/Story 77")
        await see("1 story ·", on: sut)
        sut.press(.enter)
        sut.type("f")
        await see("★ Story 77", on: sut)
        sut.type("p")

        // Then
        #expect(exits.all.last == .play(StoryID(rawValue: "s77")))
        sut.type("/")
        sut.press(.escape)
        await see("1 story", on: sut, false)
    }

    @Test("A title is changed, and the story's screen has it")
    func editing() async throws {
        // Given
        try await store.save(.stub())
        let viewModel = feature().makeStoryDetailViewModel(of: Story.stub().id) { [exits] in exits.all.append($0) }
        let sut = TestScreen(StoryDetailView(viewModel: viewModel))
        await see("The lamp at the window", on: sut)

        // When
        sut.type("e")
        sut.host.send(.key(KeyPress("u", .control)))
        sut.click("Save")

        // Then
        await see("A story needs a title.", on: sut)

        // When
        sut.press(.enter)
        sut.press(.escape, .left, .enter)
        sut.type("e!")
        sut.click("Save")
        await see("Paragraph", on: sut, false)

        // Then
        #expect(try await store.story(Story.stub().id).title == "The lamp at the window!")
        #expect(sut.lines.first == "The lamp at the window!")
    }

    @Test("A story is deleted after the question")
    func deleting() async throws {
        // Given
        try await store.save(.stub())
        let viewModel = feature().makeDeleteConfirmationViewModel(of: .story(Story.stub().id)) { [exits] in
            exits.all.append($0)
        }
        let sut = TestScreen(DeleteConfirmationView(viewModel: viewModel))
        await see("[ Move to bin ]", on: sut)

        // When
        sut.press(.left, .enter)
        await see("Moved 'The lamp at the window' to the bin.", on: sut)
        sut.press(.enter)

        // Then
        #expect(exits.all == [.removed(.story(Story.stub().id))])
        await #expect(throws: StorageError.self) { try await store.story(Story.stub().id) }
    }

    @Test("An event that cannot be kept is corrected, and kept then")
    func makingAnEvent() async throws {
        // Given
        let viewModel = feature().makeEventFormViewModel(for: nil) { [exits] in exits.all.append($0) }
        let sut = TestScreen(EventFormView(viewModel: viewModel))
        await see("New event", on: sut)
        store.fail(with: .diskFull(path: "/library"))

        // When
        sut.type("Moving")
        sut.click("Save")
        await see("! The disk", on: sut)
        store.fail(with: nil)
        sut.press(.enter)
        await see("Created 'Moving'.", on: sut)

        // Then
        #expect(try await store.events().map(\.title) == ["Moving"])
    }
}
