import TerminalUI

/// Which element of a list is selected, also after others came and some went: always one, as long as there is any.
struct ListSelection<ID: Hashable>: Hashable {
    private var id: ID?
    private var index = 0

    /// The selected element, or what stands in its place once it is gone.
    func element<Element: Identifiable>(of elements: [Element]) -> Element? where Element.ID == ID {
        guard let last = elements.indices.last else { return nil }
        return elements.first { $0.id == id } ?? elements[min(index, last)]
    }

    /// Selects the element at a position.
    mutating func select(_ id: ID?, at index: Int) {
        (self.id, self.index) = (id, index)
    }
}

extension Binding {
    /// The selection as a list takes it.
    func selected<Element: Identifiable>(
        in elements: [Element]
    ) -> Binding<Element.ID?> where Value == ListSelection<Element.ID> {
        Binding<Element.ID?>(
            get: { wrappedValue.element(of: elements)?.id },
            set: { id in
                guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
                wrappedValue.select(id, at: index)
            })
    }
}
