public import Foundation

/// What a profile has used of its limits today.
///
/// Time is counted as the playback engine passes it, and kept by days that only go forward: a clock that is turned back, or
/// another time zone, gives nobody more of it.
public struct DailyUsage: Hashable, Sendable {
    /// How long a break has to be until another sitting begins, in seconds.
    public static let breakLength: TimeInterval = 30 * 60
    /// The shortest day, in seconds: clocks go forward by an hour, and a family may travel a little.
    static let shortestDay: TimeInterval = 22 * 3600

    /// The day where the family lives: 20261130.
    public var day: Int
    /// When the day began.
    public var beganAt: Date
    /// How long somebody listened that day, in seconds.
    public var listened: TimeInterval
    /// How long somebody listened until ``listenedAt`` without a break, in seconds; it may have begun the day before.
    public var sitting: TimeInterval
    /// When somebody listened last; nil if nobody has.
    public var listenedAt: Date?
    /// How many stories somebody had made that day.
    public var storyCount: Int

    /// Creates the usage of a day.
    public init(
        day: Int, beganAt: Date, listened: TimeInterval = 0, sitting: TimeInterval = 0,
        listenedAt: Date? = nil, storyCount: Int = 0
    ) {
        (self.day, self.beganAt, self.listened) = (day, beganAt, listened)
        (self.sitting, self.listenedAt, self.storyCount) = (sitting, listenedAt, storyCount)
    }

    /// Creates the usage of a day on which nothing was used yet.
    public init(of date: Date, in calendar: Calendar) {
        self.init(day: Self.day(of: date, in: calendar), beganAt: calendar.startOfDay(for: date))
    }

    /// Begins another day, if it has come.
    public mutating func move(to date: Date, in calendar: Calendar) {
        let today = DailyUsage(of: date, in: calendar)
        let earliest = beganAt.addingTimeInterval(Self.shortestDay)
        guard today.day > day, date >= earliest else { return }
        (day, beganAt, listened, storyCount) = (today.day, max(today.beganAt, earliest), 0, 0)
    }

    /// Counts seconds of listening.
    public mutating func listen(for seconds: TimeInterval, at date: Date) {
        sitting = sitting(at: date) + seconds
        listened += seconds
        listenedAt = max(listenedAt ?? date, date)
    }

    /// Returns how long somebody has listened without a break, in seconds.
    public func sitting(at date: Date) -> TimeInterval {
        guard let listenedAt, date < listenedAt.addingTimeInterval(Self.breakLength) else { return 0 }
        return sitting
    }

    private static func day(of date: Date, in calendar: Calendar) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return ((parts.year ?? 0) * 100 + (parts.month ?? 0)) * 100 + (parts.day ?? 0)
    }
}
