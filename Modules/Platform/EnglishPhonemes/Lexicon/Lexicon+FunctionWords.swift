/// Words that are said differently by what they do in a sentence, and by what follows.
extension Lexicon {
    /// Such a word; nil for any other.
    func functionWord(_ word: String, _ reading: Reading) -> String? {
        if reading.part == .address, let name = [".": "dot", "/": "slash"][word] {
            return lookUp(name, Reading(stress: .weaker, following: reading.following))
        }
        if Self.isDotted(word) { return spelled(word) }
        let following = reading.following?.kind ?? .none
        switch word {
        case "a", "A": return reading.part == .determiner ? "ɐ" : "ˈA"
        case "am", "Am", "AM": return am(word, reading)
        case "an", "An", "AN":
            return word == "AN" && reading.part?.isNoun == true ? spelled(word) : "ɐn"
        case "I" where reading.part == .pronoun: return "ˌI"
        case "by", "By", "BY": return reading.part?.wordClass == "ADV" ? "bˈI" : nil
        case "to", "To", "TO":
            guard word != "TO" || reading.part == .to || reading.part == .preposition else { return nil }
            return following == .none ? plain("to") : following == .vowel ? "tʊ" : "tə"
        case "in", "In", "IN":
            guard word != "IN" || reading.part != .name else { return nil }
            return following == .none || reading.part != .preposition ? "ˈɪn" : "ɪn"
        case "the", "The", "THE":
            guard word != "THE" || reading.part == .determiner else { return nil }
            return following == .vowel ? "ði" : "ðə"
        case "used", "Used", "USED":
            let isHabit = (reading.part == .past || reading.part == .adjective) && reading.following?.isTo == true
            return gold["used"]?.phonemes(as: isHabit ? .past : nil, isLast: false)
        default:
            guard reading.part == .preposition, ["vs", "vs."].contains(word.lowercased()) else { return nil }
            return lookUp("versus", Reading(following: reading.following))
        }
    }

    // MARK: - Private

    private func am(_ word: String, _ reading: Reading) -> String? {
        if reading.part?.isNoun == true { return spelled(word) }
        let isStressed = reading.stress == .light || reading.stress == .full
        let isWeak = word == "am" && !isStressed && reading.following?.kind != FollowingSound.Kind.none
        return isWeak ? "ɐm" : plain("am")
    }

    private func plain(_ word: String) -> String? { gold[word]?.phonemes(as: nil, isLast: false) }

    /// Returns whether a word is short pieces of letters with full stops between them: "U.S.A".
    private static func isDotted(_ word: String) -> Bool {
        let core = word.drop { $0 == "." }
        guard core.contains("."), let last = core.lastIndex(where: { $0 != "." }), core[...last].contains(".") else {
            return false
        }
        return word.filter { $0 != "." }.isAllLetters
            && word.split(separator: ".").allSatisfy { $0.unicodeScalars.count < 3 }
    }
}
