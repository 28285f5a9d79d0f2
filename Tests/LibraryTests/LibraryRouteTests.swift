import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("Ways into the library's screens and out of them", .timeLimit(.minutes(1)))
@MainActor
struct LibraryRouteTests {
    private nonisolated static let long = String(repeating: "a", count: 65)

    @Test(
        "Links lead to lists, to a story, to a hero and to an event",
        arguments: [
            ("story://library", .list), ("story://library/", .list),
            ("story://library/abcd", .story(StoryID(rawValue: "abcd"))), ("story://library/heroes", .heroes),
            ("story://library/heroes/abcd", .heroForm(HeroID(rawValue: "abcd"))), ("story://library/events", .events),
            ("story://library/events/abcd", .eventForm(CustomEventID(rawValue: "abcd"))),
        ] as [(String, LibraryRoute)])
    func routes(link: String, route: LibraryRoute) throws {
        #expect(LibraryFeature.route(for: try DeepLink(link)) == route)
    }

    @Test(
        "A link that cannot lead anywhere leads nowhere",
        arguments: [
            "story://generation", "story://library/a/b", "story://library/heroes/a/b", "story://library/events/a/b",
            "story://library/..", "story://library/%2e%2e%2fetc", "story://library/heroes/%20", "story://library/%00",
            "story://library/A", "story://library/\(long)",
        ])
    func badLinks(link: String) throws {
        #expect(LibraryFeature.route(for: try DeepLink(link)) == nil)
    }

    @Test("What is tapped on the list of stories becomes a way out of it")
    func exits() {
        // Given
        var exits: [LibraryExit] = []
        let feature = LibraryFeature(dependencies: .stub())
        let list = feature.makeStoryLibraryViewModel { exits.append($0) }
        // When
        list.didSelect(.stub())
        list.didTapOnPlay(.stub())
        list.didTapOnPlayNext(.stub())
        list.didTapOnAddToQueue(.stub())
        list.didTapOnNewStory()
        list.didTapOnHeroes()
        list.didTapOnEvents()
        list.didTapOnDelete(.stub())
        list.didTapOnBack()
        // Then
        let story = StoryID(rawValue: "stub")
        #expect(
            exits == [
                .open(.story(story)), .play(story), .playNext(story), .addToQueue(story), .newStory, .open(.heroes),
                .open(.events),
                .open(.deletion(.story(story))), .back,
            ])
    }

    @Test("What is tapped on heroes, events and a story becomes a way out of them")
    func otherExits() {
        // Given
        var exits: [LibraryExit] = []
        let feature = LibraryFeature(dependencies: .stub())
        let (hero, event) = (Hero.stub(), CustomStoryEvent.stub())
        // When
        let heroes = feature.makeHeroListViewModel { exits.append($0) }
        heroes.didSelect(hero)
        heroes.didTapOnNewHero()
        heroes.didTapOnDelete(hero)
        let events = feature.makeEventListViewModel { exits.append($0) }
        events.didSelect(event)
        events.didTapOnNewEvent()
        events.didTapOnDelete(event)
        let story = feature.makeStoryDetailViewModel(of: Story.stub().id) { exits.append($0) }
        story.didTapOnPlay()
        story.didTapOnDelete()
        feature.makeEventFormViewModel(for: nil) { exits.append($0) }.didTapOnBack()
        // Then
        #expect(
            exits == [
                .open(.heroForm(hero.id)), .open(.heroForm(nil)), .open(.deletion(.hero(hero.id))),
                .open(.eventForm(event.id)), .open(.eventForm(nil)), .open(.deletion(.event(event.id))),
                .play(Story.stub().id), .open(.deletion(.story(Story.stub().id))), .back,
            ])
    }

    @Test("After a deletion what was deleted is left")
    func afterDeletion() async throws {
        // Given
        var exits: [LibraryExit] = []
        let store = LibraryFake()
        let feature = LibraryFeature(dependencies: .stub(store))
        try await store.save(.stub())
        let (hero, event) = (
            try await feature.addHero(.stub()), try await feature.addEvent(EventDraft(title: "First tooth"))
        )
        for target in [LibraryDeletion.story(Story.stub().id), .hero(hero.id), .event(event.id)] {
            // When
            let sut = feature.makeDeleteConfirmationViewModel(of: target) { exits.append($0) }
            await sut.didAppear()
            await sut.didTapOnDelete()
            sut.didTapOnDone()
        }
        // Then
        #expect(exits == [.story(Story.stub().id), .hero(hero.id), .event(event.id)].map { .removed($0) })
    }
}
