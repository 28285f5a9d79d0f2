import Foundation
import GRDB
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("Stories in the library", .timeLimit(.minutes(1)))
struct StoryStoreTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let sut: StoryStore

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        sut = StoryStore(database: database)
    }

    private func titles(_ query: StoryQuery) async throws -> [String] {
        try await sut.stories(query).stories.map(\.title)
    }

    @Test("A story comes back as it was stored, in every part", arguments: [UInt64.min, 1 << 63, .max])
    func roundTrip(seed: UInt64) async throws {
        let story = try Story.stub(createdAt: 0.1 + 0.2, seed: seed)
        try await sut.save(story)
        #expect(try await sut.story(story.id) == story)
    }

    @Test("A story without narration, pictures and pages comes back as well")
    func bare() async throws {
        var story = try Story.stub(texts: [])
        story.narration = nil
        story.narrationStatus = .failed
        try await sut.save(story)
        #expect(try await sut.story(story.id) == story)
    }

    @Test("Saving again replaces the story, and leaves nothing of the old one to be found")
    func replacing() async throws {
        // Given
        try await sut.save(.stub())
        try await sut.save(.stub(id: "other", title: "Other", texts: ["A whale sang."]))
        let changed = try Story.stub(title: "The Bell", texts: ["Mira rang the bell."])
        // When
        try await sut.save(changed)
        // Then
        #expect(try await sut.story(changed.id) == changed)
        #expect(try await titles(StoryQuery(filter: StoryFilter(search: "lantern"))) == [])
        #expect(try await titles(StoryQuery(filter: StoryFilter(search: "rang"))) == ["The Bell"])
        #expect(try await titles(StoryQuery(filter: StoryFilter(search: "whale"))) == ["Other"])
    }

    @Test("A story that is saved again keeps its row, so that what refers to it stays")
    func rowStays() async throws {
        // Given
        try await sut.save(.stub())
        try await sut.save(.stub(id: "other", title: "Other"))
        let story = try Story.stub()
        let before = try await database.read { try StoryRows.number(of: story.id, in: $0) }
        // When
        try await sut.save(story)
        // Then
        #expect(try await database.read { try StoryRows.number(of: story.id, in: $0) } == before)
    }

    @Test("A missing story is not found")
    func missing() async throws {
        await #expect(throws: StorageError.notFound(.story, "none")) { try await sut.story(StoryID(rawValue: "none")) }
    }

    @Test("The list shows the newest first, of equal age the one stored last, page by page")
    func list() async throws {
        // Given
        for (index, age) in [10.0, 30, 20, 30].enumerated() {
            try await sut.save(.stub(id: "story-\(index)", title: "\(index)", createdAt: age))
        }
        // Then
        #expect(try await titles(StoryQuery()) == ["3", "1", "2", "0"])
        #expect(try await titles(StoryQuery(offset: 1, limit: 2)) == ["1", "2"])
        #expect(try await titles(StoryQuery(offset: 9)) == [])
        #expect(try await titles(StoryQuery(limit: 0)) == [])
        #expect(try await titles(StoryQuery(offset: -5, limit: -1)) == [])
    }

    @Test("A summary says what a list shows")
    func summary() async throws {
        // Given
        let story = try Story.stub(heroes: [.stub(), .stub(name: "Ålf \"the\" 🦊")])
        try await sut.save(story)
        // When
        let summary = try #require(try await sut.stories(StoryQuery()).stories.first)
        // Then
        #expect(
            summary
                == StorySummary(
                    id: story.id, title: "The Lantern", heroNames: ["Mira", "Ålf \"the\" 🦊"],
                    occasion: .standard(.bedtime),
                    language: .english, duration: 61.5, narrationStatus: .ready, pageCount: 2, isFavorite: true,
                    playCount: 3, createdAt: story.createdAt))
    }

    @Test(
        "Only a list that asks for details has them, and a story of which a part cannot be read is in it all the same")
    func details() async throws {
        // Given
        let (whole, damaged) = (try Story.stub(), try Story.stub(id: "damaged", title: "Damaged"))
        for story in [whole, damaged] { try await sut.save(story) }
        try await database.write { database in
            for table in ["narration", "storyHero"] {
                try database.execute(
                    sql: """
                        UPDATE \(table) SET json = '[' WHERE storyNumber =
                        (SELECT number FROM story WHERE id = 'damaged')
                        """)
            }
        }
        // When
        let plain = try await sut.stories(StoryQuery())
        let detailed = try await sut.stories(StoryQuery(sort: .title, withDetails: true)).stories
        // Then
        #expect(plain.stories.allSatisfy { $0.details == nil })
        #expect(detailed.map(\.details?.heroes) == [[nil], whole.heroes.map(\.id)])
        #expect(detailed.map(\.details?.narration) == [nil, NarrationSummary(try #require(whole.narration))])
    }

    @Test("Stories of a hero are found by exact identity")
    func byHero() async throws {
        // Given
        let (mira, other) = (try Hero.stub(), try Hero.stub(ordinal: 1))
        for hero in [mira, other] { try await HeroStore(database: database).add(hero) }
        try await sut.save(.stub(id: "one", title: "One", heroes: [mira]))
        try await sut.save(.stub(id: "two", title: "Two", heroes: [other, mira]))
        // Then
        #expect(try await titles(StoryQuery(filter: StoryFilter(hero: other.id))) == ["Two"])
        #expect(Set(try await titles(StoryQuery(filter: StoryFilter(hero: mira.id)))) == ["One", "Two"])
        #expect(try await titles(StoryQuery(filter: StoryFilter(hero: mira.id, search: "two"))) == ["Two"])
    }

    @Test("When a hero is deleted, stories keep the hero as it was")
    func heroDeleted() async throws {
        // Given
        let hero = try Hero.stub()
        let heroes = HeroStore(database: database)
        try await heroes.add(hero)
        let story = try Story.stub(heroes: [hero])
        try await sut.save(story)
        // When
        try await heroes.delete(hero.id)
        // Then
        #expect(try await sut.story(story.id) == story)
        #expect(try await sut.stories(StoryQuery()).stories.map(\.heroNames) == [["Mira"]])
        try await sut.save(story)
        #expect(try await sut.story(story.id) == story)
    }

    @Test(
        "Words, their beginnings and accents are searched for in title and text",
        arguments: [
            ("lantern", 1), ("LANT", 1), ("lit lantern", 1), ("fox", 1), ("cafe", 1), ("café", 1), ("lantern whale", 0),
            ("antern", 0), ("mañana", 1), ("manana", 1),
        ])
    func search(text: String, count: Int) async throws {
        try await sut.save(.stub(texts: ["Mira lit the lantern.", "The fox went to the Café mañana."]))
        #expect(try await sut.stories(StoryQuery(filter: StoryFilter(search: text))).stories.count == count)
    }

    @Test(
        "Signs of the query language are only signs",
        arguments: [
            "\"", "'", "\"lantern", "lantern\"", "%", "_", "*", "lantern*", "* lantern", "^lantern", "NEAR",
            "NEAR(a b)",
            "lantern NEAR/2 fox", "AND", "OR", "NOT", "lantern AND", "title:lantern", "-lantern", "(lantern", "+", "{",
            ":",
            "'; DROP TABLE story; --", "🦊", "🦊 lantern", "\u{0}", "lan\u{0}tern", "", "   ", "\u{202E}", "“lantern”",
            String(repeating: "a ", count: 2000),
        ])
    func hostileSearch(text: String) async throws {
        // Given
        try await sut.save(.stub())
        // When
        _ = try await sut.stories(StoryQuery(filter: StoryFilter(search: text)))
        // Then
        #expect(try await titles(StoryQuery(filter: StoryFilter(search: "lantern"))) == ["The Lantern"])
    }

    @Test("Nothing that can be searched for fits nothing", arguments: ["", " ", "\"", "*", "%", "🦊"])
    func emptySearch(text: String) async throws {
        try await sut.save(.stub())
        #expect(try await titles(StoryQuery(filter: StoryFilter(search: text))) == [])
    }

    @Test(
        "Any title and text come back",
        arguments: [
            "Robert'); DROP TABLE story;--", "100 % \"true\" \\ _*?", "<b>&amp;</b>", "🦊👩‍👩‍👧", "夜の物語", "حكاية",
            "Zoë\u{301}\u{301}",
        ])
    func hostileText(text: String) async throws {
        let story = try Story.stub(title: text, texts: [text, text])
        try await sut.save(story)
        #expect(try await sut.story(story.id) == story)
        #expect(try await sut.story(matching: text).id == story.id)
    }

    @Test("A NUL becomes a space, and nothing behind it is lost")
    func nul() async throws {
        let story = try Story.stub(title: "A\u{0}B", texts: ["One\u{0}two.", "End."])
        try await sut.save(story)
        #expect(try await sut.story(story.id).title == "A B")
        #expect(try await sut.story(story.id).pages.map(\.text) == ["One two.", "End."])
        #expect(try await titles(StoryQuery(filter: StoryFilter(search: "two"))) == ["A B"])
    }
}
