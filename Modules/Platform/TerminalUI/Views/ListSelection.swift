/// The selected element of a list, also after insertions and removals: there always is one in a list with elements.
///
/// The list highlights ``element(of:)``, to which the screen's keys apply as well.
public struct ListSelection<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The element that was selected; nil until then.
    public private(set) var id: ID?
    /// The index of the element when it was selected, from 0.
    public private(set) var index: Int

    /// Creates a selection of an index, from 0; in a shorter list, the last one.
    public init(at index: Int = 0) {
        self.index = max(0, index)
    }

    /// Returns the selected element, or the one at its index once it is removed; nil in an empty list.
    public func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element?
    where Elements.Index == Int, Elements.Element: Identifiable, Elements.Element.ID == ID {
        index(in: elements, id: \.id).map { elements[elements.startIndex + $0] }
    }

    /// Returns the index of the selected element, from 0, or its former index once it is removed; nil in an empty list.
    ///
    /// - Parameter path: The key path to an element's identity.
    public func index<Elements: RandomAccessCollection>(
        in elements: Elements, id path: KeyPath<Elements.Element, ID>
    ) -> Int? where Elements.Index == Int {
        guard !elements.isEmpty else { return nil }
        let (first, guess) = (elements.startIndex, min(index, elements.count - 1))
        // Mostly it is where it was.
        guard let id, elements[first + guess][keyPath: path] != id else { return guess }
        return elements.firstIndex { $0[keyPath: path] == id }.map { $0 - first } ?? guess
    }

    /// Selects the element at an index, from 0.
    public mutating func select(_ id: ID, at index: Int) {
        (self.id, self.index) = (id, index)
    }
}
