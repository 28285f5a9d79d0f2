/// English: articles by sound.
struct EnglishGrammar: LanguageGrammar {
    func form(_ form: Substring, of noun: Noun) -> String? {
        let phrase = noun.adjective.map { $0 + " " + noun.noun } ?? noun.noun
        switch form {
        case "": return phrase
        case "a": return Self.withArticle(phrase)
        case "the": return noun.isName ? phrase : "the " + phrase
        case "noun": return noun.noun
        default: return nil
        }
    }

    /// A noun phrase with its article by sound: "an owl", "a fox", "an hour", "a unicorn".
    static func withArticle(_ phrase: String) -> String {
        let word = phrase.prefix { $0.isLetter }.lowercased()
        let isSilent = silent.contains { word.hasPrefix($0) }
        let isGlide = glides.contains { word.hasPrefix($0) }
        let isVowel = word.first.map { "aeiou".contains($0) } ?? false
        return (isSilent || (isVowel && !isGlide) ? "an " : "a ") + phrase
    }

    /// Words that begin with a vowel that is heard, though an h is written.
    private static let silent = ["hour", "honest", "honour"]
    /// Words that begin with the sound of "you" or of "one".
    private static let glides = ["uni", "use", "usual", "ukulele", "eu", "one", "once", "ewe"]
}
