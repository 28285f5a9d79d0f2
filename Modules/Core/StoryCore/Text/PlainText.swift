import Foundation

/// Makes what a person typed safe to print, store, draw and speak.
public enum PlainText {
    /// The text as one line, or nil if nothing is left of it.
    ///
    /// Control and direction-override characters become spaces, runs of white space become one space, the result is
    /// trimmed, composed (NFC) and cut to `limit` characters.
    public static func line(_ text: String?, limit: Int) -> String? {
        guard let text else { return nil }
        let visible = String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmless($0) ? $0 : " " }))
        let words = visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = words.precomposedStringWithCanonicalMapping
        return line.isEmpty ? nil : String(line.prefix(limit))
    }

    /// The text as paragraphs with one empty line between them; empty if nothing is left.
    public static func paragraphs(_ text: String, limit: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }.compactMap { group in
            line(group.joined(separator: " "), limit: limit)
        }
        return String(paragraphs.joined(separator: "\n\n").prefix(limit))
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        // Joiners belong to emoji and to several scripts; other invisible marks only mislead.
        case .format: scalar.value == 0x200C || scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
        default: true
        }
    }
}
