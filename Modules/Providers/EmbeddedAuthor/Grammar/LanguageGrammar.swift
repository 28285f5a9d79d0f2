/// What only code can know of a language's nouns: articles and endings.
protocol LanguageGrammar: Sendable {
    /// A noun in a form that a mark asks for (`{keepsake.the}` has the form "the", `{keepsake}` the form ""); nil if
    /// the language has no such form.
    func form(_ form: Substring, of noun: Noun) -> String?
}
