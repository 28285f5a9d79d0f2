// Derived from the types of FliteNarrator by './generate.sh derive'. Changes here are lost.

import FeatureKit
import FliteNarrator

extension BuiltInProvider {
    /// Registers ``FliteNarrator``.
    static let fliteNarrator = BuiltInProvider { registry, _ throws(RegistryError) in
        try registry.register(narrator: FliteNarrator())
    }
}
