import StoryCore

extension GrowthCategory {
    /// What a story of the category is about in a child's words: authors put them into titles and texts.
    func theme(in language: LanguageCode) -> String {
        language.base == LanguageCode(rawValue: "de") ? germanTheme : englishTheme
    }

    private var englishTheme: String {
        switch self {
        case .emotionalIntelligence: "Big feelings"
        case .cognitiveDevelopment: "Finding out"
        case .socialSkills: "Doing it together"
        case .creativity: "Making things up"
        case .problemSolving: "Finding a way"
        case .resilience: "Trying once more"
        case .kindness: "Being kind"
        }
    }

    private var germanTheme: String {
        switch self {
        case .emotionalIntelligence: "Große Gefühle"
        case .cognitiveDevelopment: "Wie geht das?"
        case .socialSkills: "Zusammen geht es besser"
        case .creativity: "Lauter Einfälle"
        case .problemSolving: "Es gibt einen Weg"
        case .resilience: "Noch ein Versuch"
        case .kindness: "Lieb zueinander sein"
        }
    }
}
