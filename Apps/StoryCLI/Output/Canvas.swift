/// What the output device can show.
struct Canvas: Hashable, Sendable {
    /// The width of the terminal in columns; nil without a limit, as for a file.
    var width: Int?
    /// Whether the cursor can be positioned.
    var canMove = false
    /// Whether colours are supported and wanted.
    var hasColors = false

    /// Returns a text with the escape sequences of a style.
    func styled(_ text: String, _ style: TextStyle?) -> String {
        guard hasColors, let style else { return text }
        return "\u{1B}[\(style.code)m\(text)\u{1B}[0m"
    }
}

/// A style of text on a terminal with colours.
enum TextStyle: Sendable {
    /// The headings of a table.
    case heading
    /// A favourite.
    case favorite
    /// Something that needs attention.
    case attention
    /// Something less important.
    case faint

    /// The parameter of the escape sequence that selects it (ECMA-48, SGR).
    fileprivate var code: String {
        switch self {
        case .heading: "1"
        case .favorite, .attention: "33"
        case .faint: "2"
        }
    }
}
