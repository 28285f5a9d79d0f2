// Derived from the features in Package.swift by './generate.sh derive'. Changes here are lost.

public import Collections
public import Generation
public import Household
public import Library
public import Playback
public import Settings

extension BuiltInFeatures {
    /// How each feature joins the app, by its name.
    public static let compositions: [any FeatureCompositionContract.Type] = [
        CollectionsComposition.self,
        GenerationComposition.self,
        HouseholdComposition.self,
        LibraryComposition.self,
        PlaybackComposition.self,
        SettingsComposition.self,
    ]
}

extension AppContainer {
    /// The feature Collections.
    public var collections: CollectionsFeature { feature(CollectionsComposition.self) }
    /// The feature Generation.
    public var generation: GenerationFeature { feature(GenerationComposition.self) }
    /// The feature Household.
    public var household: HouseholdFeature { feature(HouseholdComposition.self) }
    /// The feature Library.
    public var library: LibraryFeature { feature(LibraryComposition.self) }
    /// The feature Playback.
    public var playback: PlaybackFeature { feature(PlaybackComposition.self) }
    /// The feature Settings.
    public var settings: SettingsFeature { feature(SettingsComposition.self) }
}
