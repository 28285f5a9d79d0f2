/// What only code can know of a language; all else stands in its tables.
protocol LanguageGrammar: Sendable {
    /// A noun in a form that a mark asks for (`{thing.the}` has the form "the", `{thing}` the form ""); nil if the
    /// language has no such form.
    func form(_ form: Substring, of noun: Noun) -> String?

    /// Whose something is: "Mira's".
    func genitive(of name: String) -> String

    /// The phrase as it stands in a title.
    func titleCased(_ phrase: String) -> String

    /// A clause that followed a comma, as a sentence of its own but for its capital: without its conjunction.
    func independent(_ clause: Substring) -> Substring

    /// Two plain sentences as one; nil if they do not go together.
    func joined(_ first: String, _ second: String) -> String?

    /// What a person wrote as something that somebody can do ("talks to birds"), as it goes on after a name
    /// ("could talk to birds"); nil if it is not understood.
    func ability(_ text: String) -> String?
}

/// The grammars that there are, by language.
enum Grammars {
    static func grammar(of language: String) -> (any LanguageGrammar)? {
        switch language {
        case "en": EnglishGrammar()
        case "de": GermanGrammar()
        default: nil
        }
    }
}
