import Foundation
import StoryCore

@testable import EnglishPhonemes

/// Tables of a few words in the formats of a voice's files.
enum SmallTables {
    static let forms = """
        {"months": {"jan": "January", "feb": "February", "mar": "March", "apr": "April", "may": "May", "jun": "June",
        "jul": "July", "aug": "August", "sep": "September", "oct": "October", "nov": "November", "dec": "December"},
        "titles": {"Mr": "Mr", "St": "Saint", "Prof": "Professor"},
        "abbreviations": {"St.": "Street", "approx.": "approximately", "Dr.": "Dr", "vs": "versus"},
        "units": {"km": ["kilometer", "kilometers"], "ft": ["foot", "feet"], "m": ["meter", "meters"]},
        "symbols": {"=": "equals", "<": "less than", "½": "one half", "→": "to", "•": "", "*": " "},
        "currency": {"¥": ["yen", "yen"], "¢": ["cent", "cents"], "Rs": ["rupee", "rupees"], "USD": ["dollar", "dollars"],
        "$": ["dollar", "dollars"], "£": ["pound", "pounds"], "€": ["euro", "euros"]},
        "roman_cardinal": ["Chapter", "World War"], "roman_ordinal": ["Henry", "King"], "other": [1, {"a": null}]}
        """
    static let exceptions = """
        {"don't": ["do", "n't"], "Sept.": ["Sept."], "10am": ["10", "am"], "e.g.": ["e.g."], ":)": [":)"]}
        """
    static let gold = """
        {"a": "ˈA", "B": "bˈi", "and": "ˈænd", "cat": "kˈæt", "dog": "dˈɔɡ", "fox": "fˈɑks", "like": "lˈIk", "want": "wˈɑnt",
        "run": "ɹˈʌn", "lady": "lˈAdi", "S": "ˈɛs", "U": "jˈu", "A": "ˈA", "to": "tˈu", "am": "æm", "Mira": "mˈɪɹə",
        "used": {"DEFAULT": "jˈuzd", "VBD": "jˈust"}, "read": {"DEFAULT": "ɹˈid", "VBD": "ɹˈɛd"},
        "that": {"DEFAULT": "ðæt", "None": "ðˈæt"}, "point": "pˈYnt", "minus": "mˈInəs", "one": "wˈʌn", "two": "tˈu",
        "five": "fˈIv", "six": "sˈɪks", "twelve": "twˈɛlv", "nineteen": "nˌIntˈin", "oh": "ˈO", "O": "ˈO",
        "hundred": "hˈʌndɹəd", "fifth": "fˈɪfθ", "dollar": "dˈɑləɹ", "cent": "sˈɛnt", "percent": "pəɹsˈɛnt",
        "eighty": "ˈATi", "eighty-four": "x", "four": "fˈɔɹ", "no": "nˈO"}
        """
    static let silver = #"{"hedgehog": "hˈɛʤhɔɡ", "well": "wˈɛl", "known": "nˈOn"}"#
    static let tagger = #"""
        {"tags": ["DT", "NN", "VBD", "VBZ", "."], "tagdict": {"the": "DT", "The": "DT", "a": "DT", ".": ".", "!": ".",
        ",": ",", "…": ":", "—": ":", "“": "``", "”": "''", "$": "$", "5": "CD", "In": "IN", "1984": "CD"}, "vocab": ["the", "fox"],
        "weights": {"b": {"NN": 1.0}, "t-1=NN": {"VBD": 0.7, "VBZ": 0.6}, "s3=ran": {"VBD": 0.5}, "p1=\\": {"DT": 9.5}}}
        """#
    static let unknown = #"{"in": ["a", "b", "c", "h"], "out": ["æ", "b", "k"], "slots": 4, "maxlen": 3}"#

    static func lexicon(isBritish: Bool = false) throws -> Lexicon {
        Lexicon(
            gold: try WordDictionary(Array(gold.utf8)), silver: try WordDictionary(Array(silver.utf8)),
            isBritish: isBritish)
    }
}

/// A network that answers each word with what it was told, and otherwise with the letters' own numbers.
struct EchoingNetwork: UnknownWords {
    var answers: [[Int64]: [Int64]] = [:]

    func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64] { answers[letters] ?? letters }
}
