public import FeatureKit

/// The providers that come with the program; they register as any other plugin does.
///
/// Their list is derived, in the order of `Package.swift`: the first narrator of a language is its default.
public struct BuiltInProviders: Plugin {
    private let paths: ProviderPaths

    /// Makes the plugin.
    ///
    /// - Parameter paths: Where those providers look whose files are not part of the program.
    public init(_ paths: ProviderPaths) {
        self.paths = paths
    }

    public func register(in registry: inout Registry) throws(RegistryError) {
        for provider in Self.all { try provider.register(&registry, paths) }
    }
}

/// How a provider comes into the registry; each has a derived file of its own in `Providers`.
struct BuiltInProvider: Sendable {
    let register: @Sendable (inout Registry, ProviderPaths) throws(RegistryError) -> Void
}
