import StoryCore

/// English: she and her, they and them, I and we.
struct EnglishForms: HeroForms {
    let grammar: any LanguageGrammar = EnglishGrammar()
    let and = "and"
    let subject = "she"
    let speechVerbs: Set<String> = ["said", "asked", "called", "cried", "whispered", "told"]
    let articleForms: [String: String] = [:]
    let genderOfArticle: [String: Noun.Gender] = [:]

    var marks: Set<String> { Set(Self.main.keys).union(Self.group.keys).union(Self.speech.keys) }
    let marksOfKnown: Set<String> = ["herself", "hers.alone"]

    func pronoun(_ mark: String, of heroes: HeroGroup) -> String? {
        if let (she, he) = Self.main[mark] { return singular(mark, she, he, heroes) }
        if let (several, single) = Self.group[mark] {
            guard !heroes.isMany, let (she, he) = Self.main[single] else { return several }
            return singular(single, she, he, heroes)
        }
        return Self.speech[mark].map { heroes.isMany ? $0.several : $0.one }
    }

    func genitive(of name: String) -> String { name + "’s" }

    private func singular(_ mark: String, _ she: String, _ he: String, _ heroes: HeroGroup) -> String {
        switch heroes.pronoun {
        case .she: she
        case .he: he
        case .they, nil: mark == "hers" || mark == "hers.alone" ? genitive(of: heroes.main) : heroes.main
        }
    }

    /// The main hero, as she and as he.
    private static let main: [String: (she: String, he: String)] = [
        "she": ("she", "he"), "her": ("her", "him"), "hers": ("her", "his"), "hers.alone": ("hers", "his"),
        "herself": ("herself", "himself"),
    ]

    /// All heroes: the plural, and the mark of the single hero.
    private static let group: [String: (several: String, single: String)] = [
        "they": ("they", "she"), "them": ("them", "her"), "their": ("their", "hers"),
        "themselves": ("themselves", "herself"),
    ]

    /// What all heroes call themselves.
    private static let speech: [String: (one: String, several: String)] = [
        "I": ("I", "we"), "me": ("me", "us"), "my": ("my", "our"), "mine": ("mine", "ours"),
        "myself": ("myself", "ourselves"),
    ]
}
