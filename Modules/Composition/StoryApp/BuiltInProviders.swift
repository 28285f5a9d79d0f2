public import FeatureKit

/// The built-in providers, which register like any other plugin.
///
/// Their list is derived, in the order of `Package.swift`: the first narrator of a language is its default.
public struct BuiltInProviders: Plugin {
    private let paths: ProviderPaths

    /// Creates the plugin.
    ///
    /// - Parameter paths: The paths of files that are not part of the program.
    public init(_ paths: ProviderPaths) {
        self.paths = paths
    }

    public func register(in registry: inout Registry) throws(RegistryError) {
        for provider in Self.all { try provider.register(&registry, paths) }
    }
}

/// The registration of a provider; each has a derived file of its own in `Providers`.
struct BuiltInProvider: Sendable {
    let register: @Sendable (inout Registry, ProviderPaths) throws(RegistryError) -> Void
}
