// Derived from the features in Package.swift by './generate.sh derive'. Changes here are lost.

import CollectionsStorage
import PlaybackStorage
public import StoryStorage

extension BuiltInStorage {
    /// What the features store, by their names.
    public static let features: [any FeatureStorage] = [
        CollectionsStorage(),
        PlaybackStorage(),
    ]
}
