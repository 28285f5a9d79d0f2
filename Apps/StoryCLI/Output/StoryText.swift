import Foundation
import StoryCore

/// Stories as people read them on a terminal.
enum StoryText {
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

    /// Minutes and seconds: "5:03".
    static func length(_ seconds: TimeInterval) -> String {
        let whole = Int(seconds.rounded())
        let remainder = whole % 60
        return "\(whole / 60):\(remainder < 10 ? "0" : "")\(remainder)"
    }
}
