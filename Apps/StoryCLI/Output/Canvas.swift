/// What can be shown where results go to.
struct Canvas: Hashable, Sendable {
    /// The terminal's columns; nil if nothing limits a line, as in a file.
    var width: Int?
    /// Whether the cursor can be placed.
    var canMove = false
    /// Whether colours are seen and wanted.
    var hasColors = false

    /// A text as it looks in a style.
    func styled(_ text: String, _ style: TextStyle?) -> String {
        guard hasColors, let style else { return text }
        return "\u{1B}[\(style.code)m\(text)\u{1B}[0m"
    }
}

/// How a text differs from others, on a terminal with colours.
enum TextStyle: Sendable {
    /// The headings of a table.
    case heading
    /// What the family has marked.
    case favorite
    /// What somebody should look at.
    case attention
    /// What is of less interest.
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
