import Foundation

/// A typed identifier: a lowercase string that is unique among values of one type.
///
/// `Subject` only distinguishes the types at compile time; it is never stored.
public struct Identifier<Subject>: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The text: 1 to 64 characters of `a-z`, `0-9` and `-`, not beginning with `-`.
    public let rawValue: String

    /// Creates an identifier from text that is known to be valid; use ``init(checking:)`` for all other text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from untrusted text; nil if the text is not a valid identifier.
    ///
    /// Identifiers are used as file names and are printed, so nothing else is accepted.
    public init?(checking text: String) {
        let letters = text.utf8
        guard (1...64).contains(letters.count), letters.first != UInt8(ascii: "-"),
            letters.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
        else { return nil }
        rawValue = text
    }

    /// Returns a new identifier of 26 characters (130 random bits).
    public static func random(using generator: inout some RandomNumberGenerator) -> Self {
        let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
        return Self(rawValue: String((0..<26).map { _ in alphabet[Int(generator.next() & 31)] }))
    }

    public var description: String { rawValue }

    /// The first 8 characters, as people type them: they are unique among 100,000 stories in all but one of two hundred
    /// libraries.
    package var short: String { String(rawValue.prefix(8)) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Decodes an identifier.
    ///
    /// - Throws: `DecodingError` if the text is not a valid identifier.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let checked = Self(checking: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an identifier")
        }
        self = checked
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// Identifies a hero.
public typealias HeroID = Identifier<Hero>
/// Identifies a story.
public typealias StoryID = Identifier<Story>
/// Identifies a custom event.
public typealias CustomEventID = Identifier<CustomStoryEvent>
/// Identifies a generation job, with the same text as the identifier of its story.
public typealias JobID = Identifier<JobSubject>

/// What the identifier of a job names: the job itself belongs to a feature.
public enum JobSubject {}

extension Identifier where Subject == Hero {
    /// Returns the identifier of the `ordinal`-th hero (from 0) of a name.
    ///
    /// It depends on nothing else, so that heroes of equal names look the same in every library, and a seed reproduces
    /// a story byte for byte.
    public static func derived(fromName name: String, ordinal: Int) -> Self {
        var generator = SeededGenerator(hashing: "hero", name.precomposedStringWithCanonicalMapping, String(ordinal))
        return .random(using: &generator)
    }
}
