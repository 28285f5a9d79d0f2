import Foundation
import StoryCore

/// A text in the making that remembers of each scalar which stretch of the source it was made from.
struct TracedText {
    private(set) var scalars: [Unicode.Scalar] = []
    /// The bytes of the source for each scalar.
    private(set) var origins: [TextRange] = []

    /// Creates an empty text.
    init() {}

    /// Creates the text from a part of a source: composed (NFC), and without invisible characters.
    init(_ text: String, _ range: Range<String.Index>) {
        var position = TextRange(text.startIndex..<range.lowerBound, in: text).end
        for character in text[range] {
            let length = character.utf8.count
            let origin = TextRange(start: position, end: position + length)
            let isComposed = character.isASCII || character.unicodeScalars.count == 1
            let composed = isComposed ? String(character) : String(character).precomposedStringWithCanonicalMapping
            for scalar in composed.unicodeScalars where !scalar.isInvisible { append(scalar, origin) }
            position += length
        }
    }

    /// The number of scalars.
    var count: Int { scalars.count }

    /// A part of it as a string.
    func string(_ range: Range<Int>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars[range])
        return String(string)
    }

    /// The stretch of the source that a part was made from, which must not be empty.
    func origin(of range: Range<Int>) -> TextRange {
        origins[range].dropFirst().reduce(origins[range.lowerBound]) { hull, origin in
            TextRange(start: min(hull.start, origin.start), end: max(hull.end, origin.end))
        }
    }

    /// Returns the range of the text derived from a range of the source; nil if there is none.
    func range(from source: TextRange) -> Range<Int>? {
        let isInside = { (origin: TextRange) in origin.start >= source.start && origin.end <= source.end }
        guard let first = origins.firstIndex(where: isInside), let last = origins.lastIndex(where: isInside) else {
            return nil
        }
        return first..<last + 1
    }

    /// Without the space that it ends with.
    func withoutLastSpace() -> TracedText {
        guard scalars.last == " " else { return self }
        var text = self
        text.scalars.removeLast()
        text.origins.removeLast()
        return text
    }

    /// Adds a scalar.
    mutating func append(_ scalar: Unicode.Scalar, _ origin: TextRange) {
        scalars.append(scalar)
        origins.append(origin)
    }

    /// Adds a part of another text.
    mutating func append(_ range: Range<Int>, of other: TracedText) {
        scalars += other.scalars[range]
        origins += other.origins[range]
    }

    /// Adds what is said for a part of another text.
    mutating func append(_ string: String, for range: Range<Int>, of other: TracedText) {
        guard !range.isEmpty else { return }
        let origin = other.origin(of: range)
        for scalar in string.unicodeScalars { append(scalar, origin) }
    }
}

/// What takes the place of a part of a text.
enum Replacement {
    /// A part of the text itself.
    case kept(Range<Int>)
    /// Something else, which is said for a part of the text.
    case said(String, for: Range<Int>)
}
