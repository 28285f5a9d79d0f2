package import FeatureKit
package import StoryCore

/// Returns a collection by identifier.
package typealias GetCollectionUseCaseContract = UseCase<CollectionID, StoryCollection, CollectionsError>

/// Finds a collection as it is stored or, if that cannot be read, as it was read last.
package typealias RefreshCollectionUseCaseContract = UseCase<CollectionID, StoryCollection, CollectionsError>

/// A collection with its title to be.
package struct CollectionRenaming: Hashable, Sendable {
    package var identifier: CollectionID
    package var title: String

    package init(identifier: CollectionID, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

/// Renames a collection.
package typealias RenameCollectionUseCaseContract = UseCase<CollectionRenaming, StoryCollection, CollectionsError>

struct RenameCollectionUseCase: RenameCollectionUseCaseContract {
    let collections: any CollectionRepositoryContract
    let cache: CollectionsCache
    let inputCheck: InputCheck<CollectionsError>

    func execute(_ renaming: CollectionRenaming) async throws(CollectionsError) -> StoryCollection {
        let title = try CollectionsError.checkedTitle(renaming.title)
        let profile = try await CollectionsError.stored(try await collections.collection(renaming.identifier).profile)
        try await inputCheck.check([title], in: profile.language, ageBand: profile.ageBand)
        defer { cache.forget([.collections]) }
        return try await CollectionsError.stored(try await collections.rename(renaming.identifier, to: title))
    }
}

extension CollectionsError {
    /// Returns the normalised title of a collection.
    static func checkedTitle(_ title: String) throws(CollectionsError) -> String {
        do throws(CollectionTitleError) {
            return try StoryCollection.checkedTitle(title)
        } catch {
            throw .title(error)
        }
    }
}

/// Deletes a collection.
package typealias DeleteCollectionUseCaseContract = UseCase<CollectionID, Void, CollectionsError>

extension Set<LibraryPart> {
    /// The parts of the library that collections show, including the titles of stories.
    static let partsOfCollections: Set<LibraryPart> = [.collections, .stories]
}
