/// An event from a terminal.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(KeyPress)
    /// Text was pasted. A long one arrives in several consecutive pieces; it may contain line ends, and no other
    /// control characters but tabs.
    case paste(String)
    /// The mouse did something.
    case mouse(MouseEvent)
}

/// A mouse event with its position.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of mouse events.
    public enum Kind: Hashable, Sendable {
        /// A button was pressed or let go.
        case press(Button), release
        /// It moved with a button pressed.
        case drag
        /// The wheel turned.
        case scroll(Scroll)
    }

    /// Its buttons.
    public enum Button: Hashable, Sendable {
        /// Each by where it is.
        case left, middle, right
    }

    /// The ways in which the wheel turns.
    public enum Scroll: Hashable, Sendable {
        /// Scrolling up or down.
        case up, down
    }

    /// The kind of event.
    public var kind: Kind
    /// Where, in cells of the screen.
    public var location: Point
    /// The modifier keys held.
    public var modifiers: KeyPress.Modifiers

    /// Creates an event.
    public init(_ kind: Kind, at location: Point, _ modifiers: KeyPress.Modifiers = []) {
        (self.kind, self.location, self.modifiers) = (kind, location, modifiers)
    }
}
