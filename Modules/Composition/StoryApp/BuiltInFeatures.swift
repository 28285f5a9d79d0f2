public import FeatureKit

/// The built-in features; their list is derived from `Package.swift`.
public struct BuiltInFeatures: Plugin {
    /// Creates the plugin.
    public init() {}

    public func register(in registry: inout Registry) throws(RegistryError) {
        for routing in Self.routings { try registry.register(feature: routing.descriptor) }
    }
}
