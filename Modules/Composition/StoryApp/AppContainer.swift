import LogFile
public import FeatureKit
public import StoryCore

/// The composition root: the features, made over the services that they share.
///
/// It makes what the compositions of the features describe, and knows none of them by name; ``library`` and its like
/// are derived from the list of the built-in ones. Nothing is opened, loaded or written before it is used.
public struct AppContainer: Sendable {
    /// What every feature may use.
    public let services: AppServices
    /// The compositions of the features, in the order of help, health checks and settings.
    public let compositions: [any FeatureCompositionContract.Type]
    private let features: [ObjectIdentifier: any Sendable]

    /// Creates the app over its services.
    ///
    /// - Parameter features: Features besides the built-in ones.
    /// - Throws: ``RegistryError/duplicate(_:_:)`` if two features, or one and a screen of the app, have the same
    ///   identifier in links.
    public init(
        _ services: AppServices, features others: [any FeatureCompositionContract.Type] = []
    ) throws(RegistryError) {
        self.init(services, compositions: try Self.compositions(with: others))
    }

    private init(_ services: AppServices, compositions: [any FeatureCompositionContract.Type]) {
        let assembly = FeatureAssembly(services, settings: compositions.compactMap { $0.settings })
        for composition in compositions { assembly.make(composition) }
        (self.services, self.compositions, features) = (services, compositions, assembly.features)
    }

    /// Returns the app for another profile: the same library with that profile's favourite marks, positions in stories,
    /// play counts, queue, achievements and journey, and with the stories that it sees.
    public func viewed(by profile: ProfileID) -> AppContainer {
        var services = services
        services.caller = profile
        services.storage = services.storage.viewed(by: profile)
        return AppContainer(services, compositions: compositions)
    }

    /// Returns the compositions of the built-in features and others.
    static func compositions(
        with others: [any FeatureCompositionContract.Type]
    ) throws(RegistryError) -> [any FeatureCompositionContract.Type] {
        let compositions = BuiltInFeatures.compositions + others
        // The link of the app's own screen.
        var identifiers: Set = ["home"]
        for identifier in compositions.map({ $0.descriptor.identifier }) {
            guard identifiers.insert(identifier).inserted else { throw .duplicate(.feature, identifier) }
        }
        var keys: Set<String> = []
        for setting in compositions.compactMap({ $0.settings }).flatMap(\.settings) {
            guard keys.insert(setting.key).inserted else { throw .duplicate(.setting, setting.key) }
        }
        return compositions
    }

    /// Returns a feature; one that the app was not given is made for this call.
    public func feature<Composition: FeatureCompositionContract>(
        _ composition: Composition.Type
    ) -> Composition.Feature {
        FeatureAssembly(
            services, settings: compositions.compactMap { $0.settings }, features: features
        ).feature(composition)
    }

    /// Who uses the program, and what they may do.
    public var access: AccessGuard {
        FeatureAssembly(services, settings: []).access
    }
    /// Who uses the program.
    public var caller: ProfileID { services.caller }
    /// Finds the destinations of links, in all features.
    public var router: AppRouter { AppRouter(compositions) }
    /// The registered providers.
    public var registry: Registry { services.registry }
    /// Stores narrations and illustrations.
    public var media: any BlobStore { services.storage.media }
    /// Stores the settings of the household.
    public var settingsRepository: any SettingsRepository { services.storage.settings }
    /// Stores the natural voices.
    public var voices: any VoiceRepository { services.storage.voices }
    /// The location of the library, for people.
    public var location: String { services.storage.location }
    /// Repairs the library, and regenerates what stories have lost.
    public var repair: LibraryRepair {
        LibraryRepair(library: library, household: viewed(by: .first).library, generation: generation)
    }

    /// Prepares the log, if it is on.
    ///
    /// - Throws: ``StorageError`` if nothing can be written to it, which stops nothing else.
    public func openLog() throws(StorageError) {
        if services.log.isOn { try services.storage.logFile?.open() }
    }

    /// Closes the app before the process ends; see ``LibraryCheckpoint/checkpoint()``.
    public func close() async { await services.storage.checkpoint?.checkpoint() }
}

extension FeatureAssembly {
    fileprivate func make(_ composition: (some FeatureCompositionContract).Type) { _ = feature(composition) }
}
