import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("What an author delivers", .timeLimit(.minutes(1)))
struct WritingTests {
    private let library = LibraryFake()

    private func story(_ author: StoryAuthorFake) async throws -> Story {
        try await GenerationFeature(dependencies: .stub(author: author, library: library))
            .generate(.stub(), observer: { _ in }).story
    }

    @Test("A title is one line without signs that steer a terminal, and not endless")
    func title() async throws {
        let title = "The \u{1B}[31mlamp\nat the \u{202E}window " + String(repeating: "x", count: 500)
        let sut = try await story(StoryAuthorFake(title: title))
        #expect(sut.title.hasPrefix("The [31mlamp at the window xxx"))
        #expect(sut.title.count == 300)
    }

    @Test("A blank title leaves the story its working title")
    func blankTitle() async throws {
        #expect(try await story(StoryAuthorFake(title: " \n")).title == "Bedtime: Mira")
    }

    @Test("A text keeps its lines and its joined emoji, and loses what only steers a terminal")
    func text() async throws {
        let sut = try await story(
            StoryAuthorFake(passages: ["One\u{1B}[2J day\u{200B}.\r\n---\r\nTwo 👩‍🚀\tstars.\u{FEFF}\n\nThree."]))
        #expect(sut.pages.map(\.text) == ["One [2J day.", "Two 👩‍🚀 stars.\n\nThree."])
    }

    @Test("While a story is made, a picture that is drawn has no file yet, and is not called ready")
    func pictureInTheMaking() async throws {
        // Given
        let seen = Mutex<[StoryIllustration]>([])
        // When
        let outcome = try await GenerationFeature(dependencies: .stub(library: library))
            .generate(.stub()) { update in
                seen.withLock { $0 += update.story.pages.map(\.illustration) }
            }
        // Then
        #expect(seen.withLock { $0 }.allSatisfy { ($0.status == .ready) == ($0.media != nil) })
        #expect(outcome.story.pages.allSatisfy { $0.illustration.status == .ready })
    }
}
