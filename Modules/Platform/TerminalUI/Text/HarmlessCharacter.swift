extension Character {
    /// Whether a terminal writes the character and does nothing else, and a reader sees all of it.
    var isHarmless: Bool {
        guard let first = unicodeScalars.first else { return false }
        if unicodeScalars.count == 1 { return first.isQuiet }
        return unicodeScalars.allSatisfy(\.isQuiet) || isRegionalFlag
    }

    /// Whether it is the flag of a region, such as Scotland's, which is spelled with tags; anywhere else these are
    /// invisible text.
    private var isRegionalFlag: Bool {
        let tags = unicodeScalars.dropFirst().dropLast()
        return unicodeScalars.first == "\u{1F3F4}" && unicodeScalars.last == "\u{E007F}" && (3...6).contains(tags.count)
            && tags.allSatisfy { (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value) }
    }
}

extension Unicode.Scalar {
    /// Whether it is no control character, turns no direction of writing, and is not hidden. Joiners stay: emoji and
    /// several scripts need them.
    fileprivate var isQuiet: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            false
        default: true
        }
    }
}
