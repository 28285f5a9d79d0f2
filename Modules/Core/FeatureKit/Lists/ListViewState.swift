/// The situations of a list.
public enum ListViewState<Content: Sendable, Failure: Error>: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The list is being read.
    case loading
    /// What was read so far.
    case loaded(Content)
    /// There is nothing to list.
    case empty
    /// The list could not be read.
    case error(Failure)
}

/// What a list shows: all of it, or its first pages.
public protocol ListContent {
    /// Where the next page begins.
    associatedtype Cursor: Hashable & Sendable

    /// Whether nothing is listed.
    var isEmpty: Bool { get }
    /// Where the next page begins; nil if this is all.
    var nextPage: Cursor? { get }

    /// Puts the page that follows behind this one.
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
