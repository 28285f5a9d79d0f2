import Foundation
import Generation
import GenerationStorage
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Editing stories", .timeLimit(.minutes(1)))
struct EditTests: StoryStoreSuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    private func titles(search: String) async throws -> [String] {
        try await sut.stories(StoryQuery(filter: StoryFilter(search: search))).stories.map(\.title)
    }

    @Test("New texts are found and old ones are not; narration and cover are outdated, marks and files stay")
    func editing() async throws {
        // Given
        let story = try await library.add("first-story")
        // When
        let edited = try await sut.edit(story.id, StoryEdit(title: "The Bell", texts: [1: "An owl\u{0}sang."]))
        // Then
        var expected = story
        expected.title = "The Bell"
        expected.pages[1].text = "An owl sang."
        expected.pages[1].delivery = nil
        expected.cover.status = .outdated
        expected.narrationStatus = .outdated
        #expect(edited == expected)
        #expect(try await sut.story(story.id) == expected)
        #expect(try await titles(search: "owl") == ["The Bell"])
        #expect(try await titles(search: "bell") == ["The Bell"])
        #expect(try await titles(search: "lantern") == ["The Bell"])
        #expect(try await titles(search: "fox") == [])
        #expect(try library.mediaFiles == story.files)
        #expect(try await library.checker.inspect().findings.filter { $0.kind != .openPermissions } == [])
    }

    @Test("An edit that changes nothing writes nothing, and keeps the job")
    func nothing() async throws {
        // Given
        let story = try await library.made("first-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        try await claim.suspend(with: story, failedAt: .audio)
        await claim.close()
        let before = try await library.rows()
        // When
        let same = try await sut.edit(story.id, StoryEdit(title: story.title, texts: [0: story.pages[0].text, 9: "x"]))
        // Then
        #expect(same == story)
        #expect(try await library.rows() == before)
    }

    @Test("The job of the story goes, since what it recorded is of the old text")
    func job() async throws {
        // Given
        let story = try await library.made("first-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        try await claim.record(.sentence(0, samples: 5), content: samples(5))
        try await claim.suspend(with: story, failedAt: .audio)
        await claim.close()
        // When
        _ = try await sut.edit(story.id, StoryEdit(title: "The Bell"))
        // Then
        #expect(try await library.jobs.jobs().isEmpty)
        #expect(try folder.names.filter { $0.hasPrefix("jobs/") } == [])
    }

    @Test("While a part of the story is being made, it cannot be edited, but marked")
    func busy() async throws {
        // Given
        let story = try await library.add("first-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        // When
        await #expect(throws: StorageError.busy("The story first-st")) {
            try await sut.edit(story.id, StoryEdit(title: "The Bell"))
        }
        try await sut.setFavorite(false, of: story.id)
        // Then
        #expect(try await sut.story(story.id).title == story.title)
        // When
        try await claim.finish(with: story)
        // Then
        #expect(try await sut.story(story.id).isFavorite == false)
    }

    @Test("A story that is gone cannot be edited or marked")
    func missing() async throws {
        let error = StorageError.notFound(.story, "none")
        await #expect(throws: error) { try await sut.edit(StoryID(rawValue: "none"), StoryEdit(title: "x")) }
        await #expect(throws: error) { try await sut.setFavorite(true, of: StoryID(rawValue: "none")) }
    }
}

@Suite("Stories of a hero who is deleted", .timeLimit(.minutes(1)))
struct DeletedHeroTests {
    private let folder: TemporaryFolder
    private let stories: StoryStore
    private let heroes: HeroStore
    private let story: Story
    private let hero: Hero

    init() async throws {
        folder = try TemporaryFolder()
        let database = LibraryDatabase(folder: folder.url)
        (stories, heroes) = (StoryStore(database: database), HeroStore(database: database))
        hero = try Hero.stub()
        story = try Story.stub(heroes: [hero])
        try await heroes.add(hero)
        try await stories.save(story)
        try await heroes.delete(hero.id)
    }

    @Test("They keep the hero's name in lists, in the search, in counts, and when they are shown")
    func kept() async throws {
        let filter = StoryFilter(search: "mira")
        #expect(try await stories.story(story.id) == story)
        #expect(try await stories.stories(StoryQuery(filter: filter)).stories.map(\.heroNames) == [["Mira"]])
        #expect(try await stories.counts(of: filter, recentSince: .distantPast).all == 1)
        #expect(try await stories.edit(story.id, StoryEdit(title: "The Bell")).heroes == [hero])
    }

    @Test("They are still found by the filter for the hero")
    func filter() async throws {
        let filter = StoryFilter(hero: hero.id)
        #expect(try await stories.stories(StoryQuery(filter: filter)).stories.map(\.id) == [story.id])
        #expect(try await stories.counts(of: filter, recentSince: .distantPast).all == 1)
    }

    @Test("The hero is listed among those who are gone, once, as long as a story outside the bin tells of them")
    func listed() async throws {
        // Given
        let other = try Story.stub(id: "other-story", heroes: [hero])
        try await stories.save(other)
        // Then
        #expect(try await stories.removedHeroes().map(\.id) == [hero.id])
        // When
        try await stories.moveToBin([story.id, other.id], at: .distantPast)
        // Then
        #expect(try await stories.removedHeroes().isEmpty)
    }

    @Test("A new hero of the same name is another one, also when an old story is stored again")
    func namesake() async throws {
        // When
        await #expect(throws: StorageError.duplicate(.hero, "Mira")) { try await heroes.add(hero) }
        let namesake = try Hero.stub(ordinal: 1)
        try await heroes.add(namesake)
        try await stories.save(story)
        // Then
        func count(of identifier: HeroID) async throws -> Int {
            try await stories.stories(StoryQuery(filter: StoryFilter(hero: identifier))).stories.count
        }
        #expect(try await count(of: hero.id) == 1)
        #expect(try await count(of: namesake.id) == 0)
        #expect(try await stories.story(story.id).heroes == [hero])
    }

    @Test("Once no story tells of the hero any more, the identifier is free again")
    func freed() async throws {
        try await stories.delete([story.id])
        try await heroes.add(hero)
        #expect(try await heroes.heroes() == [hero])
    }
}
