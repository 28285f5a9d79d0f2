import FeatureKit
import StoryCore

/// What is remembered of collections.
typealias CollectionsCache = ReadCache<CollectionsContents, CollectionsError>

/// The collections that were read last.
struct CollectionsContents: CachedContents {
    var list: [StoryCollection]?
    var collections: [CollectionID: StoryCollection] = [:]

    /// Collections show the titles of their stories.
    mutating func forget(_ part: LibraryPart) {
        if Set.partsOfCollections.contains(part) { self = CollectionsContents() }
    }
}
