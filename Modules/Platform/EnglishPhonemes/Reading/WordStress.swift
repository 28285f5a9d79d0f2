/// How the parts of one word share its stress.
enum WordStress {
    /// Parts that are not heard between others.
    static let silent = Set("',-._‘’/".unicodeScalars)

    /// The parts of a word, said as one: only some keep their stress, unless they are said apart.
    static func balanced(_ parts: [Token]) -> [Token] {
        let isApart = isSaidApart(parts)
        var parts = parts
        for offset in parts.indices.dropFirst() { parts[offset].isApart = isApart }
        return isApart ? parts : weakened(parts)
    }

    // MARK: - Private

    /// Returns whether a word mixes letters, digits and other signs, or has a slash.
    private static func isSaidApart(_ parts: [Token]) -> Bool {
        let scalars = parts.flatMap(\.text.unicodeScalars)
        let kinds = Set(scalars.filter { !silent.contains($0) }.map { $0.isLetter ? 0 : $0.isASCIIDigit ? 1 : 2 })
        return kinds.count > 1 || scalars.contains("/")
    }

    /// The lighter half of the parts loses its primary stress if more than half have one.
    private static func weakened(_ parts: [Token]) -> [Token] {
        var parts = parts
        let heard = parts.indices.filter { parts[$0].phonemes?.isEmpty == false }
        func weaken(_ offset: Int) {
            parts[offset].phonemes = parts[offset].phonemes.map { Stress.changed($0, .weaker) }
        }
        if heard.count == 2, parts[heard[0]].text.unicodeScalars.count == 1 {
            weaken(heard[1])
            return parts
        }
        let stressed = heard.filter { parts[$0].phonemes?.contains(Stress.primary) == true }
        guard heard.count > 1, stressed.count > (heard.count + 1) / 2 else { return parts }
        let lightest = heard.sorted { first, second in
            order(parts[first], first) < order(parts[second], second)
        }
        for offset in lightest.prefix(heard.count / 2) { weaken(offset) }
        return parts
    }

    private static func order(_ part: Token, _ offset: Int) -> (Int, Int, Int) {
        let phonemes = part.phonemes ?? ""
        return (phonemes.contains(Stress.primary) ? 1 : 0, Stress.weight(of: phonemes), offset)
    }
}
