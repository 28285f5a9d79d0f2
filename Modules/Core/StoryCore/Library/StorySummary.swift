public import Foundation

/// A story as a list shows it, without text and marks.
public struct StorySummary: Hashable, Codable, Sendable, Identifiable {
    /// The story's identifier.
    public let id: StoryID
    /// The story's title.
    public var title: String
    /// The names of the heroes, the main one first.
    public var heroNames: [String]
    /// The event.
    public var occasion: StoryOccasion
    /// The language of its text.
    public var language: LanguageCode
    /// The length of the narration in seconds; nil without one.
    public var duration: TimeInterval?
    /// The status of the narration.
    public var narrationStatus: PartStatus
    /// The number of pages.
    public var pageCount: Int
    /// Whether it is a favourite.
    public var isFavorite: Bool
    /// The number of times that it was heard.
    public var playCount: Int
    /// When it was requested.
    public var createdAt: Date
    /// Details for the lists that request them; nil otherwise.
    public var details: StorySummaryDetails?

    /// Creates a summary.
    public init(
        id: StoryID, title: String, heroNames: [String], occasion: StoryOccasion, language: LanguageCode,
        duration: TimeInterval?, narrationStatus: PartStatus, pageCount: Int, isFavorite: Bool,
        playCount: Int, createdAt: Date, details: StorySummaryDetails? = nil
    ) {
        self.id = id
        self.title = title
        self.heroNames = heroNames
        self.occasion = occasion
        self.language = language
        self.duration = duration
        self.narrationStatus = narrationStatus
        self.pageCount = pageCount
        self.isFavorite = isFavorite
        self.playCount = playCount
        self.createdAt = createdAt
        self.details = details
    }
}
