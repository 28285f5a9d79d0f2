import Collections
import CollectionsStorage
import Foundation
import GRDB
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Collections in the library", .timeLimit(.minutes(1)))
struct CollectionStoreTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let sut: CollectionStore
    private let stories: StoryStore
    private let evening = Date(timeIntervalSinceReferenceDate: 1000)

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        sut = CollectionStore(database: database)
        stories = StoryStore(database: database)
    }

    private func collection(
        _ id: String = "brave", title: String = "Brave evenings", stories: [CollectedStory] = [],
        createdAt: Double = 500
    ) -> StoryCollection {
        StoryCollection(
            id: CollectionID(rawValue: id), title: title,
            profile: GrowthProfile(
                focus: .resilience, ageBand: .fourToSix, interests: ["whales", "snow"], childName: "Lina",
                language: LanguageCode(rawValue: "de")),
            stories: stories, createdAt: Date(timeIntervalSinceReferenceDate: createdAt))
    }

    /// A collection of two stories of the library.
    private func filled(_ id: String = "brave") async throws -> StoryCollection {
        var stories: [CollectedStory] = []
        for name in ["one", "two"] {
            try await self.stories.save(.stub(id: name, title: "Story \(name)"))
            stories.append(CollectedStory(id: StoryID(rawValue: name), title: "Story \(name)"))
        }
        let collection = collection(id, stories: stories)
        try await sut.add(collection)
        return collection
    }

    @Test("A collection comes back as it was stored, in every part, with its stories in order")
    func roundTrip() async throws {
        // Given
        let collection = try await filled()

        // Then
        #expect(try await sut.collection(collection.id) == collection)
        #expect(try await sut.collections() == [collection])
        #expect(try await CollectionStore(database: LibraryDatabase(folder: folder.url)).collections() == [collection])
    }

    @Test("Deleting a collection leaves its stories in the library")
    func deletion() async throws {
        // Given
        let collection = try await filled()

        // When
        try await sut.delete(collection.id)

        // Then
        #expect(try await sut.collections().isEmpty)
        #expect(try await stories.story(StoryID(rawValue: "one")).title == "Story one")
    }

    @Test("A story that the library deletes leaves its collections")
    func deletedStory() async throws {
        // Given
        let collection = try await filled()

        // When
        try await stories.delete([StoryID(rawValue: "one")])

        // Then
        #expect(try await sut.collection(collection.id).stories.map(\.id.rawValue) == ["two"])
    }

    @Test("What is not there is an error, whatever was to be done with it")
    func unknown() async throws {
        // Given
        let collection = try await filled()
        let (nobody, nothing) = (CollectionID(rawValue: "nobody"), StoryID(rawValue: "nothing"))
        let one = StoryID(rawValue: "one")
        let noCollection = StorageError.notFound(.collection, "nobody")
        let noStory = StorageError.notFound(.story, "nothing")

        // Then
        await #expect(throws: noCollection) { try await sut.collection(nobody) }
        await #expect(throws: noCollection) { try await sut.rename(nobody, to: "Title") }
        await #expect(throws: noCollection) { try await sut.add(one, to: nobody) }
        await #expect(throws: noCollection) { try await sut.remove(one, from: nobody) }
        await #expect(throws: noCollection) { try await sut.complete(one, in: nobody, at: evening) }
        await #expect(throws: noCollection) { try await sut.delete(nobody) }
        await #expect(throws: noStory) { try await sut.add(nothing, to: collection.id) }
        await #expect(throws: noStory) { try await sut.remove(nothing, from: collection.id) }
        await #expect(throws: noStory) { try await sut.complete(nothing, in: collection.id, at: evening) }
        await #expect(throws: noStory) { try await sut.reopen(nothing, in: collection.id) }
    }

    @Test("A library from before there were collections gets them, and leaves a copy of what was before")
    func migration() async throws {
        // Given
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix { $0.name != "collections" })
        try await HeroStore(database: LibraryDatabase(folder: folder.url, schema: schema)).add(.stub())

        // When
        let collection = try await filled()

        // Then
        #expect(try await sut.collections() == [collection])
        #expect(try await HeroStore(database: database).heroes() == [try .stub()])
        #expect(try folder.names.contains("library.sqlite.before-collections.backup"))
    }

    @Test("Verifying names a collection that cannot be understood")
    func unreadable() async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        try await CollectionStore(database: library.database).add(collection())
        try await library.database.write { try $0.execute(sql: "UPDATE collection SET json = '{}'") }

        // When
        let findings = try await library.checker.inspect().findings

        // Then
        #expect(findings.filter { $0.kind == .unreadableRow }.map(\.subject) == ["collection Brave evenings"])
    }
}

@Suite("Achievements in the library", .timeLimit(.minutes(1)))
struct AchievementStoreTests {
    private let folder: TemporaryFolder
    private let sut: AchievementStore

    init() throws {
        folder = try TemporaryFolder()
        sut = AchievementStore(database: LibraryDatabase(folder: folder.url))
    }

    private func achievement(
        _ kind: AchievementKind = .collectionCompleted, _ subject: String = "brave", at seconds: Double = 1
    ) -> Achievement {
        Achievement(
            kind: kind, subject: subject, title: "Completed \(subject)",
            earnedAt: Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test("Achievements come back as they were stored, the earliest first")
    func roundTrip() async throws {
        // Given
        let all = [achievement(at: 2), achievement(.listeningStreak, "7", at: 1)]

        // When
        let added = try await sut.add(all)

        // Then
        #expect(added == all)
        #expect(try await sut.achievements() == all.reversed())
    }

    @Test("Of one kind and subject there is one, which keeps its date and its title")
    func noDuplicates() async throws {
        // Given
        _ = try await sut.add([achievement(at: 1)])

        // When
        let added = try await sut.add([achievement(at: 5), achievement(.themeMastery, "brave", at: 5)])

        // Then
        #expect(added.map(\.kind) == [.themeMastery])
        #expect(try await sut.achievements().map(\.earnedAt.timeIntervalSinceReferenceDate) == [1, 5])
    }
}
