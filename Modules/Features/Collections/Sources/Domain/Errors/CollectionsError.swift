public import FeatureKit
public import StoryCore

/// An error of the feature.
public enum CollectionsError: Error, Hashable, Sendable {
    /// The title of the collection is invalid.
    case title(CollectionTitleError)
    /// A text of the growth profile is too long.
    case text(TextLimitError)
    /// No hero was given.
    case noHero
    /// The number of stories is outside ``CollectionDraft/storyCounts``.
    case storyCountOutOfRange(Int)
    /// Something that a person typed is unsuitable for children.
    case unsuitableInput(SafetyConcern)
    /// Whether what a person typed is suitable can't be told now.
    case uncheckedInput(ProviderError)
    /// The story with this identifier is not in the collection with this title.
    case notInCollection(story: String, collection: String)
    /// No story could be made, so that nothing was stored; this is the error of the first one.
    case generation(StoryGenerationFailure)
    /// The library could not be read or written.
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
    /// The caller cancelled.
    case cancelled
}

extension CollectionsError: ExplainedError {
    public var code: String {
        switch self {
        case .title(let error): error.code
        case .text(let error): error.code
        case .noHero: "collections.noHero"
        case .storyCountOutOfRange: "collections.storyCountOutOfRange"
        case .unsuitableInput: "collections.unsuitableInput"
        case .uncheckedInput(let error): error.code
        case .notInCollection: "collections.notInCollection"
        case .generation(let failure): failure.cause.code
        case .storage(let error): error.code
        case .refused(let refusal): refusal.code
        case .cancelled: "collections.cancelled"
        }
    }

    public var message: String {
        switch self {
        case .title(let error): error.message
        case .text(let error): error.message
        case .noHero: "A collection needs a hero or a child."
        case .storyCountOutOfRange(let count): "A collection can't start with \(count) stories."
        case .uncheckedInput(let error): error.message
        case .unsuitableInput(let concern):
            "'\(PlainText.quotation(concern.excerpt))' doesn't belong in a story for children."
        case .notInCollection(let story, let collection):
            "'\(PlainText.quotation(story))' isn't in '\(PlainText.quotation(collection))'."
        case .generation(let failure): failure.cause.message
        case .storage(let error): error.message
        case .refused(let refusal): refusal.message
        case .cancelled: "Creating the stories was stopped."
        }
    }

    public var reason: String? {
        switch self {
        case .title(let error): error.reason
        case .text(let error): error.reason
        case .unsuitableInput(let concern): concern.reason
        case .uncheckedInput(let error): error.reason
        case .generation(let failure): failure.cause.reason
        case .storage(let error): error.reason
        case .refused(let refusal): refusal.reason
        case .noHero, .storyCountOutOfRange, .notInCollection, .cancelled: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .title(let error): error.recovery
        case .text(let error): error.recovery
        case .noHero: .nameHeroOrChild
        case .storyCountOutOfRange: .chooseStoryCount(CollectionDraft.storyCounts)
        case .unsuitableInput: .useOtherWords
        case .uncheckedInput(let error): error.recovery
        case .notInCollection: .chooseFromCollection
        case .generation(let failure): failure.cause.recovery
        case .storage(let error): error.recovery
        case .refused(let refusal): refusal.recovery
        case .cancelled: .resumeCollection(nil)
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .title(let error): error.category
        case .text(let error): error.category
        case .noHero, .storyCountOutOfRange: .invalidRequest
        case .unsuitableInput: .notAllowed
        case .uncheckedInput(let error): error.category
        case .notInCollection: .notFound
        case .generation(let failure): failure.cause.category
        case .storage(let error): error.category
        case .refused(let refusal): refusal.category
        case .cancelled: .cancelled
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .title(let error): error.severity
        case .text(let error): error.severity
        case .generation(let failure): failure.cause.severity
        case .storage(let error): error.severity
        case .refused(let refusal): refusal.severity
        case .cancelled: .notice
        case .uncheckedInput(let error): error.severity
        case .noHero, .storyCountOutOfRange, .unsuitableInput, .notInCollection: .error
        }
    }
}

extension CollectionsError: InputError {}
