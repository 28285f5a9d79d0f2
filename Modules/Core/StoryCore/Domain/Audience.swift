/// The age group that a story is written for.
public enum AgeBand: String, CaseIterable, Codable, Sendable {
    case twoToFour = "2-4"
    case fourToSix = "4-6"
    case sixToTen = "6-10"
    /// Children of every age.
    case all
}

/// The tone of a story.
public enum StoryTone: String, CaseIterable, Codable, Sendable {
    /// The tones, the quietest first.
    case gentle, cheerful, funny, adventurous, magical, curious
}

/// A language code: "en", "de".
public struct LanguageCode: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The code, lowercase, with hyphens.
    public let rawValue: String

    /// Creates a code. Case does not matter, and "en_GB" equals "en-gb".
    public init(rawValue: String) {
        // The common case needs no conversion: every story of a list has a code.
        let isCode = rawValue.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        self.rawValue = isCode ? rawValue : rawValue.lowercased().replacing("_", with: "-")
    }

    /// English, the language of every default.
    public static let english = LanguageCode(rawValue: "en")

    /// The language without its region: "en" of "en-gb".
    public var base: LanguageCode {
        LanguageCode(rawValue: String(rawValue.prefix { $0 != "-" }))
    }

    public var description: String { rawValue }
}
