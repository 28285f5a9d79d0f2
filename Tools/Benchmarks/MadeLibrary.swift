import Foundation
import GRDB
import Household
import LibraryStorage
import MediaStore
import StoryApp
import StoryCore
import StoryStorage

/// A library of made-up stories on disk, as `STORY_HOME` has it.
struct MadeLibrary {
    static let storyCount = 100_000
    static let heroCount = 500
    /// The profiles: each has marked and heard as many stories as any other, and the last is a child's, which sees those of
    /// its age.
    static let profileCount = 10
    static let child = ProfileID(rawValue: Int64(profileCount))

    let home: URL

    private static let seed: UInt64 = 7
    /// The number of distinct picture files: rows are measured, not the disk.
    private static let fileCount = 64

    /// The number of stories per transaction.
    private static let batch = 1000

    private var data: URL { home.appending(path: "data") }
    /// The mark of a complete library, with the date of its newest story.
    private var stamp: URL { home.appending(path: "made") }

    /// The library's database.
    var database: URL { data.appending(path: "library.sqlite") }
    /// Its stories, as the first profile sees them.
    var store: StoryStore { store(in: LibraryDatabase(folder: data, features: BuiltInFeatures.storage)) }

    /// Whether it is complete.
    var isWhole: Bool { FileManager.default.fileExists(atPath: stamp.path) }

    /// Recreates the library.
    func make(storyCount: Int = Self.storyCount) async throws {
        let files = FileManager.default
        if files.fileExists(atPath: home.path) { try files.removeItem(at: home) }
        try files.createDirectory(at: home, withIntermediateDirectories: true)
        let end = Date()
        let database = LibraryDatabase(folder: data, features: BuiltInFeatures.storage)
        let stories = try await stories(until: end)
        for hero in stories.heroes { try await HeroStore(database: database).add(hero) }
        for event in stories.events { try await CustomEventStore(database: database).add(event) }
        let store = store(in: database)
        @Sendable func batch(from first: Int) async -> [Story] {
            (first..<min(first + Self.batch, storyCount)).map { stories.story($0, of: storyCount) }
        }
        var next = await batch(from: 0)
        for first in stride(from: 0, to: storyCount, by: Self.batch) {
            // While some are stored, others are made up.
            async let following = batch(from: min(first + Self.batch, storyCount))
            try await store.save(next)
            next = await following
        }
        try await addProfiles(to: database)
        try "\(end.timeIntervalSinceReferenceDate)".write(to: stamp, atomically: true, encoding: .utf8)
    }

    private func addProfiles(to database: LibraryDatabase) async throws {
        let profiles = HouseholdComposition.repositories(in: StoredLibrary(database: database, media: media))
        for number in 2...Self.profileCount {
            let isChild = number == Self.profileCount
            let values = ProfileValues(
                name: "Profile \(number)", role: isChild ? .child : .parent, ageBand: .fourToSix, language: .english)
            let profile = try await profiles.add(values, at: Date())
            try await database.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO storyMark SELECT ?, storyNumber, isFavorite, playCount FROM storyMark WHERE profile = 1
                        """, arguments: [profile.id.rawValue])
            }
        }
    }

    /// The stories that it is made of, and those that would come next.
    func stories() async throws -> MadeStories {
        let end = TimeInterval(try String(contentsOf: stamp, encoding: .utf8)) ?? 0
        return try await stories(until: Date(timeIntervalSinceReferenceDate: end))
    }

    /// Its media.
    var media: MediaFolder { MediaFolder(folder: data.appending(path: "media")) }

    private func store(in database: LibraryDatabase) -> StoryStore {
        StoryStore(database: database, media: media)
    }

    private func stories(until end: Date) async throws -> MadeStories {
        let media = media
        func store(_ index: Int, _ ending: String) async throws -> MediaReference {
            let file = home.appending(path: "content")
            try Data("\(ending) \(index)".utf8).write(to: file)
            return try await media.put(fileAt: file, fileExtension: ending)
        }
        var (pictures, recordings): ([MediaReference], [MediaReference]) = ([], [])
        for index in 0..<Self.fileCount {
            pictures.append(try await store(index, "png"))
            recordings.append(try await store(index, "opus"))
        }
        return try MadeStories(
            heroCount: Self.heroCount, seed: Self.seed, end: end, pictures: pictures, recordings: recordings)
    }
}
