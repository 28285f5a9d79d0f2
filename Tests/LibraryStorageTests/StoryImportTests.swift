import Foundation
import GRDB
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("Many stories at once", .timeLimit(.minutes(1)))
struct StoryImportTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let sut: StoryStore

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        sut = StoryStore(database: database)
    }

    @Test("All are stored as they are, and each is found")
    func all() async throws {
        // Given
        let stories = try (0..<50).map {
            try Story.stub(id: "story-\($0)", title: "Title \($0)", createdAt: Double($0))
        }
        // When
        try await sut.save(stories)
        // Then
        for story in stories { #expect(try await sut.story(story.id) == story) }
        let found = try await sut.stories(StoryQuery(filter: StoryFilter(search: "title"), sort: .oldest))
        #expect(found.stories.map(\.id) == stories.map(\.id))
    }

    @Test("If one cannot be stored, none is, and those that were there are as they were")
    func none() async throws {
        // Given
        let old = try Story.stub(id: "old")
        try await sut.save(old)
        var changed = old
        changed.title = "Changed"
        // When
        await #expect(throws: StorageError.self) {
            try await sut.save([changed, .stub(id: "new"), .stub(id: "bad", createdAt: .nan)])
        }
        // Then
        #expect(try await sut.story(old.id) == old)
        #expect(try await sut.stories(StoryQuery()).stories.map(\.id) == [old.id])
        #expect(try await sut.counts(of: StoryFilter(search: "mira"), recentSince: .now).all == 1)
    }

    @Test("No stories are no change")
    func empty() async throws {
        try await sut.save([])
        let changes = try await database.read { try Int.fetchOne($0, sql: "SELECT sum(number) FROM revision") }
        #expect(changes == 0)
    }

    @Test("What a family did with a story meanwhile stays, however it is stored again", arguments: [false, true])
    func familyStays(isMany: Bool) async throws {
        // Given
        var story = try Story.stub()
        (story.isFavorite, story.playCount) = (false, 3)
        try await sut.save(story)
        try await sut.setFavorite(true, of: story.id)
        (story.playCount, story.title) = (0, "Made again")
        // When
        if isMany { try await sut.save([story, story]) } else { try await sut.save(story) }
        // Then
        let stored = try await sut.story(story.id)
        #expect(stored.isFavorite)
        #expect(stored.playCount == 3)
        #expect(stored.title == "Made again")
        #expect(try await sut.stories(StoryQuery(filter: StoryFilter(isFavorite: true))).stories.count == 1)
    }

    @Test("Each new story counts as a use of its event, and one that is stored again does not")
    func uses() async throws {
        // Given
        let event = try CustomStoryEvent(id: .init(rawValue: "tooth"), title: "First tooth")
        let events = CustomEventStore(database: database)
        try await events.add(event)
        let stories = try (0..<3).map { try Story.stub(id: "story-\($0)", occasion: .custom(event)) }
        // When
        try await sut.save(stories)
        try await sut.save(stories)
        // Then
        #expect(try await events.events().map(\.usageCount) == [3])
    }
}
