public import Foundation
public import StoryCore

extension LibraryFake: StoryBinRepository {
    public func bin() async throws(StorageError) -> StoryBin {
        try perform { state throws(StorageError) in
            let binned = state.stories.values.filter { $0.removedAt != nil && state.isVisible($0) }
            let stories = binned.compactMap { stored in stored.removedAt.map { (stored, $0) } }
                .sorted { ($0.1, $0.0.number) > ($1.1, $1.0.number) }
            let files = Set(binned.flatMap { state.ownMedia(of: $0.story) })
            return StoryBin(
                stories: stories.map { state.binned($0.0.story, removedAt: $0.1) },
                byteCount: files.reduce(0) { $0 + $1.byteCount })
        }
    }

    public func binnedStory(matching reference: String) async throws(StorageError) -> BinnedStory {
        try perform { state throws(StorageError) in
            let known = state.stories.values.filter { $0.removedAt != nil && state.isVisible($0) }
            let found = try reference.match(.story, among: known.map { ($0.story.id, $0.story.title) })
            guard let stored = state.stories[found], let date = stored.removedAt else {
                throw .notFound(.story, reference)
            }
            return state.binned(stored.story, removedAt: date)
        }
    }

    public func moveToBin(_ identifiers: [StoryID], at date: Date) async throws(StorageError) {
        try changeStories { state throws(StorageError) in
            for identifier in Set(identifiers) {
                _ = try state.story(identifier)
                try state.discardWork(on: identifier)
                state.setRemoval(date, of: identifier)
            }
        }
    }

    public func restoreFromBin(_ identifiers: [StoryID]) async throws(StorageError) {
        try perform { state throws(StorageError) in
            for identifier in Set(identifiers) {
                try state.checkIsBinned(identifier)
                state.setRemoval(nil, of: identifier)
            }
        }
    }

    public func deleteFromBin(_ identifiers: [StoryID]) async throws(StorageError) {
        try changeStories { state throws(StorageError) in
            for identifier in Set(identifiers) { try state.checkIsBinned(identifier) }
            state.delete(identifiers)
        }
    }
}

extension LibraryFake.State {
    fileprivate func checkIsBinned(_ story: StoryID) throws(StorageError) {
        guard let stored = stories[story], stored.removedAt != nil, isVisible(stored) else {
            throw .notFound(.story, story.rawValue)
        }
    }

    fileprivate mutating func setRemoval(_ date: Date?, of story: StoryID) {
        stories[story]?.removedAt = date
        changes.insert(.stories)
        tellFeatures { $0.storyWasMoved(story, toBin: date != nil) }
    }

    fileprivate func binned(_ story: Story, removedAt: Date) -> BinnedStory {
        BinnedStory(
            id: story.id, title: story.title, removedAt: removedAt,
            byteCount: ownMedia(of: story).reduce(0) { $0 + $1.byteCount })
    }

    /// The files of a story that no story outside the bin uses.
    fileprivate func ownMedia(of story: Story) -> Set<MediaReference> {
        let used = stories.values.filter { $0.removedAt == nil }.flatMap(\.story.mediaReferences)
        return Set(story.mediaReferences).subtracting(used)
    }
}
