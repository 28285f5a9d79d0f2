package import StoryCore

/// Finds a collection by identifier.
package protocol GetCollectionUseCaseContract: Sendable {
    /// The collection as it is stored.
    func execute(_ identifier: CollectionID) async throws(CollectionsError) -> StoryCollection
}

struct GetCollectionUseCase: GetCollectionUseCaseContract {
    let collections: any CollectionRepository
    let memory: CollectionsMemory

    func execute(_ identifier: CollectionID) async throws(CollectionsError) -> StoryCollection {
        memory.remember(
            try await stored { () async throws(StorageError) in try await collections.collection(identifier) })
    }
}

/// Finds a collection as it is stored or, while somebody else writes for long, as it was read last.
package protocol RefreshCollectionUseCaseContract: Sendable {
    /// The collection.
    func execute(_ identifier: CollectionID) async throws(CollectionsError) -> StoryCollection
}

struct RefreshCollectionUseCase: RefreshCollectionUseCaseContract {
    let collections: any CollectionRepository
    let memory: CollectionsMemory

    func execute(_ identifier: CollectionID) async throws(CollectionsError) -> StoryCollection {
        do throws(CollectionsError) {
            return memory.remember(
                try await stored { () async throws(StorageError) in try await collections.collection(identifier) })
        } catch .storage(.busy(let what)) {
            guard let known = memory[identifier] else { throw .storage(.busy(what)) }
            return known
        }
    }
}

/// A collection with its title to be.
package struct CollectionRenaming: Hashable, Sendable {
    package var identifier: CollectionID
    package var title: String

    package init(identifier: CollectionID, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

/// Gives a collection another title.
package protocol RenameCollectionUseCaseContract: Sendable {
    /// The collection as it is then.
    func execute(_ renaming: CollectionRenaming) async throws(CollectionsError) -> StoryCollection
}

struct RenameCollectionUseCase: RenameCollectionUseCaseContract {
    let collections: any CollectionRepository
    let memory: CollectionsMemory
    let inputCheck: InputCheck

    func execute(_ renaming: CollectionRenaming) async throws(CollectionsError) -> StoryCollection {
        let title = try CollectionsError.checkedTitle(renaming.title)
        let profile = try await stored { () async throws(StorageError) in
            try await collections.collection(renaming.identifier).profile
        }
        try inputCheck.check([title], in: profile.language, ageBand: profile.ageBand)
        return memory.remember(
            try await stored { () async throws(StorageError) in
                try await collections.rename(renaming.identifier, to: title)
            })
    }
}

extension CollectionsError {
    /// A title as collections carry it.
    static func checkedTitle(_ title: String) throws(CollectionsError) -> String {
        do throws(CollectionTitleError) {
            return try StoryCollection.checkedTitle(title)
        } catch {
            throw .title(error)
        }
    }
}

/// Removes a collection.
package protocol DeleteCollectionUseCaseContract: Sendable {
    /// Removes the collection; its stories stay in the library.
    func execute(_ identifier: CollectionID) async throws(CollectionsError)
}

struct DeleteCollectionUseCase: DeleteCollectionUseCaseContract {
    let collections: any CollectionRepository
    let memory: CollectionsMemory

    func execute(_ identifier: CollectionID) async throws(CollectionsError) {
        try await stored { () async throws(StorageError) in try await collections.delete(identifier) }
        memory.forget(identifier)
    }
}

/// Tells when a list or a screen of collections is not true any more.
package protocol ObserveCollectionsUseCaseContract: Sendable {
    /// What has changed, in this process or in another, soon after it did; stories are among it, since collections
    /// show their titles.
    func execute() -> AsyncStream<Set<LibraryPart>>
}

struct ObserveCollectionsUseCase: ObserveCollectionsUseCaseContract {
    let observation: any LibraryObservation

    func execute() -> AsyncStream<Set<LibraryPart>> { observation.changes() }
}

extension Set<LibraryPart> {
    /// Whether a collection may look otherwise than before.
    var concernCollections: Bool { !isDisjoint(with: [.collections, .stories]) }
}
