public import Foundation

/// The stories that were removed and can still be restored.
public struct StoryBin: Hashable, Sendable {
    /// For how many days a removed story can be restored.
    public static let days = 30
    /// The same in seconds.
    public static let retention: TimeInterval = TimeInterval(days) * secondsPerDay
    fileprivate static let secondsPerDay: TimeInterval = 24 * 3600

    /// The stories, the one that was removed last first.
    public var stories: [BinnedStory]
    /// How many bytes of media are freed if all of them are deleted; what a story outside the bin uses does not count.
    public var byteCount: Int

    /// Gathers what is in the bin.
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
    /// When it was removed.
    public var removedAt: Date
    /// How many bytes of media it has that no story outside the bin uses.
    public var byteCount: Int

    /// Describes a story in the bin.
    public init(id: StoryID, title: String, removedAt: Date, byteCount: Int) {
        self.id = id
        self.title = title
        self.removedAt = removedAt
        self.byteCount = byteCount
    }

    /// Until when it can be restored.
    public var expiresAt: Date { removedAt.addingTimeInterval(StoryBin.retention) }

    /// How many days are left to restore it, from 0 to ``StoryBin/days``; a day that has begun counts.
    public func daysLeft(at date: Date) -> Int {
        let days = (expiresAt.timeIntervalSince(date) / StoryBin.secondsPerDay).rounded(.up)
        return Int(min(max(0, days), TimeInterval(StoryBin.days)))
    }
}
