/// What a terminal sends.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(KeyPress)
    /// Text was pasted. A long one comes in several pieces, one right after the other; it may hold line ends, and no
    /// other control characters but tabs.
    case paste(String)
    /// The mouse did something.
    case mouse(MouseEvent)
}

/// What the mouse did, and where.
public struct MouseEvent: Hashable, Sendable {
    /// What the mouse can do.
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
        /// Each by its place.
        case left, middle, right
    }

    /// The ways in which the wheel turns.
    public enum Scroll: Hashable, Sendable {
        /// Towards what comes before, or what comes after.
        case up, down
    }

    /// What it did.
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
