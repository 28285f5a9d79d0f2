/// Whether the household has a PIN: `story pin status`, `story pin set` and `story pin remove`.
public struct PINDocument: JSONDocument {
    /// Whether a PIN is set.
    public var isSet: Bool

    /// Creates a document.
    public init(isSet: Bool) {
        self.isSet = isSet
    }
}
