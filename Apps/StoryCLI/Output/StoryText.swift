import Foundation
import StoryCore

/// Stories as people read them on a terminal.
enum StoryText {
    /// Stands before a story that the family marked.
    static let favoriteMark = "★"

    /// Title and facts, in two lines.
    static func overview(of story: Story) -> String {
        var facts = ["\(story.pages.count) pages"]
        if let narration = story.narration {
            facts += [length(narration.duration), "read by \(narration.voice)"]
        } else {
            facts.append(story.narrationStatus == .failed ? "narration failed" : "no narration")
        }
        let age = story.ageBand == .all ? "for all ages" : "for ages \(story.ageBand.rawValue)"
        facts += [age, "seed \(story.seed)"]
        return story.title + "\n" + facts.joined(separator: " · ")
    }

    /// The whole text, page by page.
    static func text(of story: Story) -> String {
        ([story.title] + story.pages.map(\.text)).joined(separator: "\n\n")
    }

    /// What was made from other words than the story has now, and how to make it again; a line for each.
    static func outdatedParts(of story: Story) -> [String] {
        var lines: [String] = []
        if story.narrationStatus == .outdated {
            lines.append(
                "The narration still says the old words: 'story retry \(story.id.short) --step audio' makes it again.")
        }
        let pictures = [story.cover.status] + story.pages.map(\.illustration.status)
        if pictures.contains(.outdated) {
            let subject =
                story.cover.status == .outdated ? "The cover still has the old title" : "A picture is outdated"
            lines.append("\(subject): 'story retry \(story.id.short) --step illustrations' makes it again.")
        }
        return lines
    }

    /// Minutes and seconds: "5:03"; "?" for what damaged marks may say, such as more than 100 days.
    static func length(_ seconds: TimeInterval) -> String {
        guard (0...8_640_000).contains(seconds) else { return "?" }
        let whole = Int(seconds.rounded())
        let remainder = whole % 60
        return "\(whole / 60):\(remainder < 10 ? "0" : "")\(remainder)"
    }

    /// The day of a date where the family lives: "2026-03-09".
    static func day(_ date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        localtime_r(&seconds, &parts)
        return [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
            .map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: "-")
    }

    /// A number of bytes for people: "14.2 MB".
    static func size(_ bytes: Int) -> String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var (amount, unit) = (Double(bytes), 0)
        while amount >= 999.95, unit < units.count - 1 {
            amount /= 1000
            unit += 1
        }
        let tenths = Int((amount * 10).rounded())
        return unit == 0 ? "\(bytes) \(units[0])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }

    /// A number of things: "1 story", "2 stories".
    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
