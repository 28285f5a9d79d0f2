// Derived from the features in Package.swift by './generate.sh derive'. Changes here are lost.

import Collections
import FeatureKit
import Generation
import Library
import Playback

extension BuiltInFeatures {
    /// What every feature is called, by its name.
    static let descriptors: [FeatureDescriptor] = [
        CollectionsFeature.descriptor,
        GenerationFeature.descriptor,
        LibraryFeature.descriptor,
        PlaybackFeature.descriptor,
    ]
}
