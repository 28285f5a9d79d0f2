// Derived from the types of EspeakNarrator by './generate.sh derive'. Changes here are lost.

import EspeakNarrator
import FeatureKit

extension BuiltInProvider {
    /// Registers ``EspeakNarrator``.
    static let espeakNarrator = BuiltInProvider { registry, _ throws(RegistryError) in
        try registry.register(narrator: EspeakNarrator())
    }
}
