package import Collections
import CollectionsStorage
import CollectionsStubs
import FeatureKitStubs
package import Foundation
package import Generation
import GenerationStorage
import GenerationStubs
package import Household
import HouseholdStorage
import HouseholdStubs
import LibraryStorage
import MediaStore
package import Playback
import PlaybackStorage
import PlaybackStubs
package import StoryCore
import StoryStorage
import TestSupport
import Testing

/// A library in memory, or one on SQLite: what a contract promises holds for both.
package struct StorageUnderTest: Sendable {
    package enum Kind: String, CaseIterable, CustomTestStringConvertible {
        case memory, sqlite

        package var testDescription: String { rawValue }
    }

    /// The repositories.
    package let stories: any StoryLibraryRepository
    package let heroes: any HeroRepository
    package let events: any CustomEventRepository
    package let collections: any CollectionRepositoryContract
    package let achievements: any AchievementRepositoryContract
    package let jobs: any JobRepositoryContract & JobQueueContract
    package let playback: any PlaybackRepositoryContract
    package let profiles: any HouseholdRepositoryContract
    package let media: any BlobStore
    package let settings: any SettingsRepository
    package let observation: any LibraryObservation
    /// Puts another content in the place of a blob's, or none, as damage does.
    package let damage: @Sendable (MediaReference, Data?) throws -> Void
    private let folder: TemporaryFolder
    /// Makes the repositories of the same library as another profile sees it.
    private let view: @Sendable (ProfileID) -> Views

    /// The repositories that are those of a profile.
    private struct Views {
        let stories: any StoryLibraryRepository
        let collections: any CollectionRepositoryContract
        let achievements: any AchievementRepositoryContract
        let jobs: any JobRepositoryContract & JobQueueContract
        let playback: any PlaybackRepositoryContract
    }

    /// What time it is: some minutes after the stories of these tests were made.
    package static let now = Date(timeIntervalSinceReferenceDate: 2000)

    /// Makes an empty library.
    package init(_ kind: Kind, now: @escaping @Sendable () -> Date = { now }) throws {
        folder = try TemporaryFolder()
        switch kind {
        case .memory:
            let library = LibraryFake(now: now)
            (stories, heroes, events, collections) = (library, library, library, library)
            (achievements, jobs, playback, media) = (library, library, library, library)
            (settings, observation, damage) = (library, library, library.damage)
            profiles = library
            view = { profile in
                let other = library.viewing(as: profile)
                return Views(
                    stories: other, collections: other, achievements: other, jobs: other, playback: other)
            }
        case .sqlite:
            let layout = LibraryLayout(data: folder.file("data"))
            let (database, files) = (LibraryDatabase(folder: layout.data), MediaFolder(folder: layout.media))
            stories = StoryStore(database: database, media: files, now: now)
            heroes = HeroStore(database: database)
            events = CustomEventStore(database: database)
            collections = CollectionStore(database: database)
            achievements = AchievementStore(database: database)
            jobs = JobStore(database: database, media: files, now: now)
            playback = PlaybackStore(database: database, now: now)
            profiles = ProfileStore(database: database)
            view = { profile in
                Views(
                    stories: StoryStore(database: database, media: files, profile: profile, now: now),
                    collections: CollectionStore(database: database, profile: profile),
                    achievements: AchievementStore(database: database, profile: profile),
                    jobs: JobStore(database: database, media: files, profile: profile, now: now),
                    playback: PlaybackStore(database: database, profile: profile, now: now))
            }
            media = files
            settings = SettingsFile(file: folder.file("settings.json"), library: layout)
            observation = LibraryChangeObserver(folder: layout.data, pause: .zero)
            damage = { reference, content in
                let file = files.url(of: reference)
                if let content { try content.write(to: file) } else { try FileManager.default.removeItem(at: file) }
            }
        }
    }

    private init(_ other: StorageUnderTest, _ views: Views) {
        (stories, collections) = (views.stories, views.collections)
        (achievements, jobs, playback) = (views.achievements, views.jobs, views.playback)
        (heroes, events, media, settings) = (other.heroes, other.events, other.media, other.settings)
        (observation, profiles, damage) = (other.observation, other.profiles, other.damage)
        (folder, view) = (other.folder, other.view)
    }

    /// Returns the same library as another profile sees it.
    package func viewed(by profile: ProfileID) -> StorageUnderTest { StorageUnderTest(self, view(profile)) }

    /// Makes a file with a text.
    package func file(_ text: String) throws -> URL {
        let file = folder.file("\(UUID().uuidString).png")
        try Data(text.utf8).write(to: file)
        return file
    }

    /// What lies in the folder of blobs and is none.
    package var leftovers: [String] {
        get throws {
            try folder.names.filter { name in
                guard name.hasPrefix("data/media/"), name.contains(".") else { return false }
                return name.split(separator: ".", omittingEmptySubsequences: false).count != 2
                    || name.hasPrefix("data/media/blob")
            }
        }
    }

    /// Takes a file with a text into the media store.
    package func store(_ text: String) async throws -> MediaReference {
        try await media.put(fileAt: file(text), fileExtension: "png")
    }

    /// Stores stories, one after the other.
    package func save(_ stories: Story...) async throws {
        for story in stories { try await self.stories.save(story) }
    }

    /// The identifiers of a list's stories, in order.
    package func list(_ query: StoryQuery = StoryQuery()) async throws -> [String] {
        try await stories.stories(query).stories.map(\.id.rawValue)
    }
}
