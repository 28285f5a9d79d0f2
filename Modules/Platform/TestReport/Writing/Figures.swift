import Foundation

/// Numbers and times as a report writes them, the same in every locale.
enum Figures {
    /// Seconds with three decimals, such as "1.250"; never negative, never without a number.
    static func seconds(_ seconds: Double) -> String {
        let milliseconds = Int((min(max(seconds.isNaN ? 0 : seconds, 0), 1e12) * 1000).rounded())
        let fraction = String(milliseconds % 1000)
        return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }

    /// A moment in UTC: "2026-02-03T04:05:06.789Z".
    static func timestamp(_ date: Date) -> String {
        // Within the years that have four digits.
        let milliseconds = Int((min(max(date.timeIntervalSince1970, 0), 253_402_300_799) * 1000).rounded())
        var seconds = time_t(milliseconds / 1000)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let day = "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
        let time = "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
        return "\(day)T\(time).\(padded(Int32(milliseconds % 1000), 3))Z"
    }

    private static func padded(_ number: Int32, _ digits: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
