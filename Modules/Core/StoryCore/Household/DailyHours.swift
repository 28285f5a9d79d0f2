public import Foundation

/// A day of the week.
public enum Weekday: String, CaseIterable, Codable, Sendable {
    case mon, tue, wed, thu, fri, sat, sun

    /// The day before.
    var previous: Weekday { Self.allCases[((Self.allCases.firstIndex(of: self) ?? 0) + 6) % 7] }

    /// Creates the day of a date.
    init(of date: Date, in calendar: Calendar) {
        // A calendar counts from Sunday, which is 1.
        self = Self.allCases[(calendar.component(.weekday, from: date) + 5) % 7]
    }
}

/// Hours of the day, on some days of the week: "20:00-06:30", "20:00-06:30 mon,tue".
public struct DailyHours: Hashable, Sendable {
    /// When they begin, in minutes after midnight.
    public var start: Int
    /// When they end, in minutes after midnight: on the next day if that is not after the start.
    public var end: Int
    /// The days on which they begin; none for never.
    public var days: Set<Weekday>

    /// Creates hours.
    public init(from start: Int, to end: Int, on days: Set<Weekday> = Set(Weekday.allCases)) {
        (self.start, self.end, self.days) = (start, end, days)
    }

    /// No hour of any day.
    public static let never = DailyHours(from: 0, to: 0, on: [])

    /// Returns whether a moment is within these hours, by the clock on the wall.
    public func contains(_ date: Date, in calendar: Calendar) -> Bool {
        let (minute, today) = (Self.minute(of: date, in: calendar), Weekday(of: date, in: calendar))
        if start < end { return days.contains(today) && (start..<end).contains(minute) }
        return days.contains(today) && minute >= start || days.contains(today.previous) && minute < end
    }

    /// When they end, for people: "6:30".
    public var endText: String { "\(end / 60):\(Self.twoDigits(end % 60))" }

    /// The hours as people type them: "20:00-06:30 mon,tue", "none".
    public var text: String {
        guard !days.isEmpty else { return "none" }
        let hours = [start, end].map { "\(Self.twoDigits($0 / 60)):\(Self.twoDigits($0 % 60))" }.joined(separator: "-")
        let names = Weekday.allCases.filter(days.contains).map(\.rawValue).joined(separator: ",")
        return days.count == Weekday.allCases.count ? hours : "\(hours) \(names)"
    }

    /// Creates hours from what people type; nil if they are none.
    public init?(_ text: String) {
        let words = text.lowercased().split(separator: " ")
        if words == ["none"] {
            self = .never
            return
        }
        let hours = (words.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(words.count), hours.count == 2, let start = Self.minute(hours[0]),
            let end = Self.minute(hours[1])
        else { return nil }
        guard words.count == 2 else {
            self.init(from: start, to: end)
            return
        }
        let names = words[1].split(separator: ",", omittingEmptySubsequences: false)
        let days = names.compactMap { Weekday(rawValue: String($0)) }
        guard days.count == names.count else { return nil }
        self.init(from: start, to: end, on: Set(days))
    }

    private static func minute(of date: Date, in calendar: Calendar) -> Int {
        calendar.component(.hour, from: date) * 60 + calendar.component(.minute, from: date)
    }

    /// Returns the minute of a time such as "6:30"; nil if it is none.
    private static func minute(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
            let hour = UInt8(parts[0]), let minute = UInt8(parts[1]), hour < 24, minute < 60
        else { return nil }
        return Int(hour) * 60 + Int(minute)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension DailyHours: TypedText {
    init?(stored text: String) { self.init(text) }
}
