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
            isCreatingAllowed: profile.mayCreateStories,
            playbackSpeed: values.playbackSpeed?.value, sleepTimer: values.sleepTimer?.text,
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
