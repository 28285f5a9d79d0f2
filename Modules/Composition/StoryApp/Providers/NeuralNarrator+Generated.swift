// Derived from the types of NeuralNarrator by './generate.sh derive'. Changes here are lost.

import FeatureKit
import NeuralNarrator

extension BuiltInProvider {
    /// Registers ``NeuralNarrator``.
    static let neuralNarrator = BuiltInProvider { registry, paths throws(RegistryError) in
        try registry.register(narrator: NeuralNarrator(voices: paths.voices))
    }
}
