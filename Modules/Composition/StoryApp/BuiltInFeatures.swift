public import FeatureKit
import Generation
import Library
import Playback

/// The features that come with the program.
public struct BuiltInFeatures: Plugin {
    /// Makes the plugin.
    public init() {}

    public func register(in registry: inout Registry) throws(RegistryError) {
        try registry.register(feature: GenerationFeature.descriptor)
        try registry.register(feature: LibraryFeature.descriptor)
        try registry.register(feature: PlaybackFeature.descriptor)
    }
}
