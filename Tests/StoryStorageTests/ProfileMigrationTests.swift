import Collections
import CollectionsStorage
import Foundation
import GRDB
import Household
import HouseholdStorage
import LibraryStorage
import Playback
import PlaybackStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// The storage of a feature as it was before profiles.
private struct BeforeProfiles<Base: FeatureStorage>: FeatureStorage {
    let base: Base
    /// The tables that came with profiles.
    var later: Set<String> = []

    var name: String { base.name }
    var tables: [StoredTable] { base.tables.filter { !later.contains($0.layout.name) } }
    var parts: Set<LibraryPart> { base.parts }
    var migrations: [StorageMigration] { base.migrations.dropLast() }
}

@Suite("A library from before there were profiles", .timeLimit(.minutes(1)))
struct ProfileMigrationTests: LibrarySuite {
    let own: TestLibrary
    private let date = Date(timeIntervalSinceReferenceDate: 700)
    private let collection = StoryCollection.bare(stories: ["one", "two"])

    init() async throws {
        own = try TestLibrary()
        let schema = LibrarySchema(features: [
            BeforeProfiles(base: LibraryStorage(), later: ["storyMark"]), BeforeProfiles(base: PlaybackStorage()),
            BeforeProfiles(base: CollectionsStorage(), later: ["collectionCompletion"]),
        ])
        let former = LibraryDatabase(folder: folder.url, schema: schema)
        let profile = try StoredJSON.text(collection.profile)
        try await former.write { database in
            for (number, story) in [Story.bare("one"), .bare("two"), .bare("three")].enumerated() {
                try database.execute(
                    sql: """
                        INSERT INTO story (
                            number, id, title, foldedTitle, occasion, ageBand, tone, language, minutes, seed,
                            narrationStatus, author, createdAt, isFavorite, playCount, pageCount, heroNames, event
                        ) VALUES (
                            :number, :id, :title, :title, :occasion, 'all', 'gentle', 'en', 5, '7', 'notRequested',
                            'embedded', :number, :number = 1, :number - 1, 0, '[]', 'bedtime'
                        )
                        """,
                    arguments: [
                        "number": number + 1, "id": story.id.rawValue, "title": story.title,
                        "occasion": try StoredJSON.text(story.occasion),
                    ])
            }
            try database.execute(
                sql: """
                    INSERT INTO playback (storyNumber, startedAt, listened, isHeard) VALUES (2, 5, 60, 1);
                    INSERT INTO storyPosition (storyNumber, playback, seconds) VALUES (2, 1, 42);
                    INSERT INTO queueEntry (position, storyNumber) VALUES (0, 3), (1, 1);
                    UPDATE player SET currentEntry = 1, nextEntry = 2;
                    INSERT INTO collection VALUES ('brave', 'Brave', 'brave', :profile, 0, NULL);
                    INSERT INTO collectionStory (collectionId, storyNumber, position, completedAt)
                        VALUES ('brave', 1, 1, 700), ('brave', 2, 2, NULL);
                    INSERT INTO achievement VALUES ('readingStreak', '7', 'A week', 700);
                    """,
                arguments: ["profile": profile])
        }
    }

    /// What the first profile has.
    private func expectEverything() async throws {
        let stories = try await stories.stories(StoryQuery(sort: .plays)).stories
        #expect(stories.map(\.id) == ["three", "two", "one"])
        #expect(stories.map(\.playCount) == [2, 1, 0])
        #expect(stories.map(\.isFavorite) == [false, false, true])
        let playback = PlaybackStore(database: library.database)
        #expect(try await playback.position(of: "two") == 42)
        #expect(try await playback.sessions(since: .distantPast).map(\.story) == ["two"])
        #expect(try await playback.queue() == StoryQueue([.bare("three"), .bare("one")], current: 1))
        let collections = CollectionStore(database: library.database)
        #expect(try await collections.collection("brave").stories.map(\.completedAt) == [date, nil])
        let achievements = AchievementStore(database: library.database)
        #expect(try await achievements.achievements().map(\.earnedAt) == [date])
    }

    /// The names of the rows that are not as they were stored.
    private func alteredRows() async throws -> [String] {
        let kinds: [LibraryFinding.Kind] = [.alteredRow, .lostRow, .danglingRow, .unreadableRow]
        return try await library.checker.inspect().damage.filter { kinds.contains($0.kind) }.map(\.subject).sorted()
    }

    @Test(
        "Marks, counts, places, the queue and achievements are the first profile's, and the library as it was is kept")
    func migration() async throws {
        // When
        let profiles = try await ProfileStore(database: library.database).profiles()

        // Then
        #expect(profiles.map(\.id) == [.first])
        try await expectEverything()
        #expect(try await alteredRows() == [])
        #expect(try await library.database.foreignDefinitions() == [])
        #expect(try folder.names.contains { $0.hasPrefix("library.sqlite.before-") && $0.hasSuffix(".backup") })
    }

    @Test("Another profile begins with nothing")
    func other() async throws {
        let profile = try await ProfileStore(database: library.database).add(ProfileValues(name: "Ben"), at: date).id
        let stories = try await StoryStore(database: library.database, media: library.store, profile: profile).stories(
            StoryQuery()
        ).stories
        #expect(stories.count == 3)
        #expect(stories.allSatisfy { !$0.isFavorite && $0.playCount == 0 })
        #expect(try await PlaybackStore(database: library.database, profile: profile).queue() == StoryQueue())
    }

    @Test("Damage from before is still seen afterwards, also where a row has got another key")
    func damage() async throws {
        // Given
        try library.executeFromOutside(
            """
            UPDATE storyPosition SET seconds = 43; UPDATE queueEntry SET storyNumber = 2 WHERE position = 1;
            UPDATE achievement SET title = 'A year'
            """)

        // When
        let altered = try await alteredRows()

        // Then
        #expect(altered == ["achievement 1/readingStreak/7", "position of The Lantern", "queue entry 1/1"])
    }

    @Test("Nothing is lost where what can be read of it is rescued")
    func salvage() async throws {
        // Given
        let database = library.database

        // When
        let count = try await database.salvage(keepingDamagedIn: library.checker.damaged)

        // Then
        #expect(count == 3)
        try await expectEverything()
    }

    @Test("A row without an owner does not keep it from being opened, and is put away by a repair")
    func dangling() async throws {
        // Given
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: library.database.file.path, configuration: configuration)
        try await queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO storyPosition (storyNumber, playback, seconds) VALUES (99, 1, 5);
                    INSERT INTO queueEntry (position, storyNumber) VALUES (7, 99);
                    INSERT INTO collectionStory (collectionId, storyNumber, position, completedAt) VALUES ('brave', 99, 3, 5);
                    """)
        }
        try queue.close()

        // When
        _ = try await library.checker.repair()

        // Then
        try await expectEverything()
        #expect(try await alteredRows().filter { $0 != "storyPosition" } == [])
        #expect(
            try String(contentsOf: folder.file("damaged/rows-of-story-99.jsonl"), encoding: .utf8).contains(
                "queueEntry"))
    }
}
