public import Foundation

/// The stories in the bin, which can still be restored.
public struct StoryBin: Hashable, Sendable {
    /// The number of days for which a story stays in the bin.
    public static let days = 30
    /// The same period in seconds.
    public static let retention: TimeInterval = TimeInterval(days) * secondsPerDay
    fileprivate static let secondsPerDay: TimeInterval = 24 * 3600

    /// The stories, the latest deleted first.
    public var stories: [BinnedStory]
    /// The size of the media that deleting all of them frees, in bytes; media shared with a story outside the bin do
    /// not count.
    public var byteCount: Int

    /// Creates a bin.
    public init(stories: [BinnedStory] = [], byteCount: Int = 0) {
        self.stories = stories
        self.byteCount = byteCount
    }
}

/// A story in the bin.
public struct BinnedStory: Hashable, Sendable, Identifiable {
    /// The story's identifier.
    public let id: StoryID
    /// The story's title.
    public var title: String
    /// When it was moved to the bin.
    public var removedAt: Date
    /// The size of its media that no story outside the bin uses, in bytes.
    public var byteCount: Int

    /// Creates a description of a story in the bin.
    public init(id: StoryID, title: String, removedAt: Date, byteCount: Int) {
        self.id = id
        self.title = title
        self.removedAt = removedAt
        self.byteCount = byteCount
    }

    /// The date until which it can be restored.
    public var expiresAt: Date { removedAt.addingTimeInterval(StoryBin.retention) }

    /// Returns the days left to restore it, from 0 to ``StoryBin/days``; a begun day counts.
    public func daysLeft(at date: Date) -> Int {
        let days = (expiresAt.timeIntervalSince(date) / StoryBin.secondsPerDay).rounded(.up)
        return Int(min(max(0, days), TimeInterval(StoryBin.days)))
    }
}
