// Derived from the types of VectorIllustrator by './generate.sh derive'. Changes here are lost.

import FeatureKit
import VectorIllustrator

extension BuiltInProvider {
    /// Registers ``VectorIllustrator``.
    static let vectorIllustrator = BuiltInProvider { registry, _ throws(RegistryError) in
        try registry.register(illustrator: VectorIllustrator())
    }
}
