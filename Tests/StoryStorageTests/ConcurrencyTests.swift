import CollectionsStorage
import Foundation
import GRDB
import LibraryStorage
import PlaybackStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Two at once in one library", .tags(.process), .timeLimit(.minutes(1)))
struct ConcurrencyTests {
    @Test("Two processes that make the library and write at once lose nothing")
    func twoProcesses() async throws {
        // Given
        let folder = try TemporaryFolder()
        // When
        let children = try ["Ada", "Bo"].map { try ChildProcess(.writer, name: $0, folder: folder.url) }
        for child in children { #expect(await child.output(until: "written").contains("written")) }
        // Then
        let database = LibraryDatabase(folder: folder.url)
        #expect(try await HeroStore(database: database).heroes().count == 200)
        #expect(try await StoryStore(database: database).stories(StoryQuery(limit: 1000)).stories.count == 200)
    }

    @Test("Two databases over one file write at once without loss")
    func twoDatabases() async throws {
        // Given
        let folder = try TemporaryFolder()
        let first = LibraryDatabase(folder: folder.url)
        let second = LibraryDatabase(folder: folder.url)
        // When
        async let one: Void = addHundred(to: first, name: "Ada")
        async let other: Void = addHundred(to: second, name: "Bo")
        _ = try await (one, other)
        // Then
        for database in [first, second] {
            #expect(try await HeroStore(database: database).heroes().count == 200)
            #expect(try await StoryStore(database: database).stories(StoryQuery(limit: 1000)).stories.count == 200)
        }
    }

    @Test("Many uses of an event at once are all counted, and an edit meanwhile takes none away")
    func usesAreCounted() async throws {
        // Given
        let folder = try TemporaryFolder()
        let databases = (0..<2).map { _ in LibraryDatabase(folder: folder.url) }
        let events = CustomEventStore(database: databases[1])
        let event = try CustomStoryEvent(id: .init(rawValue: "tooth"), title: "First tooth")
        try await events.add(event)
        // When
        try await withThrowingTaskGroup { group in
            for (writer, database) in databases.enumerated() {
                group.addTask {
                    for number in 0..<50 {
                        let story = try Story.stub(id: "story-\(writer)-\(number)", occasion: .custom(event))
                        try await StoryStore(database: database).save(story)
                    }
                }
            }
            group.addTask { try await events.update(event) }
            try await group.waitForAll()
        }
        // Then
        #expect(try await events.events().map(\.usageCount) == [100])
    }

    @Test("Two that migrate at once do it once, with a backup of what was before")
    func twoMigrations() async throws {
        // Given
        let folder = try TemporaryFolder()
        try await HeroStore(database: LibraryDatabase(folder: folder.url)).add(.stub())
        let newer = LibrarySchema(features: [LibraryStorage(), PlaybackStorage(), CollectionsStorage(), ShelfStorage()])
        // When
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let database = LibraryDatabase(folder: folder.url, schema: newer)
                    return try await HeroStore(database: database).heroes().count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // Then
        #expect(counts == [1, 1, 1, 1])
        #expect(try folder.names.contains("library.sqlite.before-Shelf-first.backup"))
    }
}
