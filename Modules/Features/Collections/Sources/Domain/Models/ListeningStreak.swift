import Foundation

/// The days in a row on which somebody listened.
public struct ListeningStreak: Hashable, Sendable {
    /// How many days the streak has that goes on: it ends today, or yesterday as long as today is not over; 0 if none
    /// does.
    public private(set) var current = 0
    /// How many days the longest one had.
    public private(set) var longest = 0
    /// Whether somebody has listened today.
    public private(set) var hasToday = false

    /// Makes a streak of known numbers.
    public init(current: Int, longest: Int, hasToday: Bool) {
        (self.current, self.longest, self.hasToday) = (current, longest, hasToday)
    }

    /// Counts the days on which sessions began; one that goes on after midnight belongs to the day before.
    ///
    /// - Parameters:
    ///   - starts: When the sessions began, in order.
    ///   - calendar: Says where days begin, also where clocks are changed at midnight.
    init(of starts: [Date], calendar: Calendar, now: Date) {
        let today = calendar.startOfDay(for: now)
        var (run, day): (Int, DateInterval?) = (0, nil)
        for start in starts {
            if let day, start < day.end { continue }
            guard let next = calendar.dateInterval(of: .day, for: start) else { continue }
            run = next.start == day?.end ? run + 1 : 1
            day = next
            longest = max(longest, run)
            // A clock that was wrong may have dated sessions after today.
            guard next.start <= today else { continue }
            hasToday = next.start == today
            current = next.end >= today ? run : 0
        }
    }
}
