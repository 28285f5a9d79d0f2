import EmbeddedAuthor
import EspeakNarrator
public import FeatureKit
import FliteNarrator
import MpvEngine
import VectorIllustrator

/// The providers that come with the program; they register as any other plugin does.
public struct BuiltInProviders: Plugin {
    /// Makes the plugin.
    public init() {}

    public func register(in registry: inout Registry) throws(RegistryError) {
        try registry.register(author: EmbeddedAuthor())
        // The first narrator of a language is its default: flite is the clearer one, but speaks only English.
        try registry.register(narrator: FliteNarrator())
        try registry.register(narrator: EspeakNarrator())
        try registry.register(illustrator: VectorIllustrator())
        try registry.register(engine: MpvEngineProvider())
    }
}
