import Foundation
public import StoryCore

/// Finds words that are unsuitable in a story for children, whatever its source.
///
/// Whole words are compared, ignoring case, accents and digits in place of letters ("k1ll"). Hard subjects that
/// families need stories about, such as a grandparent's death or a stay in hospital, are not on the list.
public struct ReviewListCheck: ChildSafetyCheck {
    /// The lists are put together when the first text is looked through: most commands never do.
    private var lists: ReviewLists { .standard }

    /// Uses the review lists that come with the program.
    public init() {}

    public func firstConcern(in text: String, language: LanguageCode, ageBand: AgeBand) -> SafetyConcern? {
        // Names and loan words make English common in every language.
        let own = lists.byLanguage[language.base]
        let relevant = [lists.byLanguage[.english], language.base == .english ? nil : own].compactMap { $0 }
        for word in WordSplitter.words(in: text).flatMap({ parts(of: text[$0.range]) }) {
            let plain = Self.folded(word)
            guard own?.harmless.contains(plain) != true else { continue }
            for list in relevant {
                if let reason = list.always[plain] ?? (ageBand == .twoToFour ? list.forTheSmallest[plain] : nil) {
                    return SafetyConcern(excerpt: String(word), reason: reason)
                }
            }
        }
        return nil
    }

    /// The parts of a word that hyphens and apostrophes divide.
    private func parts(of word: Substring) -> [Substring] {
        word.split { !($0.isLetter || $0.isNumber || $0.isSymbol) }
    }

    /// The word in plain small letters: without accents, marks that cannot be seen, and letters in disguise.
    private static func folded(_ word: Substring) -> String {
        let hasLetter = word.contains(where: \.isLetter)
        return String(
            word.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
                .filter {
                    $0.properties.generalCategory != .nonspacingMark && !$0.properties.isDefaultIgnorableCodePoint
                }
                .map { hasLetter ? lookalikes[Character($0)] ?? Character($0) : Character($0) })
    }

    private static let lookalikes: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "$": "s",
    ]
}
