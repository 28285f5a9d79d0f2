/// The states of a list.
public enum ListViewState<Content: Sendable, Failure: Error>: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The list is being loaded.
    case loading
    /// The list, as far as it is loaded.
    case loaded(Content)
    /// The list has no rows.
    case empty
    /// The list could not be loaded.
    case error(Failure)
}

/// The content of a list: all of it, or its first pages.
public protocol ListContent {
    /// The cursor of a page.
    associatedtype Cursor: Hashable & Sendable

    /// Whether the list has no rows.
    var isEmpty: Bool { get }
    /// The cursor of the next page; nil if this is all.
    var nextPage: Cursor? { get }

    /// Appends the next page.
    mutating func append(page: Self)
}

/// What is read as a whole has no next page.
extension ListContent where Cursor == Never {
    public var nextPage: Never? { nil }

    public mutating func append(page: Self) {}
}

/// An array is all there is.
extension Array: ListContent {
    public typealias Cursor = Never
}
