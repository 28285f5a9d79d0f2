import StoryCore
import Synchronization

/// A cache: what was read last, with what was changed since, for when it cannot be read anew.
final class CollectionsCache: Sendable {
    private struct State {
        var list: [StoryCollection]?
        var collections: [CollectionID: StoryCollection] = [:]
    }

    private let state = Mutex(State())

    /// The list as it was read last; nil if it never was.
    var list: [StoryCollection]? { state.withLock { $0.list } }

    /// A collection as it was read last; nil if it never was.
    subscript(identifier: CollectionID) -> StoryCollection? { state.withLock { $0.collections[identifier] } }

    /// Remembers the list.
    func remember(_ list: [StoryCollection]) -> [StoryCollection] {
        state.withLock { $0.list = list }
        return list
    }

    /// Remembers a collection, also as one of the list.
    func remember(_ collection: StoryCollection) -> StoryCollection {
        state.withLock { state in
            state.collections[collection.id] = collection
            state.list = state.list?.map { $0.id == collection.id ? collection : $0 }
        }
        return collection
    }

    /// Forgets a collection that is gone.
    func forget(_ identifier: CollectionID) {
        state.withLock { state in
            state.collections[identifier] = nil
            state.list?.removeAll { $0.id == identifier }
        }
    }
}
