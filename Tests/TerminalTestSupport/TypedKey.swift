/// What a person types, by the names of keys.
package enum TypedKey: Hashable, Sendable, ExpressibleByStringLiteral {
    case enter, tab, backTab, escape, space, up, down, right, left
    /// A letter while Ctrl is held down.
    case control(Character)
    /// Characters, one after the other.
    case text(String)

    package init(stringLiteral text: String) { self = .text(text) }

    /// What a terminal sends for it.
    package var sequence: String {
        switch self {
        case .enter: "\r"
        case .tab: "\t"
        case .backTab: "\u{1B}[Z"
        case .escape: "\u{1B}"
        case .space: " "
        case .up: "\u{1B}[A"
        case .down: "\u{1B}[B"
        case .right: "\u{1B}[C"
        case .left: "\u{1B}[D"
        case .control(let character): String(UnicodeScalar((character.uppercased().utf8.first ?? 0x40) & 0x1F))
        case .text(let text): text
        }
    }
}
