/// A picture as it is sent to a terminal.
public struct TerminalPicture: Hashable, Sendable {
    /// The content of the picture.
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
    /// The content of the picture.
    public let form: Form

    /// Creates a picture.
    public init(columns: Int, rows: Int, form: Form) {
        (self.columns, self.rows, self.form) = (columns, rows, form)
    }

    /// The sequence that removes the picture; empty if writing its cells suffices.
    public var removal: String {
        switch form {
        case .lines, .sixels: ""
        case .kitty(_, let image): "\u{1B}_Ga=d,d=I,i=\(image),q=2\u{1B}\\"
        }
    }
}
