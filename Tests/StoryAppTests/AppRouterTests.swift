import FeatureKit
import Generation
import Library
import StoryApp
import StoryCore
import Testing

@Suite("Where links and exits lead to", .timeLimit(.minutes(1)))
struct AppRouterTests {
    private let sut = AppRouter()

    @Test(
        "A link leads into its feature",
        arguments: [
            ("story://generation", AppDestination.generation(.form)), ("story://library", .library(.list)),
            ("story://library/abc", .library(.story(StoryID(rawValue: "abc")))), ("STORY://Library", .library(.list)),
            ("story://library/heroes", .library(.heroes)),
            ("story://library/events/abc", .library(.eventForm(CustomEventID(rawValue: "abc")))),
        ])
    func links(text: String, destination: AppDestination) throws {
        #expect(try sut.destination(for: text) == destination)
    }

    @Test(
        "A link that leads nowhere is a clear error",
        arguments: ["story://", "story://nowhere", "story://library/a/b", "https://library", "", "story:// x"])
    func badLinks(text: String) {
        // When
        let error = #expect(throws: DeepLinkError.self) { try sut.destination(for: text) }

        // Then
        #expect(error?.message.isEmpty == false)
        #expect(error?.recovery.isEmpty == false)
    }

    @Test("A new story leads into the library, and an empty library to a new story")
    func exits() {
        #expect(
            sut.destination(for: GenerationExit.story(StoryID(rawValue: "x")))
                == .library(.story(StoryID(rawValue: "x"))))
        #expect(sut.destination(for: LibraryExit.newStory) == .generation(.form))
        #expect(sut.destination(for: GenerationExit.back) == .back)
        #expect(sut.destination(for: LibraryExit.back) == .back)
        #expect(sut.destination(for: LibraryExit.open(.heroForm(nil))) == .library(.heroForm(nil)))
    }
}
