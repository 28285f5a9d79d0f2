import StoryCore

/// Reads groups of tokens: as a whole, in parts, or by the network for unknown words.
///
/// Derived from hibari and misaki (Apache-2.0), as are the names of signs; see NOTICE.
struct GroupReader: Sendable {
    /// No word of more parts is looked up as one, unless it is the whole group, as "A.B.C.D.E.F.G." is; a text without
    /// spaces is not tried in every way.
    private static let mostParts = 12
    /// So many pieces of an unknown word are read; what is longer is no word.
    private static let mostPieces = 24
    private static let signs: [Character: String] = [
        "/": "slˈæʃ", "=": "ˈikwᵊlz", "+": "plˈʌs", "&": "ænd", "@": "æt", "%": "pəɹsˈɛnt", "#": "hˈæʃ",
        "*": "ˈæstəɹˌɪsk", "~": "tˈɪldə", "^": "kˈɛɹət", "<": "lˈɛs ðən", ">": "ɡɹˈATəɹ ðən", "—": "—",
    ]

    let lexicon: Lexicon
    let unknown: UnknownWordSpelling

    /// How each group is said, as one token a group.
    ///
    /// Sentences are read from their end, since how "the" or "to" is said depends on what follows.
    func read(_ groups: [TokenGroup]) throws(ProviderError) -> [Token] {
        var following = FollowingSound()
        var tokens: [Token] = []
        for group in groups.reversed() {
            if group.tokens.count == 1, var token = group.tokens.first {
                if token.phonemes == nil { token.phonemes = known(token, following) }
                if token.phonemes == nil { token.phonemes = try unknown(token) }
                following = following.behind(token, saidAs: token.phonemes)
                tokens.append(token)
            } else if var token = Token.merged(group.tokens[...]) {
                token.phonemes = joined(group.tokens, &following)
                if token.phonemes == nil { token.phonemes = try unknown(token) }
                tokens.append(token)
            }
        }
        for offset in tokens.indices { tokens[offset].phonemes = tokens[offset].phonemes.map(Self.inAlphabet) }
        return tokens.reversed()
    }

    // MARK: - Private

    /// The network was taught one sign for a tapped t, and none for a glottal stop.
    private static func inAlphabet(_ phonemes: String) -> String {
        String(phonemes.map { $0 == "ɾ" ? "T" : $0 == "ʔ" ? "t" : $0 })
    }

    private func known(_ token: Token, _ following: FollowingSound) -> String? {
        storySound(token.alias ?? token.text) ?? lexicon.phonemes(of: token, before: following)
    }

    /// A sound of stories that is no word of the dictionary.
    private func storySound(_ word: String) -> String? {
        guard let sound = StorySounds.phonemes(of: word, isBritish: lexicon.isBritish) else { return nil }
        return lexicon.gold.contains(word.lowercased()) ? nil : sound
    }

    /// A word of several parts: the longest known ones from its end; nil if a part is not known.
    private func joined(_ parts: [Token], _ following: inout FollowingSound) -> String? {
        var parts = parts
        var end = parts.count
        while end > 0 {
            let first = max(0, end - Self.mostParts)
            let whole = end == parts.count && first > 0 ? [0] : []
            let start = (whole + Array(first..<end)).first { start in
                guard let whole = Token.merged(parts[start..<end]), let phonemes = known(whole, following) else {
                    return false
                }
                for offset in start..<end { parts[offset].phonemes = "" }
                parts[start].phonemes = phonemes
                following = following.behind(whole, saidAs: phonemes)
                return true
            }
            if start == nil {
                guard Self.isSilent(parts[end - 1].text) else { return nil }
                parts[end - 1].phonemes = ""
            }
            end = start ?? end - 1
        }
        return Token.joinedPhonemes(of: WordStress.balanced(parts))
    }

    private static func isSilent(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(WordStress.silent.contains) }

    /// A word that is not known: letters by the network, digits as a number, signs by a small table.
    private func unknown(_ token: Token) throws(ProviderError) -> String {
        var said: [String] = []
        for piece in WordPieces.pieces(of: token.text).prefix(Self.mostPieces) {
            let phonemes: String? =
                switch piece {
                case .digits(let digits): lexicon.number(Lexicon.spelling(of: digits), isHead: false)
                case .letters(let letters): try letterPhonemes(letters)
                case .signs(let signs): signs.compactMap { Self.signs[$0] }.joined()
                }
            if let phonemes, !phonemes.isEmpty { said.append(phonemes) }
        }
        return said.joined(separator: " ")
    }

    private func letterPhonemes(_ letters: String) throws(ProviderError) -> String? {
        if let sound = storySound(letters) { return sound }
        for word in StretchedWord.candidates(letters) {
            if let phonemes = lexicon.phonemes(of: Token(text: word, range: 0..<0), before: FollowingSound()) {
                return phonemes
            }
        }
        return try unknown.phonemes(of: letters)
    }
}
