import Foundation
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Finding what a person means", .timeLimit(.minutes(1)))
struct ReferenceResolverTests: LibrarySuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    private var heroes: HeroStore { HeroStore(database: library.database) }
    private var events: CustomEventStore { CustomEventStore(database: library.database) }
    // Without files of stories.
    private var stories: StoryStore { StoryStore(database: library.database) }

    private func addHeroes(_ names: String...) async throws {
        for name in names { try await heroes.add(.stub(name: name)) }
    }

    private func storyError(_ reference: String) async -> StorageError? {
        await #expect(throws: StorageError.self) { try await stories.story(matching: reference) }
    }

    private func heroError(_ reference: String) async -> StorageError? {
        await #expect(throws: StorageError.self) { try await heroes.hero(matching: reference) }
    }

    // MARK: - Stories

    @Test(
        "A story is found by identifier, a prefix of 4 characters or more, or title or its beginning",
        arguments: ["abcd1111", "abcd1", "ABCD1", "The Lantern", " the  LANTERN ", "thé lan", "abcd2222"])
    func story(reference: String) async throws {
        // Given
        try await stories.save(.stub(id: "abcd1111"))
        try await stories.save(.stub(id: "abcd2222", title: "Other"))
        // Then
        let expected = reference == "abcd2222" ? "abcd2222" : "abcd1111"
        #expect(try await stories.story(matching: reference).id.rawValue == expected)
    }

    @Test(
        "A prefix that is too short, or a later part of a title, finds nothing",
        arguments: ["abc", "Lantern", "", " "])
    func noStory(reference: String) async throws {
        try await stories.save(.stub(id: "abcd1111"))
        #expect(await storyError(reference) == .notFound(.story, reference))
    }

    @Test("A prefix of two stories, or a title that two have, is ambiguous")
    func ambiguousStory() async throws {
        // Given
        try await stories.save(.stub(id: "abcd1111"))
        try await stories.save(.stub(id: "abcd2222"))
        // Then
        let candidates = ["The Lantern (abcd1111)", "The Lantern (abcd2222)"]
        #expect(await storyError("abcd") == .ambiguous(.story, "abcd", candidates: candidates))
        #expect(await storyError("The Lantern") == .ambiguous(.story, "The Lantern", candidates: candidates))
        #expect(await storyError("the l") == .ambiguous(.story, "the l", candidates: candidates))
    }

    @Test("A whole title goes before one that begins with it")
    func wholeTitleFirst() async throws {
        try await stories.save(.stub(id: "abcd1111"))
        try await stories.save(.stub(id: "efgh2222", title: "The Lantern Again"))
        #expect(try await stories.story(matching: "the lantern").id.rawValue == "abcd1111")
    }

    @Test("An identifier goes before a title that reads the same")
    func identifierFirst() async throws {
        try await stories.save(.stub(id: "abcd1111"))
        try await stories.save(.stub(id: "efgh2222", title: "abcd1111"))
        #expect(try await stories.story(matching: "abcd1111").title == "The Lantern")
    }

    // MARK: - Heroes

    @Test(
        "A hero is found by name or its beginning, whatever the case and the accents",
        arguments: [
            ("Mira", "Mira"), ("mira", "Mira"), ("MIRAB", "Mirabel"), ("zoe", "Zoë"), ("ZOË", "Zoë"),
            ("Zoe\u{308}", "Zoë"),
            ("o'n", "O'Neil"), ("ångs", "Ångström"), ("angs", "Ångström"), ("мир", "Мира"), ("100%", "100% Bo"),
            ("a_", "a_b"),
        ])
    func hero(reference: String, name: String) async throws {
        try await addHeroes("Mira", "Mirabel", "Zoë", "O'Neil", "Ångström", "Мира", "100% Bo", "a_b", "axb")
        #expect(try await heroes.hero(matching: reference).name == name)
    }

    @Test("A name as it is written goes before one with other accents")
    func accents() async throws {
        try await addHeroes("Zoe", "Zoë")
        #expect(try await heroes.hero(matching: "Zoe").name == "Zoe")
        #expect(try await heroes.hero(matching: "Zoë").name == "Zoë")
        #expect(await heroError("ZOE")?.code == "storage.ambiguous")
    }

    @Test("A beginning that fits two heroes is ambiguous, and both are named")
    func ambiguousHero() async throws {
        // Given
        try await addHeroes("Mirabel", "Miriam", "Ole")
        let candidates = try ["Mirabel", "Miriam"].map { "\($0) (\(try Hero.stub(name: $0).id.rawValue.prefix(8)))" }
        // Then
        #expect(await heroError("mir") == .ambiguous(.hero, "mir", candidates: candidates))
    }

    @Test("Of two heroes of one name each is found by its identifier or a prefix of it")
    func sameName() async throws {
        // Given
        let (first, second) = (try Hero.stub(), try Hero.stub(ordinal: 1))
        for hero in [first, second] { try await heroes.add(hero) }
        // Then
        #expect(await heroError("Mira")?.code == "storage.ambiguous")
        #expect(try await heroes.hero(matching: second.id.rawValue) == second)
        #expect(try await heroes.hero(matching: String(first.id.rawValue.prefix(6))) == first)
    }

    @Test(
        "Signs of the query language find nothing, and break nothing",
        arguments: [
            "%", "_", "*", "M%", "Mir_", "'", "\"", "' OR 1=1 --", "Mira\u{0}", "\u{0}", "🦊", "NEAR", "Mira'", "\\",
            "\u{10FFFF}", String(repeating: "x", count: 100_000),
        ])
    func hostile(reference: String) async throws {
        // Given
        try await addHeroes("Mira")
        try await stories.save(.stub(id: "abcd1111"))
        // When
        let found = try? await heroes.hero(matching: reference)
        // Then only a NUL is no different from white space
        #expect(found?.name == (reference == "Mira\u{0}" ? "Mira" : nil))
        #expect(await storyError(reference)?.code == "storage.notFound")
        #expect(try await heroes.heroes().count == 1)
    }

    // MARK: - Custom events

    @Test(
        "A custom event is found by title, its beginning, or its identifier",
        arguments: ["First tooth", "FIRST", "tooth1"])
    func event(reference: String) async throws {
        try await events.add(CustomStoryEvent(id: .init(rawValue: "tooth1"), title: "First tooth"))
        try await events.add(CustomStoryEvent(id: .init(rawValue: "move1"), title: "Moving house"))
        #expect(try await events.event(matching: reference).title == "First tooth")
    }
}
