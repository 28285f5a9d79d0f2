import StoryCore
import Synchronization

/// A cache of the collections that were last read or changed.
final class CollectionsCache: Sendable {
    private struct State {
        var list: [StoryCollection]?
        var collections: [CollectionID: StoryCollection] = [:]
    }

    private let state = Mutex(State())

    /// The cached list; nil if it was never read.
    var list: [StoryCollection]? { state.withLock { $0.list } }

    /// The cached collection; nil if it was never read.
    subscript(identifier: CollectionID) -> StoryCollection? { state.withLock { $0.collections[identifier] } }

    /// Caches the list.
    func remember(_ list: [StoryCollection]) -> [StoryCollection] {
        state.withLock { $0.list = list }
        return list
    }

    /// Caches a collection, also in the list.
    func remember(_ collection: StoryCollection) -> StoryCollection {
        state.withLock { state in
            state.collections[collection.id] = collection
            state.list = state.list?.map { $0.id == collection.id ? collection : $0 }
        }
        return collection
    }

    /// Removes a deleted collection.
    func forget(_ identifier: CollectionID) {
        state.withLock { state in
            state.collections[identifier] = nil
            state.list?.removeAll { $0.id == identifier }
        }
    }
}
