/// Opens a text in an external editor, which uses the terminal meanwhile.
@MainActor
public protocol TextEditing: AnyObject {
    /// Shows a text in the editor and waits until it is closed.
    ///
    /// - Returns: The text as it is then.
    /// - Throws: ``TextEditingError`` if the editor could not be used; nothing is changed then.
    func edit(_ text: String) async throws(TextEditingError) -> String
}

/// Why a text could not be edited in another program.
public struct TextEditingError: Error, Hashable, Sendable {
    /// The message, for people.
    public var message: String

    /// Creates an error with a message.
    public init(_ message: String) {
        self.message = message
    }
}
