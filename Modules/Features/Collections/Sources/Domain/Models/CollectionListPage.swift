/// One of the things that the screen Collection List lists.
public struct CollectionListItem: Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: CollectionListID
    /// What it is called.
    public let title: String

    /// Makes one.
    public init(id: CollectionListID, title: String) {
        self.id = id
        self.title = title
    }
}

/// Identifies a ``CollectionListItem``.
public struct CollectionListID: RawRepresentable, Hashable, Sendable {
    /// The identifier's text: letters from a to z, digits and hyphens.
    public let rawValue: String

    /// Makes an identifier of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What of the list is known: its first pages.
public struct CollectionListPage: Hashable, Sendable {
    /// The things, in their order.
    public var items: [CollectionListItem]
    /// The number of the page that comes next; nil if this is all.
    public var next: Int?

    /// Makes a page.
    public init(items: [CollectionListItem], next: Int?) {
        self.items = items
        self.next = next
    }
}
