public import FeatureKit
import Foundation
import MediaStore
import StoryStorage

extension AppContainer {
    /// Puts the app together as it comes: the library of the person who runs it, the built-in features and providers.
    ///
    /// - Parameters:
    ///   - environment: Environment variables, which say where the library lies.
    ///   - plugins: What is plugged in besides the built-in parts.
    /// - Throws: ``RegistryError/duplicate(_:_:)`` if a plugin brings what is there already.
    public init(environment: [String: String], plugins: [any Plugin] = []) throws(RegistryError) {
        let home = StoryHome(environment: environment)
        let database = LibraryDatabase(folder: home.data)
        self.init(
            storage: AppStorage(
                stories: StoryStore(database: database), heroes: HeroStore(database: database),
                events: CustomEventStore(database: database),
                jobs: JobStore(database: database, folder: home.data.appending(path: "jobs")),
                playback: PlaybackStore(database: database),
                media: MediaFolder(folder: home.data.appending(path: "media")),
                settings: SettingsFile(file: home.configuration.appending(path: "settings.json")),
                observation: UnbuiltUpkeep(), inspector: UnbuiltUpkeep(), archiver: UnbuiltUpkeep(),
                location: home.data.path),
            registry: try Registry([BuiltInFeatures(), BuiltInProviders()] + plugins))
    }
}
