/// The sound after a word, known because sentences are read from their end.
struct FollowingSound: Hashable, Sendable {
    /// What the sound behind a word is.
    enum Kind: Sendable {
        /// A vowel.
        case vowel
        /// A consonant.
        case consonant
        /// None: a mark, or the end.
        case none
    }

    /// The next sound.
    var kind = Kind.none
    /// Whether the next word is "to".
    var isTo = false

    private static let pauses = Set(";:,.!?—…")

    /// What a word in front of another one meets.
    func behind(_ token: Token, saidAs phonemes: String?) -> FollowingSound {
        var following = FollowingSound(kind: kind)
        for sound in phonemes ?? "" {
            if Self.pauses.contains(sound) {
                following.kind = .none
            } else if Stress.vowels.contains(sound) {
                following.kind = .vowel
            } else if Stress.consonants.contains(sound) {
                following.kind = .consonant
            } else {
                continue
            }
            break
        }
        following.isTo =
            ["to", "To"].contains(token.text)
            || token.text == "TO" && (token.part == .to || token.part == .preposition)
        return following
    }
}
