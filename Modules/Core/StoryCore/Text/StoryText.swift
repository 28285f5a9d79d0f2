package import Foundation

/// Texts about a story, in the same words in all front ends.
package enum StoryText {
    /// The mark before a favourite.
    package static let favoriteMark = "★"

    /// Returns the facts of a story: pages, narration and age group.
    ///
    /// - Parameter voice: The display name of its voice; nil where it is shown elsewhere.
    package static func facts(of story: Story, narratedBy voice: String?) -> [String] {
        var facts = [count(story.pages.count, "page", "pages")]
        if let narration = story.narration {
            facts.append(length(narration.duration))
            if let voice { facts.append("narrated by \(voice)") }
        } else {
            facts.append(story.narrationStatus == .failed ? "narration failed" : "no narration")
        }
        return facts + [story.ageBand == .all ? "for all ages" : "for ages \(story.ageBand.rawValue)"]
    }

    /// Returns the notice for a story whose voice is missing, such as one that was removed.
    package static func replacedVoice(_ gone: String) -> String {
        "The voice '\(PlainText.quotation(gone))' is no longer installed, so another one narrates."
    }

    /// Returns minutes and seconds: "5:03"; "?" for invalid lengths of damaged marks, such as more than 100 days.
    package static func length(_ seconds: TimeInterval) -> String {
        guard (0...8_640_000).contains(seconds) else { return "?" }
        let whole = Int(seconds.rounded())
        let remainder = whole % 60
        return "\(whole / 60):\(remainder < 10 ? "0" : "")\(remainder)"
    }

    /// How long somebody listened: "under a minute", "12 min", "1 h 5 min"; "?" for what damaged rows may say.
    package static func time(_ seconds: TimeInterval) -> String {
        guard (0...1e12).contains(seconds) else { return "?" }
        let minutes = Int((seconds / 60).rounded())
        let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "under a minute" : parts.joined(separator: " ")
    }

    /// How long somebody has to wait: "1 second", "90 seconds", "2 minutes", "1 hour".
    package static func duration(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: count(seconds, "second", "seconds")
        case ..<3600: count((seconds + 59) / 60, "minute", "minutes")
        default: count((seconds + 3599) / 3600, "hour", "hours")
        }
    }

    /// The day of a date where the family lives: "2026-03-09"; "?" for what damaged rows may say, such as a day that no
    /// calendar knows.
    package static func day(_ date: Date) -> String {
        guard (-62_135_596_800...253_402_300_799).contains(date.timeIntervalSince1970) else { return "?" }
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        localtime_r(&seconds, &parts)
        return [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
            .map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: "-")
    }

    /// Returns whether a name contains a part, ignoring case and accents: "zoe" is a part of "Zoë".
    package static func isPart(_ part: String, of name: String) -> Bool {
        name.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// Returns a number of bytes for people: "14.2 MB".
    package static func size(_ bytes: Int) -> String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var (amount, unit) = (Double(bytes), 0)
        while amount >= 999.95, unit < units.count - 1 {
            amount /= 1000
            unit += 1
        }
        let tenths = Int((amount * 10).rounded())
        return unit == 0 ? "\(bytes) \(units[0])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }

    /// Returns how often a story was heard: "not heard yet", "heard once", "heard twice", "heard 3 times".
    package static func heard(_ playCount: Int) -> String {
        switch playCount {
        case ...0: "not heard yet"
        case 1: "heard once"
        case 2: "heard twice"
        default: "heard \(playCount) times"
        }
    }

    /// Returns words as an enumeration: "heroes, events and collections".
    package static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Returns the place of something in a row, from 1: "1st", "2nd", "11th".
    package static func ordinal(_ place: Int) -> String {
        if (11...13).contains(place % 100) { return "\(place)th" }
        return switch place % 10 {
        case 1: "\(place)st"
        case 2: "\(place)nd"
        case 3: "\(place)rd"
        default: "\(place)th"
        }
    }

    /// Returns a number of things: "1 story", "2 stories".
    package static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
