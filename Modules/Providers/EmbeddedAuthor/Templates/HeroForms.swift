import StoryCore

/// The heroes as a language speaks of them.
struct HeroGroup {
    /// The names, the main hero's first; never empty.
    let names: [String]
    /// The main hero's pronoun, if the family set one that means one child only.
    let pronoun: Pronouns?
    /// The word between the last two names: "and".
    let and: String
    /// Whether the main hero's pronoun could mean another of the heroes.
    let isAmbiguous: Bool

    var isMany: Bool { names.count > 1 }
    var main: String { names[0] }
    /// "Mia, Ole and Ida"
    var all: String { PlainWords.list(names, and: and) }
}

/// The words of a language for heroes, by mark.
protocol HeroForms: Sendable {
    /// The language's grammar of nouns and names.
    var grammar: any LanguageGrammar { get }
    /// "and"
    var and: String { get }
    /// The marks of pronouns that this language has.
    var marks: Set<String> { get }
    /// Those for which a name makes no sense, so that they stand only where a pronoun is known.
    var marksOfKnown: Set<String> { get }
    /// The verbs that say who speaks, where they may follow the pronoun.
    var speechVerbs: Set<String> { get }
    /// The mark of the subject's pronoun.
    var subject: String { get }
    /// Returns the genitive: "Mia’s".
    func genitive(of name: String) -> String
    /// What the grammar calls the forms "a" and "the" of a noun.
    var articleForms: [String: String] { get }
    /// The gender that a definite article shows.
    var genderOfArticle: [String: Noun.Gender] { get }
    /// Returns the pronoun of a mark; nil if the language has no such mark.
    func pronoun(_ mark: String, of heroes: HeroGroup) -> String?
}

extension HeroForms {
    /// Returns the genitive: "Mia and Ole's".
    func genitive(of heroes: HeroGroup) -> String {
        PlainWords.list(heroes.names.dropLast() + [genitive(of: heroes.names.last ?? "")], and: and)
    }
}

/// The forms that there are, by language.
enum HeroFormsByLanguage {
    static func forms(of language: LanguageCode) -> (any HeroForms)? {
        switch language.base.rawValue {
        case "en": EnglishForms()
        case "de": GermanForms()
        default: nil
        }
    }
}
