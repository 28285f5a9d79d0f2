public import FeatureKit

/// The providers that come with the program; they register as any other plugin does.
///
/// Their list is derived, in the order of `Package.swift`: the first narrator of a language is its default.
public struct BuiltInProviders: Plugin {
    /// Makes the plugin.
    public init() {}

    public func register(in registry: inout Registry) throws(RegistryError) {
        for provider in Self.all { try provider.register(&registry) }
    }
}

/// How a provider comes into the registry; each has a derived file of its own in `Providers`.
struct BuiltInProvider: Sendable {
    let register: @Sendable (inout Registry) throws(RegistryError) -> Void
}
