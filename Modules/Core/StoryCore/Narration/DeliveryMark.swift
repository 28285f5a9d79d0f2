/// What somebody who reads aloud should know of a place in a passage, as its author planned it.
public struct DeliveryMark: Hashable, Codable, Sendable {
    /// What is special about the place.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The story turns here: the hero has the idea.
        case turn
        /// All seems lost.
        case worst
        /// The line that returns on purpose.
        case refrain
        /// The end begins.
        case ending
    }

    /// What is special about the place.
    public var kind: Kind
    /// Where the sentences stand in the passage's text.
    public var range: TextRange

    /// Marks a place.
    public init(_ kind: Kind, at range: TextRange) {
        self.kind = kind
        self.range = range
    }
}
