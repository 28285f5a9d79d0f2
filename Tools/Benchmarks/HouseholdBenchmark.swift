import Collections
import FeatureKit
import Foundation
import GRDB
import Household
import StoryApp
import StoryCore
import StoryStorage

/// What profiles cost: a decision on what a child may do, looking back on a year, and completing a story of a family that
/// has listened for years.
struct HouseholdBenchmark {
    let workshop: BenchmarkSandbox

    private static let rounds = 15
    private static let storyCount = 1000
    /// Those of a family that listens to fourteen stories a day for twenty years.
    private static let (sessionCount, years) = (100_000, 20)
    private static let collectionCount = 1000
    private static let year: TimeInterval = 365 * 24 * 3600

    func run(_ show: (Measure) -> Void) async throws {
        let library = MadeLibrary(home: workshop.folder.appending(path: "household"))
        try await library.make(storyCount: Self.storyCount)
        let app = try AppContainer(environment: workshop.environment(home: library.home.path))
        let database = LibraryDatabase(
            folder: library.database.deletingLastPathComponent(), features: BuiltInFeatures.storage)
        // A year's first, then many more.
        try await listen(0..<Self.sessionCount / Self.years, in: database)
        show(try await journey(in: app, beside: library.database))
        try await listen(Self.sessionCount / Self.years..<Self.sessionCount, in: database)
        let collections = try await collect(in: database)
        _ = try await app.collections.achievements()
        show(try await completion(of: collections, in: app, beside: database))
        show(try await decision(in: library, of: app, database))
    }

    // MARK: - What is measured

    private func journey(in app: AppContainer, beside file: URL) async throws -> Measure {
        let bare = try BareSQLite(file)
        let since = Date().timeIntervalSinceReferenceDate - Self.year
        let sql = """
            SELECT playback.startedAt, playback.listened, story.title FROM playback
            JOIN story ON story.number = playback.storyNumber
            WHERE playback.profile = 1 AND playback.startedAt >= \(since) AND story.removedAt IS NULL
            """
        let ours = try await milliseconds { _ = try await app.collections.readingJourney() }
        let peer = try await milliseconds { try bare.read(sql) }
        return Measure(
            name: "look back on a year / read its \(Self.sessionCount / Self.years) sessions",
            ours: "\(ours.rounded(to: 1)) ms",
            peer: "\(peer.rounded(to: 1)) ms", value: ours, bound: 50, unit: " ms")
    }

    private func completion(
        of collections: [(id: CollectionID, story: StoryID)], in app: AppContainer, beside database: LibraryDatabase
    ) async throws -> Measure {
        var waiting = collections[...]
        let ours = try await milliseconds {
            guard let next = waiting.popFirst() else { throw CocoaError(.coderValueNotFound) }
            _ = try await app.collections.complete(next.story, in: next.id)
        }
        let peer = try await milliseconds {
            guard let next = waiting.popFirst() else { throw CocoaError(.coderValueNotFound) }
            try await database.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO collectionCompletion (profile, collectionId, storyNumber, completedAt)
                        SELECT 1, ?, number, 0 FROM story WHERE id = ?
                        """, arguments: [next.id.rawValue, next.story.rawValue])
            }
        }
        return Measure(
            name: "complete a story / write one row", ours: "\(ours.rounded(to: 1)) ms",
            peer: "\(peer.rounded(to: 1)) ms",
            value: ours, bound: 20, unit: " ms")
    }

    private func decision(
        in library: MadeLibrary, of app: AppContainer, _ database: LibraryDatabase
    ) async throws -> Measure {
        let storage = app.services.storage
        let profiles = HouseholdComposition.repositories(in: StoredLibrary(database: database, media: library.media))
        let limits = LimitsCheck(
            settings: storage.settings, usage: profiles, calendar: app.services.calendar, now: app.services.now)
        let access = HouseholdAccess(repository: profiles, pins: storage.pins, limits: limits)
        let ours = try await milliseconds { _ = await access.decision(on: .playStories, by: MadeLibrary.child) }
        let command = ["library", "list", "--profile", MadeLibrary.child.description]
        let peer = try (0..<Self.rounds).map { _ in
            try workshop.story(command, home: library.home.path).seconds * 1000
        }.median
        return .ratio("decide what a child may do / story library list", ours, peer, bound: 0.01)
    }

    // MARK: - Private

    /// Returns the median of how long something takes.
    private func milliseconds(_ work: () async throws -> Void) async throws -> Double {
        try await work()
        var times: [Double] = []
        for _ in 0..<Self.rounds { times.append(try await TimeTaken.measure(work).wall * 1000) }
        return times.median
    }

    /// Adds sessions, the latest first.
    private func listen(_ sessions: Range<Int>, in database: LibraryDatabase) async throws {
        let now = Date().timeIntervalSinceReferenceDate
        try await database.write { database in
            let stories = try Int64.fetchAll(database, sql: "SELECT number FROM story ORDER BY number")
            for session in sessions {
                let age = Self.year * Double(Self.years * session) / Double(Self.sessionCount)
                try database.execute(
                    sql: """
                        INSERT INTO playback (profile, storyNumber, startedAt, listened, isHeard) VALUES (1, ?, ?, 300, 1)
                        """, arguments: [stories[session % stories.count], now - age])
            }
        }
    }

    /// Adds the collections.
    ///
    /// - Returns: The collections, each with a story of it.
    private func collect(in database: LibraryDatabase) async throws -> [(id: CollectionID, story: StoryID)] {
        try await database.write { database in
            let stories = try Row.fetchAll(database, sql: "SELECT number, id FROM story ORDER BY number")
            let profile = try StoredJSON.text(GrowthProfile(focus: .kindness))
            return try (0..<Self.collectionCount).map { index in
                let (id, story) = ("collection\(index)", stories[index % stories.count])
                try database.execute(
                    sql: "INSERT INTO collection (id, title, foldedTitle, json, createdAt) VALUES (?, ?, ?, ?, 0)",
                    arguments: [id, id, id, profile])
                try database.execute(
                    sql: "INSERT INTO collectionStory (collectionId, storyNumber, position) VALUES (?, ?, 0)",
                    arguments: [id, story["number"] as Int64])
                return (CollectionID(rawValue: id), StoryID(rawValue: story["id"]))
            }
        }
    }
}
