import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import LibraryViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("A story on a screen", .timeLimit(.minutes(1)))
@MainActor
struct StoryDetailViewTests {
    private let viewModel = StoryDetailViewModelMock(.loaded(.stub()))

    private func screen(columns: Int = 60, rows: Int = 20) -> TestScreen {
        TestScreen(StoryDetailView(viewModel: viewModel), columns: columns, rows: rows)
    }

    @Test(
        "A key does what it does everywhere",
        arguments: [
            ("p", "didTapOnPlay"), ("P", "didTapOnPlayNext"), ("a", "didTapOnAddToQueue"), ("f", "didTapOnFavorite"),
            ("d", "didTapOnDelete"), ("r", "didPullToRefresh"),
        ])
    func keys(key: String, call: String) async {
        screen().type(key)
        #expect(await viewModel.log.next() == call)
    }

    @Test("Enter plays the story, Escape leaves it")
    func enterAndEscape() async {
        let sut = screen()
        sut.press(.enter, .escape)
        #expect(await viewModel.log.next() == "didTapOnPlay")
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test(
        "A click does what is written there",
        arguments: [("Play", "didTapOnPlay"), ("Favourite", "didTapOnFavorite"), ("Move to bin", "didTapOnDelete")])
    func clicks(text: String, call: String) async {
        #expect(screen().click(text))
        #expect(await viewModel.log.next() == call)
    }

    @Test("Where there is no story nothing can be done with one")
    func missing() async {
        viewModel.state = .error(.storage(.notFound(.story, "stub")))
        let sut = screen()
        #expect(sut.keys == ["r Try again"])
        sut.type("r")
        #expect(await viewModel.log.next() == "didTapOnRetryButton")
    }

    @Test("All of a story can be read with the arrows on the smallest screen, where Enter plays it all the same")
    func scrolling() async {
        // Given
        let sut = screen(columns: 20, rows: 5)
        #expect(!sut.text.contains("Page 2"))

        // When
        while sut.press(.down), sut.focused == nil {}

        // Then
        #expect(sut.text.contains("waved back."))
        sut.press(.up, .enter)
        #expect(await viewModel.log.next() == "didTapOnPlay")
    }

    @Test(
        "A picture that is there is asked for by its path in the media folder; of others it is said what became of them"
    )
    func pictures() {
        // Given
        var story = Story.stub(illustrationStatus: .failed)
        let media = MediaReference(digest: String(repeating: "ab", count: 32), fileExtension: "png", byteCount: 9)
        story.cover = StoryIllustration(status: .ready, media: media, alternativeText: "A lamp")
        viewModel.state = .loaded(story)
        let renderer = PictureRendererMock()
        var environment = EnvironmentValues()
        environment.pictures = renderer

        // When
        let sut = TestScreen(StoryDetailView(viewModel: viewModel), columns: 60, rows: 40, environment: environment)

        // Then
        #expect(renderer.paths == [media.relativePath])
        #expect(sut.text.contains("This picture couldn't be drawn."))
    }

    @Test("A reference to a picture that leads anywhere is passed over")
    func hostilePicture() {
        // Given
        var story = Story.stub()
        let media = MediaReference(digest: "../../etc/passwd", fileExtension: "png", byteCount: 9)
        story.cover = StoryIllustration(status: .ready, media: media)
        viewModel.state = .loaded(story)
        let renderer = PictureRendererMock()
        var environment = EnvironmentValues()
        environment.pictures = renderer

        // When
        let sut = TestScreen(StoryDetailView(viewModel: viewModel), environment: environment)

        // Then
        #expect(renderer.paths == [])
        #expect(sut.text.contains("Page 1"))
    }

    @Test("What was made from other words is said")
    func outdated() {
        var story = Story.stub(narrationStatus: .outdated)
        story.cover.status = .outdated
        viewModel.state = .loaded(story)
        let text = screen().text
        #expect(text.contains("The narration still has the old text."))
        #expect(text.contains("The cover still has the old title."))
    }

    // MARK: - Editing

    @Test("Title and text are changed in a form, and only what was changed is kept")
    func editing() async {
        // Given
        let sut = screen()
        sut.type("e")
        #expect(sut.focused == "Title, text field, The lamp at the window")

        // When
        sut.type("!")
        sut.press(.tab, .right)
        #expect(sut.text.contains("She waved. The light waved back."))
        sut.press(.tab, .tab)
        sut.type("Good night.")
        #expect(sut.click("Save"))

        // Then
        #expect(await viewModel.log.next() == "save")
        #expect(
            viewModel.edits == [
                StoryEdit(
                    title: "The lamp at the window!", texts: [1: "She waved. The light waved back.\n\nGood night."])
            ])
        await until { !sut.text.contains("Paragraph") }
    }

    @Test("A change that cannot be kept leaves the form as it is, behind the reason")
    func failedEditing() async {
        // Given
        viewModel.canSave = false
        let sut = screen()
        sut.type("e")
        sut.press(.end, holding: [])
        sut.type("!")
        sut.click("Save")
        #expect(await viewModel.log.next() == "save")

        // Then
        #expect(sut.text.contains("A story needs a title."))
        sut.press(.enter)
        #expect(await viewModel.log.next() == "didDismissFailure")
        #expect(sut.text.contains("[The lamp at the window!"))
    }

    @Test("Where nothing was changed nothing is kept, and Escape takes everything back")
    func nothingChanged() async {
        // Given
        let sut = screen()
        sut.type("e")
        sut.click("Save")
        #expect(!sut.text.contains("Paragraph"))

        // When
        sut.type("e!")
        sut.press(.escape)
        #expect(sut.text.contains("Discard changes?"))
        sut.press(.left, .enter)
        sut.type("e")

        // Then
        #expect(sut.focused == "Title, text field, The lamp at the window")
        #expect(viewModel.edits == [])
    }
}

/// Remembers which pictures were asked for, and has none.
@MainActor
private final class PictureRendererMock: PictureRenderer {
    private(set) var paths: Set<String> = []

    func picture(_ source: PictureSource, size: Size, allowsPixels: Bool) -> PictureState {
        paths.insert(source.path)
        return .failed
    }
}
