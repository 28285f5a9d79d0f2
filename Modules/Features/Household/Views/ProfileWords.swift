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

extension StoryCreation {
    var displayName: String {
        switch self {
        case .allowed: "new stories"
        case .asks: "stories that a parent approves"
        case .never: "no stories"
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

    /// Whether it creates stories, and how many.
    var creationFacts: String {
        guard values.role == .child, creation != .never else { return creation.displayName }
        let most = values.controls.storiesPerDay.map { ", " + $0.words("story a day", "stories a day") } ?? ""
        return creation.displayName + most
    }

    /// How long it may listen; empty if its profile does not say.
    var listeningFacts: String {
        guard values.role == .child else { return "" }
        let (day, sitting) = (values.controls.minutesPerDay, values.controls.minutesPerSitting)
        return [
            day.map { $0.words("minute a day", "minutes a day") },
            sitting.map { $0.words("minute until a break", "minutes until a break") },
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// When it neither starts nor creates stories; empty if its profile does not say.
    var quietFacts: String {
        guard values.role == .child, let hours = values.controls.quietHours else { return "" }
        return hours == .never ? "no quiet hours" : hours.text
    }

    /// When its stories are gentle; empty if its profile does not say.
    var bedtimeFacts: String {
        guard values.role == .child, let hours = values.controls.bedtimeHours else { return "" }
        return hours == .never ? "never" : hours.text
    }

    /// What its stories may be about; empty if its profile does not say.
    var contentFacts: String {
        guard values.role == .child else { return "" }
        let controls = values.controls
        return [
            controls.contentFilter.map { "filter \($0.displayName)" },
            controls.blockedWords.map { "without " + $0.text },
            controls.allowedTones.map { $0.isAny ? "any tone" : StoryText.list($0.inOrder.map(\.rawValue)) },
            controls.allowedEvents.map { $0.isAny ? "any event" : StoryText.list($0.inOrder.map(\.displayName)) },
            controls.allowedAges.map { $0.isAny ? "any age" : "ages " + StoryText.list($0.inOrder.map(\.rawValue)) },
        ].compactMap { $0.map(DisplayText.line) }.joined(separator: " · ")
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

extension DailyLimit {
    /// The limit with its unit: "30 minutes a day", "any number of minutes a day".
    func words(_ one: String, _ many: String) -> String {
        amount.map { StoryText.count($0, one, many) } ?? "any number of \(many)"
    }
}
