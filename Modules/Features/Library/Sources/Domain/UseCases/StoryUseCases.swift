package import FeatureKit
package import StoryCore

/// Returns a story by identifier, from the cache if it has not changed.
package typealias GetStoryUseCaseContract = UseCase<StoryID, Story, LibraryError>

/// Finds a story by identifier as it is stored or, if that cannot be read, as it was read last.
package typealias RefreshStoryUseCaseContract = UseCase<StoryID, Story, LibraryError>

/// A story with what is to become of it.
package struct StoryChange: Hashable, Sendable {
    package var identifier: StoryID
    package var edit: StoryEdit

    package init(identifier: StoryID, edit: StoryEdit) {
        self.identifier = identifier
        self.edit = edit
    }
}

/// Changes title and texts of a story.
package typealias EditStoryUseCaseContract = UseCase<StoryChange, Story, LibraryError>

struct EditStoryUseCase: EditStoryUseCaseContract {
    let stories: any StoryLibraryRepository
    let cache: LibraryCache
    let inputCheck: InputCheck<LibraryError>

    func execute(_ change: StoryChange) async throws(LibraryError) -> Story {
        let identifier = change.identifier
        let story = try await LibraryError.stored(try await stories.story(identifier))
        let edit = try checked(change.edit, for: story)
        try await inputCheck.check(edit.typedTexts, in: story.language, ageBand: story.ageBand)
        defer { cache.forget([.stories]) }
        return try await LibraryError.stored(try await stories.edit(identifier, edit))
    }

    private func checked(_ edit: StoryEdit, for story: Story) throws(LibraryError) -> StoryEdit {
        do throws(StoryEditError) {
            return try edit.checked(for: story)
        } catch {
            throw .edit(error)
        }
    }
}

/// A story with its new favourite mark.
package struct FavoriteChange: Hashable, Sendable {
    package var identifier: StoryID
    package var isFavorite: Bool

    package init(identifier: StoryID, isFavorite: Bool) {
        self.identifier = identifier
        self.isFavorite = isFavorite
    }
}

/// Sets or clears a story's favourite mark.
package typealias SetFavoriteUseCaseContract = UseCase<FavoriteChange, Void, LibraryError>

/// Removes stories.
package typealias DeleteStoriesUseCaseContract = UseCase<[StoryID], Void, LibraryError>
