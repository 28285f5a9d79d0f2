/// German: three genders, four cases, endings of adjectives.
struct GermanGrammar: LanguageGrammar {
    func form(_ form: Substring, of noun: Noun) -> String? {
        if noun.isName { return noun.noun }
        guard let gender = noun.gender else { return nil }
        switch form {
        case "noun": return noun.noun
        case "": return phrase("", noun, Self.strong(gender, .nominative))
        case "ein": return phrase(gender == .feminine ? "eine" : "ein", noun, Self.strong(gender, .nominative))
        case "einen": return phrase(Self.indefinite(gender, .accusative), noun, Self.strong(gender, .accusative))
        case "einem": return phrase(Self.indefinite(gender, .dative), noun, "en")
        case "der": return phrase(Self.definite(gender, .nominative), noun, "e")
        case "den":
            return phrase(Self.definite(gender, .accusative), noun, gender == .masculine ? "en" : "e")
        case "dem": return phrase(Self.definite(gender, .dative), noun, "en")
        case "er": return Self.pronoun(gender, .nominative)
        case "ihn": return Self.pronoun(gender, .accusative)
        case "ihm": return Self.pronoun(gender, .dative)
        default: return nil
        }
    }

    // MARK: - Endings

    private enum Case { case nominative, accusative, dative }

    private func phrase(_ article: String, _ noun: Noun, _ ending: String) -> String {
        let adjective = noun.adjective.map { Self.inflected($0, ending) }
        return [article, adjective, noun.noun].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// "dunkel" and "teuer" lose their e before an ending, words for colours such as "rosa" take none.
    private static func inflected(_ adjective: String, _ ending: String) -> String {
        if adjective.hasSuffix("a") { return adjective }
        if adjective.hasSuffix("el") { return adjective.dropLast(2) + "l" + ending }
        if adjective.hasSuffix("euer") { return adjective.dropLast(2) + "r" + ending }
        return adjective + ending
    }

    /// The endings after "ein" and after nothing, where the article does not show the case.
    private static func strong(_ gender: Noun.Gender, _ grammaticalCase: Case) -> String {
        switch (gender, grammaticalCase) {
        case (.masculine, .nominative): "er"
        case (.feminine, _): "e"
        case (.neuter, _): "es"
        case (.masculine, _): "en"
        }
    }

    private static func indefinite(_ gender: Noun.Gender, _ grammaticalCase: Case) -> String {
        switch (gender, grammaticalCase) {
        case (.masculine, .accusative): "einen"
        case (.feminine, .dative): "einer"
        case (_, .dative): "einem"
        case (.feminine, _): "eine"
        default: "ein"
        }
    }

    private static func definite(_ gender: Noun.Gender, _ grammaticalCase: Case) -> String {
        switch (gender, grammaticalCase) {
        case (.masculine, .nominative): "der"
        case (.masculine, .accusative): "den"
        case (.feminine, .dative): "der"
        case (.feminine, _): "die"
        case (.neuter, .dative), (.masculine, .dative): "dem"
        case (.neuter, _): "das"
        }
    }

    private static func pronoun(_ gender: Noun.Gender, _ grammaticalCase: Case) -> String {
        switch (gender, grammaticalCase) {
        case (.masculine, .nominative): "er"
        case (.masculine, .accusative): "ihn"
        case (.feminine, .dative): "ihr"
        case (.feminine, _): "sie"
        case (_, .dative): "ihm"
        case (.neuter, _): "es"
        }
    }
}
