/// The content of a cell of the screen.
public struct Cell: Hashable, Sendable {
    /// The character; a space for none. The cells behind a wide character have a space, too.
    public var character: Character
    /// The columns that the character takes; 0 for a cell that the character before it covers.
    public var columns: Int8
    /// Whether every terminal draws the character with this width.
    public var isCertain: Bool
    /// The style.
    public var style: Style

    /// Nothing, as the terminal writes by itself.
    public static let blank = Cell(character: " ", columns: 1, isCertain: true, style: .plain)

    /// Creates a cell.
    public init(character: Character, columns: Int8 = 1, isCertain: Bool = true, style: Style = .plain) {
        (self.character, self.columns, self.isCertain, self.style) = (character, columns, isCertain, style)
    }
}
