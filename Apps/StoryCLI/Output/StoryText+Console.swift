import StoryCore

extension StoryText {
    /// Returns the title and the facts, in two lines.
    ///
    /// - Parameter voice: The display name of its voice; nil without a narration.
    static func overview(of story: Story, narratedBy voice: String?) -> String {
        story.title + "\n" + (facts(of: story, narratedBy: voice) + ["seed \(story.seed)"]).joined(separator: " · ")
    }

    /// Returns the whole text, page by page.
    static func text(of story: Story) -> String {
        ([story.title] + story.pages.map(\.text)).joined(separator: "\n\n")
    }

    /// Returns the outdated parts, and how to make them again, one per line.
    static func outdatedParts(of story: Story) -> [String] {
        var lines: [String] = []
        if story.narrationStatus == .outdated {
            lines.append(
                "The narration still has the old text. Update it with 'story retry \(story.id.short) --step audio'.")
        }
        let pictures = [story.cover.status] + story.pages.map(\.illustration.status)
        if pictures.contains(.outdated) {
            let subject =
                story.cover.status == .outdated ? "The cover still has the old title" : "A picture is outdated"
            lines.append("\(subject). Update it with 'story retry \(story.id.short) --step illustrations'.")
        }
        return lines
    }
}

extension PartStatus {
    /// The status for people.
    var displayName: String {
        switch self {
        case .notRequested: "Not requested"
        case .pending: "Not finished"
        case .ready: "Ready"
        case .failed: "Missing"
        case .outdated: "Outdated"
        }
    }
}
