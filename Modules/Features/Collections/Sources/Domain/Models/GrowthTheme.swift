import StoryCore

/// What the stories of a growth category are about, in the language of the stories: authors quote both.
struct GrowthTheme: Hashable {
    /// A few words of a child's.
    let title: String
    /// What happens, as a sentence.
    let promptSeed: String

    /// The theme of a category; in English where nobody has written another.
    init(of category: GrowthCategory, in language: LanguageCode) {
        self = language.base == LanguageCode(rawValue: "de") ? .german(category) : .english(category)
    }

    private init(_ title: String, _ promptSeed: String) {
        (self.title, self.promptSeed) = (title, promptSeed)
    }

    private static func english(_ category: GrowthCategory) -> GrowthTheme {
        let title =
            switch category {
            case .emotionalIntelligence: "Big feelings"
            case .cognitiveDevelopment: "Finding out"
            case .socialSkills: "Doing it together"
            case .creativity: "Making things up"
            case .problemSolving: "Finding a way"
            case .resilience: "Trying once more"
            case .kindness: "Being kind"
            }
        return GrowthTheme(title, category.promptSeed)
    }

    private static func german(_ category: GrowthCategory) -> GrowthTheme {
        switch category {
        case .emotionalIntelligence:
            GrowthTheme("Große Gefühle", "Jemand findet Worte für das, was er fühlt, und wird verstanden.")
        case .cognitiveDevelopment:
            GrowthTheme("Wie geht das?", "Jemand schaut genau hin, fragt nach und findet heraus, wie es geht.")
        case .socialSkills:
            GrowthTheme("Zusammen geht es besser", "Wer zuhört und teilt, kann mit anderen etwas zusammen machen.")
        case .creativity:
            GrowthTheme("Lauter Einfälle", "Jemand denkt sich etwas aus, was es noch nie gab, und macht es wahr.")
        case .problemSolving:
            GrowthTheme("Es gibt einen Weg", "Etwas klappt nicht, und es braucht mehr als einen Einfall, bis es geht.")
        case .resilience:
            GrowthTheme("Noch ein Versuch", "Zweimal geht es schief, und wer es noch einmal versucht, schafft es.")
        case .kindness:
            GrowthTheme("Lieb zueinander sein", "Jemand merkt, wie es einem anderen geht, und tut etwas Liebes.")
        }
    }
}
