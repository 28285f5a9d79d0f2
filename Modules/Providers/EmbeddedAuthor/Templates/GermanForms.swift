import StoryCore

/// German: sie, er and the cases of both, sein and ihr with their endings, ich and wir.
struct GermanForms: HeroForms {
    let grammar: any LanguageGrammar = GermanGrammar()
    let and = "und"
    let subject = "sie"
    // German turns them round: „Halt!“, rief sie.
    let speechVerbs: Set<String> = []
    let articleForms = ["the": "der", "a": "ein"]
    let genderOfArticle: [String: Noun.Gender] = ["der": .masculine, "die": .feminine, "das": .neuter]

    var marks: Set<String> {
        let endings = Self.endings.map { "." + $0 } + [""]
        return Set(Self.main.keys).union(Self.group.keys).union(Self.speech.keys)
            .union(Self.endings.map { "ihr" + $0 } + ["ihr"])
            .union(["their", "my"].flatMap { mark in endings.map { mark + $0 } })
    }
    let marksOfKnown: Set<String> = []

    func pronoun(_ mark: String, of heroes: HeroGroup) -> String? {
        if let (she, he) = Self.main[mark] { return singular(she, he, heroes) }
        if let (several, she, he) = Self.group[mark] {
            return heroes.isMany ? several : singular(she, he, heroes)
        }
        if let (one, several) = Self.speech[mark] { return heroes.isMany ? several : one }
        return possessive(mark, heroes)
    }

    func genitive(of name: String) -> String {
        name.last.map { "sßxzSXZ".contains($0) } ?? false ? name + "’" : name + "s"
    }

    private func singular(_ she: String, _ he: String, _ heroes: HeroGroup) -> String {
        switch heroes.pronoun {
        case .she: she
        case .he: he
        case .they, nil: heroes.main
        }
    }

    /// "ihren", "seinen", "Mias"; "unseren", "meinen".
    private func possessive(_ mark: String, _ heroes: HeroGroup) -> String? {
        if mark.hasPrefix("ihr"), let ending = Self.ending(mark.dropFirst(3)) {
            switch heroes.pronoun {
            case .she: return "ihr" + ending
            case .he: return "sein" + ending
            case .they, nil: return genitive(of: heroes.main)
            }
        }
        guard let stem = mark.split(separator: ".").first,
            let ending = Self.ending(mark.dropFirst(stem.count).drop { $0 == "." })
        else { return nil }
        switch (stem, heroes.isMany, heroes.pronoun) {
        case ("my", true, _): return "unser" + ending
        case ("my", false, _): return "mein" + ending
        case ("their", true, _), ("their", false, .she): return "ihr" + ending
        case ("their", false, .he): return "sein" + ending
        case ("their", false, _): return genitive(of: heroes)
        default: return nil
        }
    }

    private static func ending(_ text: Substring) -> String? {
        text.isEmpty || endings.contains(String(text)) ? String(text) : nil
    }

    private static let endings = ["e", "en", "em", "er", "es"]

    /// The main hero, as sie and as er.
    private static let main: [String: (she: String, he: String)] = [
        "sie": ("sie", "er"), "sie.akk": ("sie", "ihn"), "ihr.dat": ("ihr", "ihm"),
    ]

    /// All heroes: several of them, and one.
    private static let group: [String: (several: String, she: String, he: String)] = [
        "they": ("sie", "sie", "er"), "them": ("sie", "sie", "ihn"), "them.dat": ("ihnen", "ihr", "ihm"),
    ]

    /// What all heroes call themselves.
    private static let speech: [String: (one: String, several: String)] = [
        "I": ("ich", "wir"), "me": ("mich", "uns"), "me.dat": ("mir", "uns"),
    ]
}
