import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("Keeping heroes", .timeLimit(.minutes(1)))
struct HeroTests {
    private let store = LibraryFake()
    private let sut: LibraryFeature

    init() {
        sut = LibraryFeature(dependencies: .stub(store))
    }

    @Test("A draft becomes a hero who is kept")
    func adding() async throws {
        // When
        let hero = try await sut.addHero(.stub(name: "  Mira "))
        // Then
        #expect(hero.name == "Mira")
        #expect(hero.traits == [.brave])
        #expect(hero.pronouns == .she)
        #expect(try await sut.heroes() == [hero])
    }

    @Test("The first hero of a name has the same identifier in every library; more of the name have their own")
    func identifiers() async throws {
        // When
        let heroes = [try await sut.addHero(.stub()), try await sut.addHero(.stub()), try await sut.addHero(.stub())]
        // Then
        #expect(heroes.map(\.id) == (0..<3).map { .derived(fromName: "Mira", ordinal: $0) })
        #expect(try await sut.heroes().count == 3)
    }

    @Test("A hero who was made in the meantime is found instead of made again")
    func findOrAdd() async throws {
        // When
        let first = try await sut.findOrAddHero(named: "Mira")
        let second = try await sut.findOrAddHero(named: "Mira")
        // Then
        #expect(first.isNew)
        #expect(!second.isNew)
        #expect(second.hero == first.hero)
        #expect(try await sut.heroes() == [first.hero])
    }

    @Test("A hero who was given another name is not the hero of the old one")
    func findOrAddRenamed() async throws {
        // Given
        let renamed = try await sut.findOrAddHero(named: "Mira").hero
        _ = try await sut.updateHero(renamed.id, to: .stub(name: "Ole"))
        // When
        let found = try await sut.findOrAddHero(named: "Mira")
        // Then
        #expect(found.isNew)
        #expect(found.hero.id != renamed.id)
        #expect(Set(try await sut.heroes().map(\.name)) == ["Mira", "Ole"])
    }

    @Test("A draft that cannot be a hero is refused with the reason, and nothing is kept")
    func refused() async throws {
        await #expect(throws: LibraryError.hero(.blankName)) { try await sut.addHero(.stub(name: " ")) }
        await #expect(throws: LibraryError.hero(.nameWithoutLetters("🦊"))) { try await sut.addHero(.stub(name: "🦊")) }
        await #expect(throws: LibraryError.hero(.nameTooLong(500))) {
            try await sut.addHero(.stub(name: String(repeating: "x", count: 500)))
        }
        await #expect(throws: LibraryError.hero(.tooManyTraits(3))) {
            try await sut.addHero(.stub(traits: [.brave, .kind, .funny]))
        }
        var old = HeroDraft.stub()
        old.appearance.age = 40
        await #expect(throws: LibraryError.hero(.ageOutOfRange(40))) { try await sut.addHero(old) }
        #expect(try await sut.heroes().isEmpty)
    }

    @Test("A hero who is changed keeps the identifier")
    func updating() async throws {
        // Given
        let hero = try await sut.addHero(.stub())
        var draft = HeroDraft(hero)
        draft.name = "Ole"
        draft.ability = "sings"
        // When
        let changed = try await sut.updateHero(hero.id, to: draft)
        // Then
        #expect(changed.id == hero.id)
        #expect(try await sut.heroes() == [changed])
        #expect(try await sut.hero(matching: "Ole").ability == "sings")
    }

    @Test("A draft of a hero describes all of it")
    func draftOfHero() async throws {
        // Given
        var draft = HeroDraft(
            name: "Mira", traits: [.kind, .smart], appearance: Appearance(hairStyle: "bun", age: 5, palette: ["red"]),
            ability: "flies", pronouns: .he, pronunciation: "MEE-rah")
        // When
        let hero = try await sut.addHero(draft)
        // Then
        #expect(HeroDraft(hero) == draft)
        draft.name = "Other"
        #expect(HeroDraft(hero) != draft)
    }

    @Test("A hero who is removed is gone; removing twice is an error")
    func deleting() async throws {
        let hero = try await sut.addHero(.stub())
        try await sut.deleteHero(hero.id)
        #expect(try await sut.heroes().isEmpty)
        await #expect(throws: LibraryError.storage(.notFound(.hero, hero.id.rawValue))) {
            try await sut.deleteHero(hero.id)
        }
    }

    @Test("What fails in the storage fails as the library's error, with the same explanation")
    func storageFails() async throws {
        // Given
        let full = StorageError.diskFull(path: "/library")
        store.fail(with: full)
        // When
        let error = await #expect(throws: LibraryError.self) { try await sut.addHero(.stub()) }
        // Then
        #expect(error == .storage(full))
        #expect(error?.code == full.code && error?.message == full.message && error?.advice == full.advice)
        await #expect(throws: LibraryError.storage(full)) { try await sut.heroes() }
        await #expect(throws: LibraryError.storage(full)) { try await sut.stories(StoryQuery()) }
    }

    @Test(
        "Hair is read from a few words in any order",
        arguments: [
            ("long curly dark brown", "long", "dark brown", "curly"), ("Red  hair", nil, "red", nil),
            ("wavy", nil, nil, "wavy"), ("two braids, black", "two braids", "black", nil), ("", nil, nil, nil),
            ("\u{0}", nil, nil, nil),
        ] as [(String, String?, String?, String?)])
    func hair(words: String, style: String?, color: String?, texture: String?) {
        var look = Appearance(hairStyle: "old", hairColor: "old", hairTexture: "old")
        look.setHair(words)
        #expect([look.hairStyle, look.hairColor, look.hairTexture] == [style, color, texture])
    }

    @Test(
        "A name that is nearly another one is told, and one that is quite another is not",
        arguments: [
            ("Nroa", ["Nora"]), ("No", ["Nora"]), ("Noraline", ["Nora"]), ("nóra b", ["Nora"]), ("Ole", []),
            ("Mira", []), ("Maxmiliane", ["Maximiliane"]), ("Maximilian", ["Maximiliane"]),
        ])
    func similar(name: String, others: [String]) async throws {
        // Given
        let sut = LibraryFeature(dependencies: .stub())
        for hero in ["Nora", "Maximiliane"] { _ = try await sut.addHero(HeroDraft(name: hero)) }
        // Then
        #expect(try await sut.findHero(named: name) == .none(similar: others))
    }
}
