// Derived from the types of MpvEngine by './generate.sh derive'. Changes here are lost.

import FeatureKit
import MpvEngine

extension BuiltInProvider {
    /// Registers ``MpvEngineProvider``.
    static let mpvEngineProvider = BuiltInProvider { registry, _ throws(RegistryError) in
        try registry.register(engine: MpvEngineProvider())
    }
}
