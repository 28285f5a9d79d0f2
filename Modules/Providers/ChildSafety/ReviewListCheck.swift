import Foundation
public import StoryCore

/// Finds words that are unsuitable in a story for children, whatever its source: those of the program's own lists, and
/// those that a family has blocked.
///
/// Whole words are compared, ignoring case, accents and digits in place of letters ("k1ll"). Hard subjects that
/// families need stories about, such as a grandparent's death or a stay in hospital, are not on the lists.
public struct ReviewListCheck: ChildSafetyCheck {
    /// The lists are put together when the first text is looked through: most commands never do.
    private var lists: ReviewLists { .standard }

    /// Uses the review lists that come with the program.
    public init() {}

    public func firstConcern(in text: String, for audience: SafetyAudience) -> SafetyConcern? {
        listed(in: text, for: audience) ?? blocked(in: text, for: audience)
    }

    private func blocked(in text: String, for audience: SafetyAudience) -> SafetyConcern? {
        audience.filter.words.firstMatch(in: text, language: audience.language)
            .map { SafetyConcern(excerpt: String($0), reason: "Your family has blocked this word.") }
    }

    private func listed(in text: String, for audience: SafetyAudience) -> SafetyConcern? {
        // Names and loan words make English common in every language.
        let own = lists.byLanguage[audience.language.base]
        let english = audience.language.base == .english ? nil : lists.byLanguage[.english]
        for word in WordSplitter.words(in: text).flatMap({ parts(of: text[$0.range]) }) {
            let plain = WordFolding.folded(word, in: audience.language)
            guard own?.harmless.contains(plain) != true else { continue }
            let reason = own?.reason(against: plain, for: audience) ?? english?.reason(against: plain, for: audience)
            if let reason { return SafetyConcern(excerpt: String(word), reason: reason) }
        }
        return nil
    }

    /// The parts of a word that hyphens and apostrophes divide.
    private func parts(of word: Substring) -> [Substring] {
        word.split { !($0.isLetter || $0.isNumber || $0.isSymbol) }
    }
}

extension ReviewLists.Words {
    /// Returns what is wrong with a word in a text for somebody; nil if nothing is.
    fileprivate func reason(against word: String, for audience: SafetyAudience) -> String? {
        if let reason = always[word] { return reason }
        let (level, ages) = (audience.filter.level, audience.ageBand)
        guard level != .basic else { return nil }
        if level == .gentle || ages == .twoToFour, let reason = upToFour[word] { return reason }
        return level == .gentle || ages == .twoToFour || ages == .fourToSix ? upToSix[word] : nil
    }
}
