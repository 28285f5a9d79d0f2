import CollectionsStorage
import FeatureKitStubs
import Foundation
import MediaStore
import PlaybackStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// A library in memory, or one on SQLite: what a contract promises holds for both.
struct StorageUnderTest: Sendable {
    enum Kind: String, CaseIterable, CustomTestStringConvertible {
        case memory, sqlite

        var testDescription: String { rawValue }
    }

    let stories: any StoryLibraryRepository
    let heroes: any HeroRepository
    let events: any CustomEventRepository
    let collections: any CollectionRepository
    let achievements: any AchievementRepository
    let jobs: any JobRepository & JobQueue
    let playback: any PlaybackRepository
    let media: any BlobStore
    let settings: any SettingsRepository
    let observation: any LibraryObservation
    /// Puts another content in the place of a blob's, or none, as damage does.
    let damage: @Sendable (MediaReference, Data?) throws -> Void
    private let folder: TemporaryFolder

    /// What time it is: some minutes after the stories of these tests were made.
    static let now = Date(timeIntervalSinceReferenceDate: 2000)

    /// Makes an empty library.
    init(_ kind: Kind, now: @escaping @Sendable () -> Date = { now }) throws {
        folder = try TemporaryFolder()
        switch kind {
        case .memory:
            let library = LibraryFake(now: now)
            (stories, heroes, events, collections) = (library, library, library, library)
            (achievements, jobs, playback, media) = (library, library, library, library)
            (settings, observation, damage) = (library, library, library.damage)
        case .sqlite:
            let layout = LibraryLayout(data: folder.file("data"))
            let (database, files) = (LibraryDatabase(folder: layout.data), MediaFolder(folder: layout.media))
            stories = StoryStore(database: database, media: files, jobFolder: layout.jobs, now: now)
            heroes = HeroStore(database: database)
            events = CustomEventStore(database: database)
            collections = CollectionStore(database: database)
            achievements = AchievementStore(database: database)
            jobs = JobStore(database: database, folder: layout.jobs, media: files, now: now)
            playback = PlaybackStore(database: database)
            media = files
            settings = SettingsFile(file: folder.file("settings.json"), library: layout)
            observation = LibraryChangeObserver(folder: layout.data, pause: .zero)
            damage = { reference, content in
                let file = files.url(of: reference)
                if let content { try content.write(to: file) } else { try FileManager.default.removeItem(at: file) }
            }
        }
    }

    /// Makes a file with a text.
    func file(_ text: String) throws -> URL {
        let file = folder.file("\(UUID().uuidString).png")
        try Data(text.utf8).write(to: file)
        return file
    }

    /// What lies in the folder of blobs and is none.
    var leftovers: [String] {
        get throws {
            try folder.names.filter { name in
                guard name.hasPrefix("data/media/"), name.contains(".") else { return false }
                return name.split(separator: ".", omittingEmptySubsequences: false).count != 2
                    || name.hasPrefix("data/media/blob")
            }
        }
    }

    /// Takes a file with a text into the media store.
    func store(_ text: String) async throws -> MediaReference {
        try await media.put(fileAt: file(text), fileExtension: "png")
    }

    /// Stores stories, one after the other.
    func save(_ stories: Story...) async throws {
        for story in stories { try await self.stories.save(story) }
    }

    /// The identifiers of a list's stories, in order.
    func list(_ query: StoryQuery = StoryQuery()) async throws -> [String] {
        try await stories.stories(query).stories.map(\.id.rawValue)
    }
}

extension Story {
    /// A story without files.
    static func bare(
        _ id: String = "one", title: String = "The Lantern", heroes: [Hero] = [],
        texts: [String] = ["A light was lit."], createdAt: Double = 1000,
        occasion: StoryOccasion = .standard(.bedtime), isFavorite: Bool = false, playCount: Int = 0,
        telling: TellingRecord? = nil
    ) -> Story {
        Story(
            id: StoryID(rawValue: id), title: title, heroes: heroes, occasion: occasion, ageBand: .all,
            tone: .gentle, language: .english, minutes: 1, seed: 7,
            pages: texts.enumerated().map { index, text in
                StoryPage(
                    index: index, text: text, scene: Scene(setting: "forest"),
                    illustration: StoryIllustration(status: .notRequested))
            },
            narrationStatus: .notRequested, narration: nil,
            providers: StoryProviders(author: "embedded", narrator: nil, illustrator: nil),
            createdAt: Date(timeIntervalSinceReferenceDate: createdAt), isFavorite: isFavorite, playCount: playCount,
            telling: telling)
    }
}

extension Identifier: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    /// Tests name things by a word.
    package init(stringLiteral text: String) {
        self.init(rawValue: text)
    }
}
