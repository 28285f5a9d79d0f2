/// Everything that is seen at one moment.
public struct Frame: Hashable, Sendable {
    /// The screen's cells.
    public var surface: Surface
    /// The position of the terminal's cursor; nil if it is hidden.
    public var cursor: Point?
    /// Pixels in front of the cells.
    public var pictures: [PlacedPicture]
    /// The lines for a screen reader, in reading order.
    public var spoken: [SpokenLine]
}

/// A line for a screen reader.
public struct SpokenLine: Hashable, Sendable {
    /// The number of the node.
    public var node: Int
    /// The text.
    public var text: String
    /// Whether it takes the keys.
    public var isFocused: Bool
}
