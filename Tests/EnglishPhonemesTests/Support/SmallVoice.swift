import StoryCore

@testable import EnglishPhonemes

extension EnglishPhonemes {
    /// One that knows only the words of ``SmallTables``.
    static func small(_ network: any UnknownWords = EchoingNetwork()) throws -> EnglishPhonemes {
        let lexicon = try SmallTables.lexicon()
        return EnglishPhonemes(
            normaliser: Normaliser(try SpokenForms(Array(SmallTables.forms.utf8))),
            tokeniser: try Tokeniser(Array(SmallTables.exceptions.utf8)),
            tagger: try Tagger(Array(SmallTables.tagger.utf8)),
            reader: GroupReader(
                lexicon: lexicon,
                unknown: try UnknownWordSpelling(Array(SmallTables.unknown.utf8), network)))
    }
}

extension PhonemeLine {
    /// Each word of a text with its phonemes and what follows: "cat=kˈæt|. ".
    func told(of text: String) -> [String] {
        words.map { word in
            word.ranges.map { String($0.substring(of: text)) }.joined(separator: "+")
                + "=" + word.phonemes + (word.gap.isEmpty ? "" : "|" + word.gap)
        }
    }
}
