import CWideCharacter
import Glibc

/// The width of a text in terminal columns.
///
/// Terminals agree on the letters of all scripts. They differ on later additions to Unicode: a family of joined emoji
/// is one picture in two columns here and a row of pictures there; likewise skin tones, characters that a variation
/// selector turns into emoji, and emoji newer than the terminal.
public struct DisplayWidth: Hashable, Sendable {
    /// The columns in a terminal that keeps to Unicode.
    public var usual = 0
    /// The columns in the terminal that takes the most.
    public var greatest = 0
    /// Whether all terminals take the same.
    public var isCertain = true

    /// The width of two texts, one behind the other.
    public static func + (left: Self, right: Self) -> Self {
        Self(
            usual: left.usual + right.usual, greatest: left.greatest + right.greatest,
            isCertain: left.isCertain && right.isCertain)
    }
}

/// Whether the C library knows the widths of all characters, which it does only in a locale of Unicode: where the
/// program has chosen none, it is chosen here.
private let isUnicodeKnown =
    String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" || setlocale(LC_CTYPE, "C.UTF-8") != nil

// Not of all string protocols: what is generic is many times slower from another module.
extension String {
    /// The columns that the text takes; lines and control characters take none.
    public var width: DisplayWidth {
        // Most text, which need not be divided into characters.
        let isPlain = utf8.allSatisfy { (0x20...0x7E).contains($0) }
        guard !isPlain else { return DisplayWidth(usual: utf8.count, greatest: utf8.count) }
        return reduce(DisplayWidth()) { $0 + $1.width }
    }

    /// The columns that the text takes in a terminal that keeps to Unicode.
    public var displayWidth: Int { width.usual }
}

extension Character {
    /// The columns that the character takes, with everything that is joined to it.
    public var width: DisplayWidth {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return DisplayWidth() }
        // Most characters, which need no list of widths.
        guard scalars.index(after: scalars.startIndex) < scalars.endIndex else { return first.width }
        let widths = scalars.map(\.width)
        let sum = widths.reduce(DisplayWidth(), +)
        guard first.properties.isEmoji || first.isRegionalIndicator else { return sum }
        // Letters are placed one after the other, but what belongs to an emoji is drawn in its place.
        var usual = widths.map(\.usual).max() ?? 0
        if first.isRegionalIndicator || scalars.contains(.emojiPresentation) { usual = 2 }
        return DisplayWidth(usual: usual, greatest: max(usual, sum.greatest), isCertain: sum.isCertain)
    }
}

extension Unicode.Scalar {
    /// The variation selector for emoji presentation (VS16).
    fileprivate static let emojiPresentation: Self = "\u{FE0F}"

    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// Vowels and final consonants of Hangul, which are drawn into the syllable before them.
    private var isHangulEnding: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) }

    /// The columns of the scalar by itself.
    fileprivate var width: DisplayWidth {
        // ASCII and the Latin letters of Europe, without a look-up.
        if (0x20...0x7E).contains(value) || (0xC0...0x17F).contains(value) {
            return DisplayWidth(usual: 1, greatest: 1)
        }
        let known = Int(isUnicodeKnown ? wcwidth(wchar_t(value)) : -1)
        // What the C library does not know is newer than it is, or no character.
        guard known >= 0 else { return unknownWidth }
        let isDisputed = isRegionalIndicator || isHangulEnding || isJoinedOrInvisible
        return DisplayWidth(
            usual: known, greatest: isRegionalIndicator || isHangulEnding ? 2 : known, isCertain: !isDisputed)
    }

    private var unknownWidth: DisplayWidth {
        switch properties.generalCategory {
        case .control, .surrogate, .lineSeparator, .paragraphSeparator: DisplayWidth(isCertain: false)
        case .nonspacingMark, .enclosingMark, .format: DisplayWidth(usual: 0, greatest: 1, isCertain: false)
        default: DisplayWidth(usual: properties.isEmojiPresentation ? 2 : 1, greatest: 2, isCertain: false)
        }
    }

    private var isJoinedOrInvisible: Bool {
        if properties.isEmojiModifier || properties.isVariationSelector { return true }
        switch properties.generalCategory {
        case .format, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
