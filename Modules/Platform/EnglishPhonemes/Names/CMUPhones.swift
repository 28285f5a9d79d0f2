/// Phones of the CMU Pronouncing Dictionary in the alphabet of the voice.
enum CMUPhones {
    private static let consonants = [
        "b": "b", "ch": "ʧ", "d": "d", "dh": "ð", "f": "f", "g": "ɡ", "hh": "h", "jh": "ʤ", "k": "k", "l": "l",
        "m": "m", "n": "n", "ng": "ŋ", "p": "p", "r": "ɹ", "s": "s", "sh": "ʃ", "t": "t", "th": "θ", "v": "v",
        "w": "w", "y": "j", "z": "z", "zh": "ʒ",
    ]
    private static let american = [
        "aa": "ɑ", "ae": "æ", "ah": "ʌ", "ao": "ɔ", "aw": "W", "ay": "I", "eh": "ɛ", "er": "ɜɹ", "ey": "A", "ih": "ɪ",
        "iy": "i", "ow": "O", "oy": "Y", "uh": "ʊ", "uw": "u",
    ]
    private static let british = [
        "aa": "ɑː", "ae": "a", "ao": "ɔː", "er": "ɜː", "iy": "iː", "ow": "Q", "uw": "uː",
    ]

    /// The phonemes of a word.
    ///
    /// - Parameter phones: As ``Respelling`` has them: vowels with their stress, 1 or 0.
    static func phonemes(of phones: [String], isBritish: Bool) -> String {
        phones.map { phone in
            if let consonant = consonants[phone] { return consonant }
            switch phone {
            case "ah0": return "ə"
            case "er0": return isBritish ? "ə" : "əɹ"
            default:
                let name = String(phone.prefix(2))
                let vowel = (isBritish ? british[name] : nil) ?? american[name] ?? ""
                return phone.hasSuffix("1") ? String(Stress.primary) + vowel : vowel
            }
        }
        .joined()
    }
}
