import StoryCore

/// The theme of a growth category in the language of the stories: a note to the author.
struct GrowthTheme: Hashable {
    /// The title, in a child's few words.
    let title: String
    /// The prompt, as a sentence.
    let promptSeed: String

    /// Creates the theme of a category; in English if there is no other.
    init(of category: GrowthCategory, in language: LanguageCode) {
        self = language.base == LanguageCode(rawValue: "de") ? .german(category) : .english(category)
    }

    private init(_ title: String, _ promptSeed: String) {
        (self.title, self.promptSeed) = (title, promptSeed)
    }

    private static func english(_ category: GrowthCategory) -> GrowthTheme {
        switch category {
        case .emotionalIntelligence:
            GrowthTheme("Big feelings", "Somebody finds words for what they feel, and is understood.")
        case .cognitiveDevelopment:
            GrowthTheme("Finding out", "Somebody looks closely, asks why, and finds out how it works.")
        case .socialSkills:
            GrowthTheme(
                "Doing it together", "Taking turns, listening and sharing make it easy to do something together.")
        case .creativity:
            GrowthTheme(
                "Making things up", "Somebody imagines what nobody else has thought of, and makes it come true.")
        case .problemSolving:
            GrowthTheme("Finding a way", "Something does not work, and it takes several ideas until one does.")
        case .resilience:
            GrowthTheme("Trying once more", "It goes wrong twice, and trying once more is what counts.")
        case .kindness:
            GrowthTheme("Being kind", "Somebody notices how another one feels, and does something kind.")
        }
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
