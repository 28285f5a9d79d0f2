public import Foundation
public import StoryCore

/// What tests put in and look at past the repositories.
extension LibraryFake {
    /// The stories, in no order.
    public var stories: [Story] {
        change { $0.stories.values.filter { $0.removedAt == nil }.map(\.story) }
    }
    /// The jobs, in no order.
    public var storedJobs: [GenerationJob] { change { $0.jobs.values.map(\.job) } }
    /// What was taken into the media store, in order, once for each time.
    public var media: [MediaReference] { change { $0.stored } }
    /// The custom events whose use was counted, once for each use.
    public var eventUses: [CustomEventID] { change { $0.eventUses } }
    /// Everything that was recorded while stories were played, in order.
    public var recordings: [PlaybackProgress] { change { $0.recordings } }
    /// What all jobs have recorded, in order, once for each time.
    public var recordedUnits: [JobUnit] { unitLog.value }
    /// The units of a job, in the order of their recording.
    public func units(of job: JobID) -> [JobUnit] { change { $0.jobs[job]?.units.map(\.unit) ?? [] } }

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
            state.jobs[story.job] = nil
            state.delete([story])
        }
        otherProgram.tell([.stories])
    }

    /// Puts another content in the place of a blob's, or none, as damage does.
    public func damage(_ reference: MediaReference, content: Data?) {
        change { $0.blobs[reference.relativePath] = content }
    }

    /// Lets go of every job, as the end of a process does.
    public func releaseAllClaims() {
        change { state in
            for identifier in state.jobs.keys { state.jobs[identifier]?.isClaimed = false }
        }
    }
}

extension LibraryFake.State {
    mutating func put(_ story: Story) {
        for path in story.mediaReferences.map(\.relativePath) where blobs[path] == nil { blobs[path] = Data() }
        stories[story.id] = LibraryFake.StoredStory(
            story: story, number: stories[story.id]?.number ?? number(), removedAt: nil)
        changes.insert(.stories)
    }

    mutating func put(_ collection: StoryCollection) {
        for story in collection.stories where stories[story.id] == nil {
            put(.stub(id: story.id, title: story.title))
        }
        var collection = collection
        let entries = collection.stories
        collection.stories = []
        collections[collection.id] = LibraryFake.StoredCollection(collection: collection, entries: entries)
    }
}
