/// A key of the keyboard.
public enum Key: Hashable, Sendable {
    /// A key that writes something.
    case character(Character)
    /// Keys with names.
    case enter, tab, escape, backspace, delete, insert
    /// Keys that move.
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and those after it.
    case function(Int)
}

/// A key that was pressed, with those that were held.
public struct KeyPress: Hashable, Sendable {
    /// Keys that are held while another is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit for each, as terminals number them.
        public let rawValue: UInt8
        /// Creates modifiers from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift; terminals report it only for keys without text.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The key.
    public var key: Key
    /// The modifiers.
    public var modifiers: Modifiers

    /// Creates a key press.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    /// A character's key: `KeyPress("q")`.
    public init(_ character: Character, _ modifiers: Modifiers = []) {
        self.init(.character(character), modifiers)
    }

    /// The name of the key for people.
    public var name: String {
        let name: String =
            switch key {
            case .character(" "): "Space"
            case .character(let character): modifiers.contains(.control) ? character.uppercased() : "\(character)"
            case .function(let number): "F\(number)"
            case .pageUp: "PageUp"
            case .pageDown: "PageDown"
            default: "\(key)".prefix(1).uppercased() + "\(key)".dropFirst()
            }
        let held = [(Modifiers.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
        return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + name
    }
}
