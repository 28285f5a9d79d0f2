/// A terminal that a program takes over.
@MainActor
public protocol TerminalDevice: AnyObject {
    /// The size in columns and rows; nil if unknown.
    var size: Size? { get }

    /// Takes the terminal over and starts reporting events.
    ///
    /// - Parameters:
    ///   - hasScreen: Whether a screen is drawn; otherwise only lines are written.
    ///   - tell: Called on any thread.
    func open(hasScreen: Bool, tell: @escaping @Sendable (TerminalEvent) -> Void)
    /// Writes to the terminal; false if it is gone.
    func write(_ text: String) -> Bool
    /// Restores the terminal, stops the process as the shell expects, and takes the terminal over again once the
    /// process is continued.
    func suspend()
    /// Leaves the terminal as it was for another program, and hears no keys and signals until it is taken back.
    func lend()
    /// Takes the terminal over again from a program that it was lent to.
    func takeBack()
    /// Leaves the terminal as it was.
    func close() async
}

/// An event of a terminal.
public enum TerminalEvent: Hashable, Sendable {
    /// It sent something; nothing if it is closed.
    case bytes([UInt8])
    /// It has another size.
    case resized
    /// The process is to be suspended (Ctrl-Z).
    case suspended
    /// The process is asked to end, by a signal of this number.
    case interrupted(Int32)
}
