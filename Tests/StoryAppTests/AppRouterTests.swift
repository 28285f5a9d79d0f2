import Collections
import FeatureKit
import Generation
import Household
import Library
import Playback
import StoryApp
import StoryCore
import Testing

@Suite("Where links and exits lead to", .timeLimit(.minutes(1)))
struct AppRouterTests {
    private let sut = AppRouter(BuiltInFeatures.compositions)

    @Test(
        "A link leads into its feature",
        arguments: [
            ("story://generation", AppDestination.generation(.form)), ("story://library", .library(.list)),
            ("story://generation/queue", .generation(.queue)),
            ("story://library/abc", .library(.story(StoryID(rawValue: "abc")))), ("STORY://Library", .library(.list)),
            ("story://playback/abc?at=9", .playback(.story(StoryID(rawValue: "abc"), from: 9))),
            ("story://library/heroes", .library(.heroes)), ("story://collections", .collections(.list)),
            ("story://collections/abc", .collections(.collection(CollectionID(rawValue: "abc")))),
            ("story://library/events/abc", .library(.eventForm(CustomEventID(rawValue: "abc")))),
            ("story://household", .household(.list)), ("story://household/who", .household(.picker)),
            ("story://household/2", .household(.profile(ProfileID(rawValue: 2)))),
        ])
    func links(text: String, destination: AppDestination) throws {
        #expect(try sut.destination(for: text) == destination)
    }

    @Test("Every link that help lists leads somewhere", arguments: AppLink.all(of: BuiltInFeatures.compositions))
    func listed(link: AppLink) throws {
        let text = link.pattern.replacing(/SECONDS|PROFILE/, with: "9").replacing(/[A-Z]+/, with: "abc")
        _ = try sut.destination(for: text)
    }

    @Test(
        "A short name leads where the feature's own path does",
        arguments: [
            ("story://hero/abc", "story://library/heroes/abc"), ("story://heroes", "story://library/heroes"),
            ("story://event/abc", "story://library/events/abc"), ("story://queue", "story://playback/queue"),
            ("story://player/abc?at=9", "story://playback/abc?at=9"), ("story://new", "story://generation"),
            ("story://journey", "story://collections/journey"),
        ])
    func shortNames(text: String, path: String) throws {
        #expect(try sut.destination(for: text) == sut.destination(for: path))
    }

    @Test(
        "A link that leads nowhere is a clear error",
        arguments: [
            "story://", "story://nowhere", "story://home/a", "story://settings/a", "story://hero/a/b",
            "story://library/a/b", "https://library", "", "story:// x",
        ])
    func badLinks(text: String) {
        // When
        let error = #expect(throws: DeepLinkError.self) { try sut.destination(for: text) }

        // Then
        #expect(error?.message.isEmpty == false)
        #expect(error?.advice.isEmpty == false)
    }

    @Test("A new story leads into the library, and an empty library to a new story")
    func exits() {
        let story = StoryID(rawValue: "x")
        #expect(GenerationComposition.destination(for: .story(story)) == .library(.story(story)))
        #expect(LibraryComposition.destination(for: .newStory) == .generation(.form))
        #expect(GenerationComposition.destination(for: .back) == .back)
        #expect(GenerationComposition.destination(for: .open(.queue)) == .generation(.queue))
        #expect(LibraryComposition.destination(for: .back) == .back)
        #expect(LibraryComposition.destination(for: .open(.heroForm(nil))) == .library(.heroForm(nil)))
    }

    @Test("A story leads to the player, and the player to the story and the queue")
    func player() {
        let story = StoryID(rawValue: "x")
        #expect(LibraryComposition.destination(for: .play(story)) == .playback(.story(story, from: nil)))
        #expect(PlaybackComposition.destination(for: .story(story)) == .library(.story(story)))
        #expect(PlaybackComposition.destination(for: .queue) == .playback(.queue))
        #expect(PlaybackComposition.destination(for: .back) == .back)
    }

    @Test("A collection leads to its stories, and to the player")
    func collections() {
        let story = StoryID(rawValue: "x")
        #expect(CollectionsComposition.destination(for: .story(story)) == .library(.story(story)))
        #expect(CollectionsComposition.destination(for: .play(story)) == .playback(.story(story, from: nil)))
        #expect(CollectionsComposition.destination(for: .open(.form)) == .collections(.form))
        #expect(CollectionsComposition.destination(for: .back) == .back)
    }

    @Test("Routes are the same if they are of one feature and the same there")
    func routes() {
        // Given
        let index = AnyFeatureRoute(LibraryRoute.list)

        // Then
        #expect(index == AnyFeatureRoute(LibraryRoute.list))
        #expect(index != AnyFeatureRoute(LibraryRoute.heroes))
        #expect(index != AnyFeatureRoute(PlaybackRoute.player))
        #expect(index.route(in: LibraryFeature.self) == .list)
        #expect(index.route(in: PlaybackFeature.self) == nil)
        #expect(Set([index, AnyFeatureRoute(LibraryRoute.list)]).count == 1)
    }
}
