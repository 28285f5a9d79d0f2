public import Foundation

/// The times that a reading journey looks back on, each of which ends now.
public enum JourneyPeriod: String, CaseIterable, Codable, Sendable {
    case week, month, year, all

    /// What people call it.
    public var displayName: String {
        switch self {
        case .week: "This week"
        case .month: "This month"
        case .year: "This year"
        case .all: "In all"
        }
    }

    /// When the period began that is on at a date; nil for ``all``, which has no beginning.
    ///
    /// - Parameter calendar: Says where weeks, months and years begin.
    public func start(at date: Date, in calendar: Calendar) -> Date? {
        let unit: Calendar.Component? =
            switch self {
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            case .all: nil
            }
        return unit.flatMap { calendar.dateInterval(of: $0, for: date)?.start }
    }
}
