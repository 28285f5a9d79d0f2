public import Foundation
public import StoryCore

/// What tests put in and look at past the repositories.
extension LibraryFake {
    /// The stories, in no order.
    public var stories: [Story] {
        change { $0.visibleStories.map(\.story) }
    }
    /// What was taken into the media store, in order, once for each time.
    public var media: [MediaReference] { change { $0.stored } }
    /// The custom events whose use was counted, once for each use.
    public var eventUses: [CustomEventID] { change { $0.eventUses } }

    /// Puts a story in, whatever files it names, in place of the one with its identifier.
    public func put(_ story: Story) {
        change { $0.put(story) }
        otherProgram.tell([.stories])
    }

    /// Puts a story in, and into the collection that waits for it.
    public func put(_ story: Story, at plannedStory: PlannedStory) throws(StorageError) {
        try perform { state throws(StorageError) in
            state.put(story)
            state.put(story.id, at: plannedStory)
        }
    }

    /// Takes a story away with its job, as somebody who deletes it does.
    public func remove(_ story: StoryID) {
        change { state in
            state.forgetWork(on: story)
            state.delete([story])
        }
        otherProgram.tell([.stories])
    }

    /// Puts another content in the place of a blob's, or none, as damage does.
    public func damage(_ reference: MediaReference, content: Data?) {
        change { $0.blobs[reference.relativePath] = content }
    }
}

extension LibraryFake.State {
    /// Puts a story in, whatever files it names, in place of the one with its identifier.
    package mutating func put(_ story: Story) {
        for path in story.mediaReferences.map(\.relativePath) where blobs[path] == nil { blobs[path] = Data() }
        stories[story.id] = LibraryFake.StoredStory(
            story: story,
            marks: [viewer: LibraryFake.Mark(isFavorite: story.isFavorite, playCount: story.playCount)],
            number: stories[story.id]?.number ?? number(), removedAt: nil)
        changes.insert(.stories)
    }
}
