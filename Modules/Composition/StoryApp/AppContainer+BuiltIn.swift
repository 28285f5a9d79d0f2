import CollectionsStorage
public import FeatureKit
import Foundation
import LibraryArchive
import MediaStore
import MprisRemote
import PlaybackStorage
import StoryCore
public import StoryStorage
import VoiceStore

extension AppContainer {
    /// Creates the app as it is released: with the user's library, the built-in features and the built-in providers.
    ///
    /// - Parameters:
    ///   - environment: Environment variables, which give the paths of the library and the session bus for media keys.
    ///   - plugins: Plugins besides the built-in ones.
    ///   - storage: What features besides the built-in ones store in the library.
    /// - Throws: ``RegistryError/duplicate(_:_:)`` if a plugin registers what is registered already.
    public init(
        environment: [String: String], plugins: [any Plugin] = [], storage: [any FeatureStorage] = []
    ) throws(RegistryError) {
        let home = StoryDirectories(environment: environment)
        let paths = ProviderPaths(environment: environment)
        let library = LibraryLayout(data: home.data)
        let settingsFile = home.configuration.appending(path: "settings.json")
        let settings = SettingsFile(file: settingsFile, library: library)
        let features = BuiltInStorage.features + storage
        let database = LibraryDatabase(folder: library.data, features: features)
        let media = MediaFolder(folder: library.media)
        self.init(
            storage: AppStorage(
                stories: StoryStore(database: database, media: media, jobFolder: library.jobs),
                heroes: HeroStore(database: database),
                events: CustomEventStore(database: database),
                collections: CollectionStore(database: database), achievements: AchievementStore(database: database),
                jobs: JobStore(database: database, folder: library.jobs, media: media),
                playback: PlaybackStore(database: database), listening: ListeningStore(database: database),
                media: media, settings: settings,
                observation: LibraryChangeObserver(folder: library.data, features: features),
                inspector: LibraryChecker(
                    database: database, media: media, jobFolder: library.jobs, settings: settings),
                archiver: LibraryArchive(
                    library: library, settings: settingsFile,
                    snapshots: LibrarySnapshotStore(database: database)),
                voices: VoiceInstaller(paths.voices), checkpoint: database, location: home.data.path),
            registry: try Registry([BuiltInFeatures(), BuiltInProviders(paths)] + plugins),
            remote: MprisRemoteProvider(environment: environment))
    }
}
