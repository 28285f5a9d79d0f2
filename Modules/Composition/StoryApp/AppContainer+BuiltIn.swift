public import FeatureKit
import Foundation
import LibraryArchive
import LibraryStorage
import LogFile
import MediaStore
import MprisRemote
public import StoryCore
import StoryStorage
import VoiceStore

extension AppContainer {
    /// Creates the app as it is released: with the user's library, the built-in features and the built-in providers.
    ///
    /// - Parameters:
    ///   - environment: Environment variables, which give the paths of the library and the session bus for media keys.
    ///   - logLevel: The least important lines that the log takes; nil for no log.
    ///   - prompt: Asks for the household's PIN.
    ///   - plugins: Providers besides the built-in ones.
    ///   - others: Features besides the built-in ones, with their tables in the library.
    /// - Throws: ``RegistryError/duplicate(_:_:)`` if a plugin or a feature has the identifier of another one.
    public init(
        environment: [String: String], logLevel: LogLevel? = nil, prompt: any PINPrompt = NoPINPrompt(),
        plugins: [any Plugin] = [],
        features others: [any FeatureCompositionContract.Type] = []
    ) throws(RegistryError) {
        let home = StoryDirectories(environment: environment)
        let paths = ProviderPaths(environment: environment)
        let layout = LibraryLayout(data: home.data)
        let settingsURL = home.configuration.appending(path: "settings.json")
        let settingsFile = SettingsFile(file: settingsURL, library: layout)
        let tables = try Self.compositions(with: others).compactMap { $0.storage }
        let logFile = LogFile(folder: home.state)
        let log = logLevel.map { ActivityLog(level: $0, file: logFile) } ?? ActivityLog()
        let database = LibraryDatabase(folder: layout.data, features: tables, log: log)
        let media = MediaFolder(folder: layout.media)
        let storage = AppStorage(
            stories: StoryStore(database: database, media: media),
            repositories: StoredLibrary(database: database, media: media),
            media: media, settings: settingsFile, pins: PINFile(file: home.configuration.appending(path: "pin.json")),
            observation: LibraryChangeObserver(folder: layout.data, features: tables),
            inspector: LoggedInspector(
                inspector: LibraryChecker(database: database, media: media, settings: settingsFile), log: log),
            archiver: LoggedArchiver(
                archiver: LibraryArchive(
                    library: layout, settings: settingsURL, snapshots: LibrarySnapshotStore(database: database)),
                log: log),
            voices: VoiceInstaller(paths.voices), checkpoint: database, location: home.data.path,
            logFile: logFile)
        try self.init(
            AppServices(
                storage: storage, log: log, registry: try Registry([BuiltInProviders(paths)] + plugins),
                remote: MprisRemoteProvider(environment: environment), prompt: prompt),
            features: others)
    }
}
