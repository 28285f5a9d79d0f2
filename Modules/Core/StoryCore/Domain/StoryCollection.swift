public import Foundation

/// Stories that belong together: a child grows with them, one after the other.
public struct StoryCollection: Hashable, Sendable, Identifiable {
    /// The longest title that is accepted, in characters.
    public static let maximumTitleLength = 100

    /// Tells the collection from others.
    public let id: CollectionID
    /// What it is called: one line, never blank.
    public var title: String
    /// What it is made from.
    public let profile: GrowthProfile
    /// The stories, in order; one that leaves the library is not among them any more.
    public var stories: [CollectedStory]
    /// The stories that are still to be made; nil if none is.
    public var plan: CollectionPlan?
    /// When it was requested.
    public let createdAt: Date

    /// Makes a collection; ``checkedTitle(_:)`` says what a title may be.
    public init(
        id: CollectionID, title: String, profile: GrowthProfile, stories: [CollectedStory] = [],
        plan: CollectionPlan? = nil, createdAt: Date
    ) {
        self.id = id
        self.title = title
        self.profile = profile
        self.stories = stories
        self.plan = plan
        self.createdAt = createdAt
    }

    /// The title as collections carry it.
    ///
    /// - Throws: ``CollectionTitleError`` if nothing of it can be seen, or it is too long.
    public static func checkedTitle(_ title: String) throws(CollectionTitleError) -> String {
        guard let line = PlainText.line(title, limit: .max) else { throw .blank }
        let length = PlainText.effectiveLength(of: line)
        guard length <= maximumTitleLength else { throw .tooLong(length) }
        return line
    }

    /// How many stories it was asked to have and has not got yet.
    public var missingCount: Int { plan?.missing.count ?? 0 }

    /// How many stories are completed.
    public var completedCount: Int { stories.count(where: \.isCompleted) }

    /// How much of it is completed, from 0 to 1; an empty collection has not begun.
    public var progress: Double {
        stories.isEmpty ? 0 : Double(completedCount) / Double(stories.count)
    }
}

/// A story as a collection has it.
public struct CollectedStory: Hashable, Sendable, Identifiable {
    /// The story.
    public let id: StoryID
    /// What the story is called now.
    public let title: String
    /// When it was completed; nil if it was not.
    public let completedAt: Date?

    /// Makes one.
    public init(id: StoryID, title: String, completedAt: Date? = nil) {
        self.id = id
        self.title = title
        self.completedAt = completedAt
    }

    /// Whether it was completed.
    public var isCompleted: Bool { completedAt != nil }
}

/// Identifies a collection.
public typealias CollectionID = Identifier<StoryCollection>

/// Why a collection cannot be called as asked.
public enum CollectionTitleError: Error, Hashable, Sendable {
    /// The title is empty or has only invisible characters.
    case blank
    /// The title has this many characters, more than ``StoryCollection/maximumTitleLength``.
    case tooLong(Int)
}

extension CollectionTitleError: ExplainedError {
    public var code: String {
        switch self {
        case .blank: "collection.blankTitle"
        case .tooLong: "collection.titleTooLong"
        }
    }

    public var message: String {
        switch self {
        case .blank: "A collection needs a title."
        case .tooLong(let count):
            "The title is too long: \(count) characters, and the limit is \(StoryCollection.maximumTitleLength)."
        }
    }

    public var reason: String? { nil }

    public var recovery: RecoveryAction {
        switch self {
        case .blank: .enterTitle(example: "Brave evenings")
        case .tooLong: .shorten
        }
    }

    public var category: ErrorCategory { .invalidRequest }

    public var severity: ErrorSeverity { .error }
}
