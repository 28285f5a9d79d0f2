public import FeatureKit

/// The providers that come with the program; they register as any other plugin does.
///
/// Their lists are derived, in the order of `Package.swift`: the first narrator of a language is its default.
public struct BuiltInProviders: Plugin {
    /// Makes the plugin.
    public init() {}

    public func register(in registry: inout Registry) throws(RegistryError) {
        for author in Self.authors { try registry.register(author: author) }
        for narrator in Self.narrators { try registry.register(narrator: narrator) }
        for illustrator in Self.illustrators { try registry.register(illustrator: illustrator) }
        for engine in Self.engines { try registry.register(engine: engine) }
    }
}
