/// What the screen Collection Detail shows.
public struct CollectionDetailItem: Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: CollectionDetailID
    /// What it is called.
    public let title: String

    /// Makes one.
    public init(id: CollectionDetailID, title: String) {
        self.id = id
        self.title = title
    }
}

/// Identifies a ``CollectionDetailItem``.
public struct CollectionDetailID: RawRepresentable, Hashable, Sendable {
    /// The identifier's text: letters from a to z, digits and hyphens.
    public let rawValue: String

    /// Makes an identifier of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
