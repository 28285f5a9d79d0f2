/// A part of speech, by its tag in the Penn Treebank as spaCy uses it.
struct PartOfSpeech: Hashable, Sendable {
    /// The tag.
    let tag: String

    static let adjective = PartOfSpeech(tag: "JJ")
    static let address = PartOfSpeech(tag: "ADD")
    static let colon = PartOfSpeech(tag: ":")
    static let currency = PartOfSpeech(tag: "$")
    static let determiner = PartOfSpeech(tag: "DT")
    static let name = PartOfSpeech(tag: "NNP")
    static let noun = PartOfSpeech(tag: "NN")
    static let number = PartOfSpeech(tag: "CD")
    static let past = PartOfSpeech(tag: "VBD")
    static let preposition = PartOfSpeech(tag: "IN")
    static let pronoun = PartOfSpeech(tag: "PRP")
    static let to = PartOfSpeech(tag: "TO")

    /// Tags of punctuation.
    private static let marks: Set<String> = [
        ".", ",", "-LRB-", "-RRB-", "``", "\"\"", "''", ":", "$", "#", "NFP",
    ]

    /// Whether it is a mark, and no word.
    var isMark: Bool { Self.marks.contains(tag) }

    /// Whether it is a noun of any kind.
    var isNoun: Bool { tag.hasPrefix("NN") }

    /// The class of words that it belongs to, as the lexicon names them; its own tag where there is none.
    var wordClass: String {
        if tag.hasPrefix("VB") { return "VERB" }
        if isNoun { return "NOUN" }
        if tag.hasPrefix("ADV") || tag.hasPrefix("RB") { return "ADV" }
        return tag.hasPrefix("ADJ") || tag.hasPrefix("JJ") ? "ADJ" : tag
    }
}
