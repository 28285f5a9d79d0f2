/// An author's note on how to read a range of a passage aloud.
public struct DeliveryMark: Hashable, Codable, Sendable {
    /// The kinds of notes.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The turning point: the hero has the idea.
        case turn
        /// The low point: all seems lost.
        case worst
        /// A deliberately repeated line.
        case refrain
        /// The beginning of the end.
        case ending
    }

    /// The kind of note.
    public var kind: Kind
    /// The range of the sentences in the passage's text.
    public var range: TextRange

    /// Creates a mark.
    public init(_ kind: Kind, at range: TextRange) {
        self.kind = kind
        self.range = range
    }
}
