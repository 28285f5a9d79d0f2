import Foundation

/// Reduces words to what is compared, so that spelling hides nothing.
package enum WordFolding {
    /// Returns a word in plain small letters: without accents, marks that can't be seen, and digits in place of letters
    /// ("k1ll").
    ///
    /// German umlauts become two letters, as they are written where a keyboard lacks them: "töten", which is not "toten",
    /// is "toeten".
    package static func folded(_ word: some StringProtocol, in language: LanguageCode) -> String {
        let hasLetter = word.contains(where: \.isLetter)
        var plain = word.precomposedStringWithCompatibilityMapping.lowercased().replacing("ß", with: "ss")
        if language.base == german {
            for (umlaut, letters) in umlauts { plain = plain.replacing(umlaut, with: letters) }
        }
        return String(
            plain.decomposedStringWithCompatibilityMapping.unicodeScalars
                .filter {
                    $0.properties.generalCategory != .nonspacingMark && !$0.properties.isDefaultIgnorableCodePoint
                }
                .map { hasLetter ? lookalikes[Character($0)] ?? Character($0) : Character($0) })
    }

    private static let german = LanguageCode(rawValue: "de")
    private static let umlauts = [("ä", "ae"), ("ö", "oe"), ("ü", "ue")]
    private static let lookalikes: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "$": "s",
    ]
}
