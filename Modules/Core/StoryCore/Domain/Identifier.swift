import Foundation

/// A typed identifier: a lowercase string that is unique among values of one kind.
///
/// `Subject` only keeps identifiers of different kinds apart at compile time; it is never stored.
public struct Identifier<Subject>: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The identifier's text: 1 to 64 characters out of `a-z`, `0-9` and `-`, the first of which is no `-`.
    public let rawValue: String

    /// Makes an identifier of text that is already known to be one; ``init(checking:)`` is for all other text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes an identifier of text from anywhere; nil if it cannot be one.
    ///
    /// Identifiers become names of files and are printed, so nothing else may ever pass for one.
    public init?(checking text: String) {
        let letters = text.utf8
        guard (1...64).contains(letters.count), letters.first != UInt8(ascii: "-"),
            letters.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
        else { return nil }
        rawValue = text
    }

    /// Makes a new identifier of 26 characters (130 random bits) from a source of randomness.
    public static func random(using generator: inout some RandomNumberGenerator) -> Self {
        let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
        return Self(rawValue: String((0..<26).map { _ in alphabet[Int(generator.next() & 31)] }))
    }

    public var description: String { rawValue }

    /// The beginning of the identifier, as people type it: 8 characters tell 100,000 stories apart, but for one pair
    /// in two hundred libraries.
    package var short: String { String(rawValue.prefix(8)) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// - Throws: `DecodingError` for text that cannot be an identifier.
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
/// Identifies a generation job; a job has the same text as the story that it makes.
public typealias JobID = Identifier<GenerationJob>

extension Identifier where Subject == Hero {
    /// The identifier of the `ordinal`-th hero (from 0) of a name.
    ///
    /// It depends on nothing else, so that the same heroes get the same looks in every library and a
    /// story can be made again, byte for byte, from its seed.
    public static func derived(fromName name: String, ordinal: Int) -> Self {
        var generator = SeededGenerator(hashing: "hero", name.precomposedStringWithCanonicalMapping, String(ordinal))
        return .random(using: &generator)
    }
}
