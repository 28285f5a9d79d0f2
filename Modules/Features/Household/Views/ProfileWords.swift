import Household
import StoryCore
import StoryViews
import TerminalUI

/// How a profile is told on a screen.
extension ProfileRole {
    var displayName: String { self == .parent ? "parent" : "child" }
}

extension ProfileShelf {
    var displayName: String {
        switch self {
        case .everything: "every story"
        case .fitting: "age and language"
        case .chosen: "chosen by you"
        }
    }
}

extension ProfileColor {
    var displayName: String { rawValue }
}

extension Profile {
    /// What it is, in a few words.
    var facts: String {
        let age = values.ageBand.map(\.displayName)
        return [values.role.displayName, age, values.language?.displayName].compactMap { $0 }.map(DisplayText.line)
            .joined(separator: " · ")
    }

    /// Which stories it sees.
    var shelfFacts: String {
        switch values.shelf {
        case .everything: "every story"
        case .fitting: "stories that fit the age and the language"
        case .chosen:
            [
                StoryText.count(values.chosen.stories.count, "chosen story", "chosen stories"),
                "those about \(StoryText.count(values.chosen.heroes.count, "hero", "heroes"))",
                "those in \(StoryText.count(values.chosen.collections.count, "collection", "collections"))",
            ].joined(separator: ", ")
        }
    }
}
