// Derived from the features in Package.swift by './generate.sh derive'. Changes here are lost.

extension BuiltInFeatures {
    /// What the app knows of every feature, by its name.
    static let routings: [any FeatureRoutingContract.Type] = [
        CollectionsRouting.self,
        GenerationRouting.self,
        LibraryRouting.self,
        PlaybackRouting.self,
    ]
}
