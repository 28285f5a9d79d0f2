import StoryCore

extension StoryText {
    /// Title and facts, in two lines.
    static func overview(of story: Story) -> String {
        story.title + "\n" + (facts(of: story) + ["seed \(story.seed)"]).joined(separator: " · ")
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
}
