public import FeatureKit

/// The features that come with the program; their list is derived from `Package.swift`.
public struct BuiltInFeatures: Plugin {
    /// Makes the plugin.
    public init() {}

    public func register(in registry: inout Registry) throws(RegistryError) {
        for routing in Self.routings { try registry.register(feature: routing.descriptor) }
    }
}
