/// The environment of a view: shared objects by type, and looks.
@MainActor
public struct EnvironmentValues {
    private var objects: [ObjectIdentifier: Entry] = [:]
    /// The styles of the roles.
    public var theme = Theme.dark
    /// The characters of frames and marks.
    public var glyphs = GlyphSet.unicode
    /// The least columns of the labels in front of controls.
    public var labelWidth = 0
    /// Whether things can be used.
    public var isEnabled = true
    /// Closes the sheet or alert that the view is in; does nothing elsewhere.
    public var dismiss = DismissAction()
    /// The status of the focus.
    public private(set) var focus = FocusStatus()
    /// Finds the keys that mean something.
    public var keyCommands = KeyCommandsAction()
    /// Lends the terminal to another program.
    public var lendTerminal = LendTerminalAction()
    /// Opens texts in an external editor; nil if there is none.
    public var textEditor: (any TextEditing)?
    /// Ends the program; does nothing where the view is not shown on a terminal.
    public var quit = QuitAction()
    /// Renders pictures for terminals; nil to show only their descriptions.
    public var pictures: (any PictureRenderer)?

    /// Creates an empty environment.
    public init() {}

    /// Provides an object, replacing one of the same type.
    public mutating func provide<Value>(_ value: Value, as type: Value.Type = Value.self) {
        objects[ObjectIdentifier(type)] = Entry(value)
    }

    /// The object of a type, or of a protocol under which it was provided; nil if there is none.
    public subscript<Value>(_ type: Value.Type) -> Value? {
        objects[ObjectIdentifier(type)]?.value as? Value
    }

    /// Returns whether all that views can find is the same.
    func isSame(as other: EnvironmentValues) -> Bool {
        theme == other.theme && glyphs == other.glyphs && labelWidth == other.labelWidth
            && isEnabled == other.isEnabled && focus === other.focus && dismiss == other.dismiss
            && textEditor === other.textEditor && pictures?.id == other.pictures?.id
            && objects.count == other.objects.count
            && objects.allSatisfy { type, entry in other.objects[type].map(entry.isSame) ?? false }
    }

    private struct Entry {
        let value: Any
        /// The identity of an object; nil for other values.
        private let identity: ObjectIdentifier?

        init(_ value: Any) {
            self.value = value
            identity = type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
        }

        func isSame(as other: Entry) -> Bool {
            identity != nil && identity == other.identity
        }
    }
}
