public import Foundation

/// A story as a list shows it, without its text and marks.
public struct StorySummary: Hashable, Codable, Sendable, Identifiable {
    /// The story's identifier.
    public let id: StoryID
    /// The story's title.
    public var title: String
    /// Names of the heroes, the main one first.
    public var heroNames: [String]
    /// What it is about.
    public var occasion: StoryOccasion
    /// The language of its text.
    public var language: LanguageCode
    /// Length of the narration in seconds; nil without one.
    public var duration: TimeInterval?
    /// Whether there is a narration, and whether it says what the pages say.
    public var narrationStatus: PartStatus
    /// How many pages it has.
    public var pageCount: Int
    /// Whether the family marked it.
    public var isFavorite: Bool
    /// How often it was heard.
    public var playCount: Int
    /// When it was requested.
    public var createdAt: Date
    /// What only some lists show; nil unless it was asked for.
    public var details: StorySummaryDetails?

    /// Makes a summary.
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
