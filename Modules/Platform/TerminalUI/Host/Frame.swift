/// Everything that is seen at one moment.
public struct Frame: Hashable, Sendable {
    /// The screen's cells.
    public var surface: Surface
    /// Where the terminal's cursor stands; nil where none is seen.
    public var cursor: Point?
    /// Pixels in front of the cells.
    public var pictures: [PlacedPicture]
    /// What a screen reader says, in the order in which it is read.
    public var spoken: [SpokenLine]
}

/// What a screen reader says of one thing.
public struct SpokenLine: Hashable, Sendable {
    /// Tells the thing from others.
    public var node: Int
    /// What is said.
    public var text: String
    /// Whether it takes the keys.
    public var isFocused: Bool
}
