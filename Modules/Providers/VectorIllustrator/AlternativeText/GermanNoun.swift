/// A German noun in the forms that follow an indefinite article.
struct GermanNoun: Hashable, Sendable {
    enum Gender: Sendable { case masculine, feminine, neuter }
    enum Case: Sendable { case nominative, accusative, dative }

    let gender: Gender
    private let word: String
    /// As it is in all cases but the first: "Bären", "Drachen".
    private let weak: String
    /// Whether there is only one, so that it has the definite article: the sun.
    private var isAlone = false

    static func der(_ word: String, weak: String? = nil) -> GermanNoun {
        GermanNoun(gender: .masculine, word: word, weak: weak ?? word)
    }

    static func die(_ word: String) -> GermanNoun { GermanNoun(gender: .feminine, word: word, weak: word) }

    static func das(_ word: String) -> GermanNoun { GermanNoun(gender: .neuter, word: word, weak: word) }

    /// The same noun as the only one of its kind.
    var alone: GermanNoun {
        var noun = self
        noun.isAlone = true
        return noun
    }

    /// "ein Bär", "einen Bären", "einer Eule", "der Mond".
    func told(_ form: Case) -> String {
        let article = isAlone ? gender.definiteArticle(form) : gender.article(form)
        return "\(article) \(form == .nominative ? word : weak)"
    }

    /// "der Bär", "die Eule", as the subject of a sentence.
    var toldAgain: String { "\(gender.definiteArticle) \(word)" }
}

extension GermanNoun.Gender {
    /// The definite article of a sentence's subject.
    var definiteArticle: String {
        switch self {
        case .masculine: "der"
        case .feminine: "die"
        case .neuter: "das"
        }
    }

    /// The definite article.
    func definiteArticle(_ form: GermanNoun.Case) -> String {
        switch (self, form) {
        case (.masculine, .nominative): "der"
        case (.masculine, .accusative): "den"
        case (.feminine, .nominative), (.feminine, .accusative): "die"
        case (.neuter, .nominative), (.neuter, .accusative): "das"
        case (.feminine, .dative): "der"
        case (.masculine, .dative), (.neuter, .dative): "dem"
        }
    }

    /// The indefinite article.
    func article(_ form: GermanNoun.Case) -> String {
        switch (self, form) {
        case (.masculine, .nominative), (.neuter, .nominative), (.neuter, .accusative): "ein"
        case (.feminine, .nominative), (.feminine, .accusative): "eine"
        case (.masculine, .accusative): "einen"
        case (.feminine, .dative): "einer"
        case (.masculine, .dative), (.neuter, .dative): "einem"
        }
    }
}

/// A German verb in the present, and what stands apart from it at the sentence's end.
struct GermanVerb: Sendable {
    let one: String
    let many: String
    let end: String

    init(_ one: String, _ many: String, end: String = "") {
        (self.one, self.many, self.end) = (one, many, end)
    }

    func form(isOne: Bool) -> String { isOne ? one : many }
}
