/// Which element of a list is selected, also after others came and some went: always one, as long as there is any.
///
/// A list highlights what ``element(of:)`` finds, and so do keys of the screen around it: both mean the same row, from
/// the first moment on.
public struct ListSelection<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The element that was chosen; nil before anybody has chosen one.
    public private(set) var id: ID?
    /// Where the selected element stood when it was chosen, from 0.
    public private(set) var index: Int

    /// Selects what stands at a place, from 0; in a shorter list, the last one.
    public init(at index: Int = 0) {
        self.index = max(0, index)
    }

    /// The selected element, or what stands in its place once it is gone; nil in an empty list.
    public func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element?
    where Elements.Index == Int, Elements.Element: Identifiable, Elements.Element.ID == ID {
        index(in: elements, id: \.id).map { elements[elements.startIndex + $0] }
    }

    /// Where the selected element stands, from 0, or what stands in its place once it is gone; nil in an empty list.
    ///
    /// - Parameter path: What tells an element from the others.
    public func index<Elements: RandomAccessCollection>(
        in elements: Elements, id path: KeyPath<Elements.Element, ID>
    ) -> Int? where Elements.Index == Int {
        guard !elements.isEmpty else { return nil }
        let (first, guess) = (elements.startIndex, min(index, elements.count - 1))
        // Mostly it is where it was.
        guard let id, elements[first + guess][keyPath: path] != id else { return guess }
        return elements.firstIndex { $0[keyPath: path] == id }.map { $0 - first } ?? guess
    }

    /// Selects the element at a place, from 0.
    public mutating func select(_ id: ID, at index: Int) {
        (self.id, self.index) = (id, index)
    }
}
