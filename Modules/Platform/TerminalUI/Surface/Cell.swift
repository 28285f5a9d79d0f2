/// What stands in one cell of the screen.
public struct Cell: Hashable, Sendable {
    /// What is seen; a space for nothing. The cells behind a character that takes several have a space, too.
    public var character: Character
    /// The columns that the character takes; 0 for a cell that the character before it covers.
    public var columns: Int8
    /// Whether every terminal draws the character in so many columns.
    public var isCertain: Bool
    /// How it looks.
    public var style: Style

    /// Nothing, as the terminal writes by itself.
    public static let blank = Cell(character: " ", columns: 1, isCertain: true, style: .plain)

    /// Creates a cell.
    public init(character: Character, columns: Int8 = 1, isCertain: Bool = true, style: Style = .plain) {
        (self.character, self.columns, self.isCertain, self.style) = (character, columns, isCertain, style)
    }
}
