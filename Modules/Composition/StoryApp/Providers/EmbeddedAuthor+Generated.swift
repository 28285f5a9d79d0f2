// Derived from the types of EmbeddedAuthor by './generate.sh derive'. Changes here are lost.

import EmbeddedAuthor
import FeatureKit

extension BuiltInProvider {
    /// Registers ``EmbeddedAuthor``.
    static let embeddedAuthor = BuiltInProvider { registry, _ throws(RegistryError) in
        try registry.register(author: EmbeddedAuthor())
    }
}
