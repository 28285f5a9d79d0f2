public import Foundation
public import StoryCore

extension LibraryStoreFake: StoryBinRepository {
    public func bin() async throws(StorageError) -> StoryBin {
        try perform { state throws(StorageError) in
            let stories = state.bin.values.map { BinnedStory($0.story, removedAt: $0.removedAt) }
                .sorted { ($0.removedAt, $0.id) > ($1.removedAt, $1.id) }
            return StoryBin(stories: stories, byteCount: stories.reduce(0) { $0 + $1.byteCount })
        }
    }

    public func binnedStory(matching reference: String) async throws(StorageError) -> BinnedStory {
        try perform { state throws(StorageError) in
            guard let found = state.bin[StoryID(rawValue: reference)] else { throw .notFound(.story, reference) }
            return BinnedStory(found.story, removedAt: found.removedAt)
        }
    }

    public func moveToBin(_ identifiers: [StoryID], at date: Date) async throws(StorageError) {
        try perform { state throws(StorageError) in
            for identifier in identifiers where state.stories[identifier] == nil {
                throw .notFound(.story, identifier.rawValue)
            }
            for identifier in identifiers {
                state.bin[identifier] = state.stories.removeValue(forKey: identifier).map { ($0, date) }
            }
        }
    }

    public func restoreFromBin(_ identifiers: [StoryID]) async throws(StorageError) {
        try takeFromBin(identifiers) { state, story in state.stories[story.id] = story }
    }

    public func deleteFromBin(_ identifiers: [StoryID]) async throws(StorageError) {
        try takeFromBin(identifiers) { _, _ in }
    }

    private func takeFromBin(
        _ identifiers: [StoryID], _ body: (inout State, Story) -> Void
    ) throws(StorageError) {
        try perform { state throws(StorageError) in
            for identifier in identifiers where state.bin[identifier] == nil {
                throw .notFound(.story, identifier.rawValue)
            }
            for identifier in identifiers {
                if let story = state.bin.removeValue(forKey: identifier)?.story { body(&state, story) }
            }
        }
    }
}

extension BinnedStory {
    fileprivate init(_ story: Story, removedAt: Date) {
        let pictures = (story.pages.map(\.illustration) + [story.cover]).compactMap(\.media)
        self.init(
            id: story.id, title: story.title, removedAt: removedAt,
            byteCount: (pictures + [story.narration?.media].compactMap { $0 }).reduce(0) { $0 + $1.byteCount })
    }
}
