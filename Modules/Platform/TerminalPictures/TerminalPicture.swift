/// A picture as it is sent to a terminal.
public struct TerminalPicture: Hashable, Sendable {
    /// What the picture consists of.
    public enum Form: Hashable, Sendable {
        /// As many lines of text as it has rows, each as wide as its columns, with colours of its own (SGR).
        case lines([String])
        /// An escape sequence of sixels.
        case sixels(String)
        /// Escape sequences of Kitty's graphics protocol, and the number by which the terminal knows the picture.
        case kitty(String, image: UInt32)
    }

    /// The columns that it covers.
    public let columns: Int
    /// The rows that it covers.
    public let rows: Int
    /// What it consists of.
    public let form: Form

    /// Describes a picture.
    public init(columns: Int, rows: Int, form: Form) {
        (self.columns, self.rows, self.form) = (columns, rows, form)
    }

    /// What draws it; nothing outside of its cells is changed but the place of the cursor.
    ///
    /// - Parameters:
    ///   - row: That of its upper edge on the screen, from 1.
    ///   - column: That of its left edge, from 1.
    public func drawing(row: Int, column: Int) -> String {
        switch form {
        case .lines(let lines):
            lines.enumerated().map { Self.place(row + $0, column) + $1 }.joined()
        case .sixels(let sequence), .kitty(let sequence, _):
            Self.place(row, column) + sequence
        }
    }

    /// What takes it away again from where it was drawn.
    public func removal(row: Int, column: Int) -> String {
        switch form {
        case .lines, .sixels:
            // Cells that are erased (ECH) lose the sixels in them, too.
            (0..<rows).map { Self.place(row + $0, column) + "\u{1B}[\(columns)X" }.joined()
        case .kitty(_, let image): "\u{1B}_Ga=d,d=I,i=\(image),q=2\u{1B}\\"
        }
    }

    private static func place(_ row: Int, _ column: Int) -> String {
        "\u{1B}[\(row);\(column)H"
    }
}
