import FeatureKitStubs
import FeatureKit
import Library
import LibraryStubs
import LibraryViews
import TerminalUI
import Testing
import ViewTestSupport

/// What each variant looks like, sign by sign, is in the gallery's golden texts.
@Suite("The library's screens in all their variants", .timeLimit(.minutes(1)))
@MainActor
struct VariantTests {
    private func view(_ stub: StoryLibraryViewModelStub) -> some View {
        StoryLibraryView().environment(stub, as: (any StoryLibraryViewModelContract).self)
    }

    /// Every variant of every screen.
    private var screens: [(screen: String, name: String, view: AnyView)] {
        StoryLibraryViewModelStub.all.map { ("stories", $0.name, AnyView(view($0.stub))) }
            + StoryDetailViewModelStub.all.map { ("story", $0.name, AnyView(StoryDetailView(viewModel: $0.stub))) }
            + HeroListViewModelStub.all.map { ("heroes", $0.name, AnyView(HeroListView(viewModel: $0.stub))) }
            + HeroFormViewModelStub.all.map { ("hero", $0.name, AnyView(HeroFormView(viewModel: $0.stub))) }
            + EventListViewModelStub.all.map { ("events", $0.name, AnyView(EventListView(viewModel: $0.stub))) }
            + EventFormViewModelStub.all.map { ("event", $0.name, AnyView(EventFormView(viewModel: $0.stub))) }
            + StoryBinViewModelStub.all.map { ("bin", $0.name, AnyView(StoryBinView(viewModel: $0.stub))) }
            + DeleteConfirmationViewModelStub.all.map {
                ("deletion", $0.name, AnyView(DeleteConfirmationView(viewModel: $0.stub)))
            }
    }

    @Test("What a key puts in front of a screen")
    func sheets() {
        // Given
        let list = TestScreen(view(StoryLibraryViewModelStub.all[2].stub), columns: 40, rows: 20)
        let story = TestScreen(
            StoryDetailView(viewModel: StoryDetailViewModelStub.all[2].stub), columns: 40, rows: 20)

        // When
        list.type("o")
        story.type("e")

        // Then
        #expect(list.text == SheetGoldens.screens["filter"])
        #expect(story.text == SheetGoldens.screens["edit"])
    }

    @Test("Whatever the size, nothing breaks", arguments: [(120, 40), (40, 20), (20, 5), (3, 2), (1, 1)])
    func sizes(columns: Int, rows: Int) {
        for (screen, name, view) in screens {
            let sut = TestScreen(view, columns: columns, rows: rows)
            sut.press(.tab, .down, .end, .pageUp)
            #expect(sut.lines.count <= rows, "\(screen), \(name)")
            #expect(sut.lines.allSatisfy { $0.displayWidth <= columns }, "\(screen), \(name)")
        }
    }

    @Test("Every screen that says why it is empty, or why something failed, offers a way on that has the focus")
    func waysOn() {
        for (screen, name, view) in screens where ["error", "failed", "empty", "no stories"].contains(name) {
            let focused = TestScreen(view).focused
            #expect(focused?.hasSuffix(", button") == true, "\(screen), \(name)")
        }
    }

    @Test("Without colours and with the signs of ASCII selection, errors and marks are told apart")
    func plain() {
        // Given
        var environment = EnvironmentValues()
        (environment.theme, environment.glyphs) = (.monochrome, .ascii)
        let page = StoryLibraryViewModelMock.page(0..<2)

        // When
        let list = TestScreen(view(StoryLibraryViewModelStub(state: .loaded(page))), environment: environment)
        let error = TestScreen(
            view(StoryLibraryViewModelStub(state: .error(.cancelled))), environment: environment)

        // Then
        #expect(list.lines[2].hasPrefix(">  Story 0"))
        #expect(list.lines[4].hasPrefix("   Story 1"))
        #expect(error.lines.contains("! Stopped."))
    }
}
