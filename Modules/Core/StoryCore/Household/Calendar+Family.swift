public import Foundation

extension Calendar {
    /// The calendar by which a family counts days, weeks and months of listening: Gregorian, in the machine's time zone,
    /// with weeks that begin on a Monday.
    public static var ofFamily: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .autoupdatingCurrent
        calendar.firstWeekday = 2
        return calendar
    }
}
