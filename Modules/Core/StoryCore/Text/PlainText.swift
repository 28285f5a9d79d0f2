import Foundation

/// Makes what a person typed safe to print, store, draw and speak.
public enum PlainText {
    /// The text as one line, or nil if nothing that can be seen is left of it.
    ///
    /// Control and direction-override characters become spaces, runs of white space become one space, the result is
    /// composed (NFC), cut to `limit` characters and trimmed.
    public static func line(_ text: String?, limit: Int) -> String? {
        guard let text, !text.isEmpty else { return nil }
        if isPlainLine(text) { return text.utf8.count <= limit ? text : trimmed(text.prefix(limit)) }
        let harmless = replacingHarm(in: text) { _ in " " }
        let words = harmless.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.unicodeScalars.contains(where: isVisible) else { return nil }
        return trimmed(words.precomposedStringWithCanonicalMapping.prefix(limit))
    }

    /// The text as paragraphs with one empty line between them, cut to `limit` characters; empty if nothing is left.
    public static func paragraphs(_ text: String, limit: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }.compactMap { group in
            line(group.joined(separator: " "), limit: limit)
        }
        return trimmed(paragraphs.joined(separator: "\n\n").prefix(limit))
    }

    /// The text with its lines and spaces as they are, but for control characters, which become spaces, and invisible
    /// marks, which go; every line ends with a line feed.
    public static func lines(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return text }
        let text = text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
        return replacingHarm(in: text) { scalar in
            if scalar == "\n" { return scalar }
            return scalar.properties.generalCategory == .format ? nil : " "
        }
    }

    /// Whether nothing in the text could steer a terminal or mislead a reader, so that ``lines(_:)`` leaves it as it is.
    package static func isHarmless(_ text: String) -> Bool {
        lines(text) == text
    }

    /// The text as a message may quote it: on one line, at most 80 characters, unable to steer a terminal.
    public static func quotation(_ text: String) -> String {
        line(text, limit: 80) ?? ""
    }

    /// How long a line is for a limit, in characters, where none may take more than eight bytes on average.
    package static func effectiveLength(of line: String) -> Int {
        max(line.count, (line.utf8.count + 7) / 8)
    }

    /// Whether the text is a line already: plain words with one space between them, which is what lists of stories are
    /// full of.
    private static func isPlainLine(_ text: String) -> Bool {
        let space: Unicode.Scalar = " "
        var last = space
        for scalar in text.unicodeScalars {
            guard isPlain(scalar) || scalar == space && last != space else { return false }
            last = scalar
        }
        return last != space
    }

    /// Whether the scalar is one of those that can be seen, harm nothing and stay as they are when text is composed,
    /// so that Unicode's tables need not be asked: ASCII, Latin and Cyrillic letters, kana, ideographs, Hangul,
    /// dashes, quotation marks and the ellipsis, the cells of a bar, and the mark of favourites.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x7E, 0xB7, 0xC0...0x17F, 0x0410...0x044F, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C...0x201E, 0x2026,
            0x2588, 0x2591, 0x2605, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5,
            0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// Cutting may leave white space at the end; there is none at the beginning.
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

    /// The text with another scalar, or none, for each that could do harm.
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

    /// How many scalars the flag of a region has that the text begins with, such as Scotland's; 0 if it begins with
    /// none. Tags are invisible text anywhere else.
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

    /// Fillers, joiners and the empty Braille cell look like nothing, though they are no white space.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace && scalar.value != 0x2800
    }
}
