/// Where words are stressed.
///
/// Derived from misaki (Apache-2.0); see NOTICE.
enum Stress {
    /// The mark before a stressed vowel.
    static let primary: Character = "ˈ"
    /// The mark before a vowel of secondary stress.
    static let secondary: Character = "ˌ"
    /// Vowels of the alphabet; capitals are diphthongs.
    static let vowels = Set("AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻ")
    /// Consonants of the alphabet.
    static let consonants = Set("bdfhjklmnpstvwzðŋɡɹɾʃʒʤʧθ")
    private static let long = Set("AIOQWYʤʧ")

    /// A way to change the stress of a word.
    enum Change {
        /// No stress at all.
        case none
        /// Primary stress becomes secondary.
        case weaker
        /// Primary stress becomes secondary, and an unstressed word gets a secondary stress.
        case secondary
        /// A word without stress gets a secondary one.
        case light
        /// A word has a primary stress.
        case full
    }

    /// A word with other stress.
    static func changed(_ phonemes: String, _ change: Change?) -> String {
        guard let change else { return phonemes }
        switch change {
        case .none: return phonemes.filter { $0 != primary && $0 != secondary }
        case .weaker: return weakened(phonemes)
        case .secondary where phonemes.contains(primary): return weakened(phonemes)
        case .secondary, .light: return isStressed(phonemes) ? phonemes : stressed(phonemes, by: secondary)
        case .full:
            guard isStressed(phonemes) else { return stressed(phonemes, by: primary) }
            return phonemes.contains(primary) ? phonemes : phonemes.replacing(secondary, with: primary)
        }
    }

    /// Returns whether a sign of the alphabet is a vowel or a consonant.
    static func isSound(_ sign: Character) -> Bool { vowels.contains(sign) || consonants.contains(sign) }

    /// Returns the length of a word's sound: letters, long ones counted twice.
    static func weight(of phonemes: String) -> Int {
        phonemes.reduce(0) { $0 + (long.contains($1) ? 2 : 1) }
    }

    // MARK: - Private

    private static func isStressed(_ phonemes: String) -> Bool {
        phonemes.contains { $0 == primary || $0 == secondary }
    }

    private static func weakened(_ phonemes: String) -> String {
        guard phonemes.contains(primary) else { return phonemes }
        return phonemes.filter { $0 != secondary }.replacing(primary, with: secondary)
    }

    /// The mark stands before the first vowel.
    private static func stressed(_ phonemes: String, by mark: Character) -> String {
        guard let vowel = phonemes.firstIndex(where: vowels.contains) else { return phonemes }
        return phonemes[..<vowel] + String(mark) + phonemes[vowel...]
    }
}

extension String {
    fileprivate func replacing(_ character: Character, with other: Character) -> String {
        String(map { $0 == character ? other : $0 })
    }
}
