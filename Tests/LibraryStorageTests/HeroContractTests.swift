import StorageTestSupport
import StoryCore
import Testing

@Suite("Heroes and events, in memory and on SQLite", .timeLimit(.minutes(1)))
struct HeroContractTests {
    typealias Kind = StorageUnderTest.Kind

    @Test("Heroes come by name, without case and accents", arguments: Kind.allCases)
    func heroes(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        for name in ["zoe", "Émile", "Ada", "emil", "Bo"] { try await sut.heroes.add(.stub(name: name)) }
        // Then
        #expect(try await sut.heroes.heroes().map(\.name) == ["Ada", "Bo", "emil", "Émile", "zoe"])
    }

    @Test("A hero is changed and deleted; an identifier is taken once, a name may be twice", arguments: Kind.allCases)
    func hero(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let (mira, namesake) = (try Hero.stub(), try Hero.stub(ordinal: 1))
        try await sut.heroes.add(mira)
        try await sut.heroes.add(namesake)
        await #expect(throws: StorageError.duplicate(.hero, "Mira")) { try await sut.heroes.add(mira) }
        // When
        let changed = try Hero(id: mira.id, name: "Lina", traits: [.kind], pronouns: .they)
        try await sut.heroes.update(changed)
        try await sut.heroes.delete(namesake.id)
        // Then
        #expect(try await sut.heroes.heroes() == [changed])
        let missing = StorageError.notFound(.hero, namesake.id.rawValue)
        await #expect(throws: missing) { try await sut.heroes.update(namesake) }
        await #expect(throws: missing) { try await sut.heroes.delete(namesake.id) }
    }

    @Test(
        "A hero is found by identifier, name or the beginning of either; one that is named, in full",
        arguments: Kind.allCases)
    func reference(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let (mira, miriam) = (try Hero.stub(name: "Mira"), try Hero.stub(name: "Miriam"))
        for hero in [mira, miriam] { try await sut.heroes.add(hero) }
        // Then
        for reference in [mira.id.rawValue, "Mira", "MÍRA"] {
            #expect(try await sut.heroes.hero(matching: reference) == mira)
            #expect(try await sut.heroes.hero(named: reference) == mira)
        }
        #expect(try await sut.heroes.hero(matching: "miri") == miriam)
        await #expect(throws: StorageError.notFound(.hero, "miri")) { try await sut.heroes.hero(named: "miri") }
        await #expect(
            throws: StorageError.ambiguous(
                .hero, "mir", candidates: ["Mira (\(mira.id.short))", "Miriam (\(miriam.id.short))"])
        ) { try await sut.heroes.hero(matching: "mir") }
    }

    @Test("Stories know heroes who were removed, the newest as they were last", arguments: Kind.allCases)
    func removed(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let mira = try Hero.stub()
        let older = try Hero(id: mira.id, name: "Mirabel", traits: [], pronouns: .she)
        try await sut.heroes.add(mira)
        try await sut.save(.bare("old", heroes: [older], createdAt: 1), .bare("new", heroes: [mira], createdAt: 2))
        #expect(try await sut.stories.removedHeroes().isEmpty)
        // When
        try await sut.heroes.delete(mira.id)
        // Then
        #expect(try await sut.stories.removedHeroes() == [mira])
        #expect(try await sut.stories.heroOfStories(matching: "mira") == mira.id)
        #expect(try await sut.list(StoryQuery(filter: StoryFilter(hero: mira.id))) == ["new", "old"])
        await #expect(throws: StorageError.duplicate(.hero, "Mira")) { try await sut.heroes.add(mira) }
        // When another one has the name
        let namesake = try Hero.stub(ordinal: 1)
        try await sut.heroes.add(namesake)
        // Then
        await #expect(
            throws: StorageError.ambiguous(
                .hero, "mira", candidates: ["Mira (\(namesake.id.short))", "Mira (\(mira.id.short), removed)"])
        ) { try await sut.stories.heroOfStories(matching: "mira") }
        // When
        try await sut.stories.delete(["old", "new"])
        // Then
        try await sut.heroes.add(mira)
        await #expect(throws: StorageError.notFound(.hero, "Bo")) {
            try await sut.stories.heroOfStories(matching: "Bo")
        }
    }

    // MARK: - Events

    private func event(_ id: CustomEventID = "tooth", title: String = "First tooth") throws -> CustomStoryEvent {
        try CustomStoryEvent(id: id, title: title)
    }

    @Test("Events come by title, and a title is taken once", arguments: Kind.allCases)
    func events(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let titles = ["snow": "Snow", "move": "Émigré", "aunt": "an aunt"]
        for (id, title) in titles { try await sut.events.add(event(CustomEventID(rawValue: id), title: title)) }
        // Then
        #expect(try await sut.events.events().map(\.title) == ["an aunt", "Émigré", "Snow"])
        for (id, title) in [("other", "SNOW"), ("snow", "Rain")] {
            await #expect(throws: StorageError.duplicate(.event, title)) {
                try await sut.events.add(event(CustomEventID(rawValue: id), title: title))
            }
        }
        await #expect(throws: StorageError.duplicate(.event, "an AUNT")) {
            try await sut.events.update(event("snow", title: "an AUNT"))
        }
        // When
        try await sut.events.update(event("snow", title: "SNOW"))
        try await sut.events.delete("move")
        // Then
        #expect(try await sut.events.events().map(\.title) == ["an aunt", "SNOW"])
        await #expect(throws: StorageError.notFound(.event, "move")) { try await sut.events.delete("move") }
        await #expect(throws: StorageError.notFound(.event, "move")) {
            try await sut.events.update(event("move"))
        }
    }

    @Test(
        "Each new story of an event counts once, and no change of the event takes that back", arguments: Kind.allCases)
    func uses(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let tooth = try event()
        try await sut.events.add(tooth)
        // When
        try await sut.save(.bare("one", occasion: .custom(tooth)), .bare("one", occasion: .custom(tooth)))
        try await sut.events.update(event(title: "Lost tooth"))
        try await sut.save(.bare("two", occasion: .custom(tooth)))
        // Then
        let found = try await sut.events.event(matching: "lost")
        #expect(found.usageCount == 2)
        #expect(found.title == "Lost tooth")
        await #expect(throws: StorageError.notFound(.event, "first")) {
            try await sut.events.event(matching: "first")
        }
    }

    @Test("Stories know events that were removed, by identifier or title", arguments: Kind.allCases)
    func eventsOfStories(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let tooth = try event()
        try await sut.save(.bare(occasion: .custom(tooth)))
        // Then
        for reference in ["tooth", "FIRST tooth"] {
            #expect(try await sut.stories.eventOfStories(matching: reference) == tooth.id)
        }
        await #expect(throws: StorageError.notFound(.event, "First")) {
            try await sut.stories.eventOfStories(matching: "First")
        }
        // When
        try await sut.save(.bare("two", occasion: .custom(event("other"))))
        // Then
        await #expect(
            throws: StorageError.ambiguous(.event, "first tooth", candidates: ["other", "tooth"])
        ) { try await sut.stories.eventOfStories(matching: "first tooth") }
    }
}
