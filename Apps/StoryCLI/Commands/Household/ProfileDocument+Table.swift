import Household
import StoryCore
import StoryDocuments

extension ProfileDocument {
    /// Creates a document from a profile.
    init(_ profile: Profile) {
        let values = profile.values
        self.init(
            id: profile.id.description, name: values.name, role: values.role.rawValue,
            ageBand: values.ageBand?.rawValue, language: values.language?.rawValue, color: values.color.rawValue,
            hero: values.hero?.rawValue, shelf: values.shelf.rawValue,
            stories: values.chosen.stories.map(\.rawValue).sorted(),
            heroes: values.chosen.heroes.map(\.rawValue).sorted(),
            collections: values.chosen.collections.map(\.rawValue).sorted(),
            creation: profile.creation.rawValue,
            playbackSpeed: values.playbackSpeed?.value, sleepTimer: values.sleepTimer?.text,
            minutesPerDay: values.controls.minutesPerDay?.text,
            minutesPerSitting: values.controls.minutesPerSitting?.text,
            storiesPerDay: values.controls.storiesPerDay?.text, quietHours: values.controls.quietHours?.text,
            bedtimeHours: values.controls.bedtimeHours?.text, contentFilter: values.controls.contentFilter?.rawValue,
            blockedWords: values.controls.blockedWords?.words, allowedTones: values.controls.allowedTones?.text,
            allowedEvents: values.controls.allowedEvents?.text, allowedAges: values.controls.allowedAges?.text,
            createdAt: profile.createdAt)
    }

    /// Returns the profiles as a table, one per line.
    static func table(of profiles: [Profile]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "NAME", shortest: 10), TextTable.Column(title: "ROLE"),
                TextTable.Column(title: "AGE", rank: 1), TextTable.Column(title: "LANGUAGE", rank: 2),
                TextTable.Column(title: "SEES", rank: 1),
            ],
            rows: profiles.map { profile in
                [
                    profile.name, profile.values.role.rawValue, profile.values.ageBand?.rawValue ?? "",
                    profile.values.language?.rawValue ?? "", profile.shelfText,
                ].map { TextTable.Cell($0) }
            })
    }
}

extension Profile {
    /// Which stories it sees, in words.
    var shelfText: String {
        switch values.shelf {
        case .everything: "every story"
        case .fitting: "what fits its age and language"
        case .chosen:
            StoryText.count(
                values.chosen.count, "chosen story, hero or collection", "chosen stories, heroes or collections")
        }
    }

    /// What a person can type to refer to it: the name, or the identifier if a shell would interpret the name.
    var shellReference: String {
        name.allSatisfy { $0.isLetter || $0.isNumber } ? name : id.description
    }
}

extension Profile {
    /// How long it may listen, in words; nil if that is as in the settings.
    var listeningText: String? {
        let controls = values.controls
        let parts = [
            controls.minutesPerDay.map { $0.amount.map { "\($0) min a day" } ?? "any time a day" },
            controls.minutesPerSitting.map { $0.amount.map { "\($0) min until a break" } ?? "without breaks" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Whether it creates stories, and how many, in words.
    var creationText: String {
        if creation == .never { return "no stories" }
        let stories =
            switch values.controls.storiesPerDay {
            case nil: "stories"
            case .unlimited?: "any number of stories"
            case .upTo(let count)?: "\(StoryText.count(count, "story", "stories")) a day"
            }
        return creation == .asks ? "\(stories), once a parent approves" : stories
    }
}
