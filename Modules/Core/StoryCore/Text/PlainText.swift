import Foundation

/// Makes typed text safe to print, store, draw and speak.
public enum PlainText {
    /// Returns the text as one line, or nil if no visible character is left.
    ///
    /// Control and direction-override characters become spaces, runs of white space become one space; the result is
    /// composed (NFC), cut to `limit` characters and trimmed.
    public static func line(_ text: String?, limit: Int) -> String? {
        guard let text, !text.isEmpty else { return nil }
        if isPlainLine(text) { return text.utf8.count <= limit ? text : trimmed(text.prefix(limit)) }
        let harmless = replacingHarm(in: text) { _ in " " }
        let words = harmless.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.unicodeScalars.contains(where: isVisible) else { return nil }
        return trimmed(words.precomposedStringWithCanonicalMapping.prefix(limit))
    }

    /// Returns the text as paragraphs separated by empty lines, cut to `limit` characters; empty if nothing is left.
    public static func paragraphs(_ text: String, limit: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }.compactMap { group in
            line(group.joined(separator: " "), limit: limit)
        }
        return trimmed(paragraphs.joined(separator: "\n\n").prefix(limit))
    }

    /// Returns the text with its lines and spaces unchanged, but with control characters replaced by spaces and
    /// invisible marks removed; every line ends with a line feed.
    public static func lines(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return text }
        let text = text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
        return replacingHarm(in: text) { scalar in
            if scalar == "\n" { return scalar }
            return scalar.properties.generalCategory == .format ? nil : " "
        }
    }

    /// Returns whether the text can neither steer a terminal nor mislead a reader, so that ``lines(_:)`` leaves it
    /// unchanged.
    package static func isHarmless(_ text: String) -> Bool {
        lines(text) == text
    }

    /// Returns the text as a message may quote it: on one line, at most 80 characters, unable to steer a terminal.
    public static func quotation(_ text: String) -> String {
        line(text, limit: 80) ?? ""
    }

    /// Returns the length of a line for a limit, in characters of at most eight bytes on average.
    package static func effectiveLength(of line: String) -> Int {
        max(line.count, (line.utf8.count + 7) / 8)
    }

    /// Returns whether the text is a safe line already: plain words separated by single spaces, as in most lists of
    /// stories.
    private static func isPlainLine(_ text: String) -> Bool {
        let space: Unicode.Scalar = " "
        var last = space
        for scalar in text.unicodeScalars {
            guard isPlain(scalar) || scalar == space && last != space else { return false }
            last = scalar
        }
        return last != space
    }

    /// Returns whether the scalar is visible, harmless and unchanged by composition, without a look-up in Unicode's
    /// tables: ASCII, Latin and Cyrillic letters, kana, ideographs, Hangul, dashes, quotation marks and the ellipsis,
    /// the cells of a bar, and the favourite mark.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x7E, 0xB7, 0xC0...0x17F, 0x0410...0x044F, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C...0x201E, 0x2026,
            0x2588, 0x2591, 0x2605, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5,
            0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// Returns the text without trailing white space, which cutting may leave.
    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if isPlain(scalar) || scalar == " " { return true }
        return switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        // Joiners belong to emoji and to several scripts; other invisible marks only mislead.
        case .format: scalar.value == 0x200C || scalar.value == 0x200D
        default: true
        }
    }

    /// Returns the text with harmful scalars replaced or removed.
    private static func replacingHarm(
        in text: String, _ replacement: (Unicode.Scalar) -> Unicode.Scalar?
    ) -> String {
        let scalars = Array(text.unicodeScalars)
        var harmless = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let flag = flagLength(scalars[index...])
            if flag > 0 {
                harmless.append(contentsOf: scalars[index..<index + flag])
            } else if let scalar = isHarmless(scalars[index]) ? scalars[index] : replacement(scalars[index]) {
                harmless.append(scalar)
            }
            index += max(1, flag)
        }
        return String(harmless)
    }

    /// Returns the number of scalars in the regional flag at the beginning of the text, such as Scotland's; 0 if there
    /// is none. Tags anywhere else are invisible text.
    private static func flagLength(_ text: ArraySlice<Unicode.Scalar>) -> Int {
        guard text.first == "\u{1F3F4}" else { return 0 }
        let tags = text.dropFirst().prefix {
            (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
        }
        guard (3...6).contains(tags.count), tags.endIndex < text.endIndex, text[tags.endIndex] == "\u{E007F}" else {
            return 0
        }
        return tags.count + 2
    }

    /// Returns whether the scalar is visible: fillers, joiners and the empty Braille cell are not, though they are no
    /// white space.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace && scalar.value != 0x2800
    }
}
