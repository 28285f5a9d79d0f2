public import Foundation
public import StoryCore

/// An ordered collection of stories on one theme.
public struct StoryCollection: Hashable, Sendable, Identifiable {
    /// The maximum length of a title, in characters.
    public static let maximumTitleLength = 100

    /// The collection's identifier.
    public let id: CollectionID
    /// The title: one line, never blank.
    public var title: String
    /// The profile that the stories are made from.
    public let profile: GrowthProfile
    /// The stories, in order; deleted ones are not included.
    public var stories: [CollectedStory]
    /// The plan for the missing stories; nil if none is missing.
    public var plan: CollectionPlan?
    /// When the collection was requested.
    public let createdAt: Date

    /// Creates a collection. Validate the title with ``checkedTitle(_:)`` first.
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

    /// Returns the normalised title.
    ///
    /// - Throws: ``CollectionTitleError`` if it has no visible character or is too long.
    public static func checkedTitle(_ title: String) throws(CollectionTitleError) -> String {
        guard let line = PlainText.line(title, limit: .max) else { throw .blank }
        let length = PlainText.effectiveLength(of: line)
        guard length <= maximumTitleLength else { throw .tooLong(length) }
        return line
    }

    /// The number of missing stories.
    public var missingCount: Int { plan?.missing.count ?? 0 }

    /// The number of completed stories.
    public var completedCount: Int { stories.count(where: \.isCompleted) }

    /// The completed share, from 0 to 1; 0 for an empty collection.
    public var progress: Double {
        stories.isEmpty ? 0 : Double(completedCount) / Double(stories.count)
    }
}

/// A story of a collection.
public struct CollectedStory: Hashable, Sendable, Identifiable {
    /// The story's identifier.
    public let id: StoryID
    /// The story's current title.
    public let title: String
    /// When it was completed; nil if it is not.
    public let completedAt: Date?

    /// Creates an entry.
    public init(id: StoryID, title: String, completedAt: Date? = nil) {
        self.id = id
        self.title = title
        self.completedAt = completedAt
    }

    /// Whether it is completed.
    public var isCompleted: Bool { completedAt != nil }
}

/// An error of a collection's title.
public enum CollectionTitleError: Error, Hashable, Sendable {
    /// The title is empty or has no visible character.
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
