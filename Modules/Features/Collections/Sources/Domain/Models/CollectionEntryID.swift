package import StoryCore

/// A story in a collection.
package struct CollectionEntryID: Hashable, Sendable {
    package var collection: CollectionID
    package var story: StoryID

    package init(collection: CollectionID, story: StoryID) {
        self.collection = collection
        self.story = story
    }
}
