import Foundation

/// Removes case and accents, as readers of each script expect of a search.
enum LetterFolding {
    /// Appends the folded form of a scalar of precomposed text: one letter, two, or nothing.
    static func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
        switch scalar.value {
        // A NUL would end the text for SQLite.
        case 0: text.append(" ")
        case 0x41...0x5A: text.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
        case 0..<0x80, 0xAC00...0xD7A3: text.append(scalar)
        // й is a letter of its own, not an и with an accent.
        case 0x0419, 0x0439: text.append("\u{0439}")
        // Katakana is read as Hiragana; the marks of voiced sounds stay.
        case 0x30A1...0x30F6: text.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
        case 0x3041...0x3096: text.append(scalar)
        default: appendDecomposed(scalar, to: &text)
        }
    }

    private static func appendDecomposed(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
        for part in String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars where !isLeftOut(part) {
            for lower in part.properties.lowercaseMapping.unicodeScalars where !isLeftOut(lower) {
                if let replacement = replacements[lower] {
                    text.append(contentsOf: replacement.unicodeScalars)
                } else {
                    text.append(lower)
                }
            }
        }
    }

    /// Returns whether a scalar is an accent, or invisible.
    ///
    /// The combining class distinguishes accents from vowels: those that belong to a word in the scripts of India and
    /// Southeast Asia have classes of their own, and stay.
    private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.canonicalCombiningClass.rawValue {
        case 0: scalar.properties.isDefaultIgnorableCodePoint
        // Overlays, nuktas, Hebrew points, Arabic vowels, accents around a letter.
        case 1, 7, 10...36, 200...240: true
        default: false
        }
    }

    /// Letters that Unicode does not decompose, and final forms of letters, which may be inside a longer word.
    private static let replacements: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
        "ŋ": "n", "ı": "i", "ĸ": "k", "ς": "σ",
        "\u{5DA}": "\u{5DB}", "\u{5DD}": "\u{5DE}", "\u{5DF}": "\u{5E0}", "\u{5E3}": "\u{5E4}",
        "\u{5E5}": "\u{5E6}",
        // Arabic: alef wasla, teh marbuta, alef maksura, the Persian yeh and kaf, and the tatweel.
        "\u{671}": "\u{627}", "\u{629}": "\u{647}", "\u{649}": "\u{64A}", "\u{6CC}": "\u{64A}",
        "\u{6A9}": "\u{643}", "\u{640}": "",
    ]
}
