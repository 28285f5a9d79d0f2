/// A list of rows with equal heights and a selection; only visible rows are created.
public struct List: Primitive {
    private let source: ListSource
    private let rowHeight: Int

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - id: The key path to an element's identity.
    ///   - selection: The selected element, which is highlighted.
    ///   - rowHeight: The height of each row.
    ///   - activate: Called for the selected element on Enter and on a click of the selected row.
    ///   - row: The view of an element. It has a body of its own: only the rows that read what has changed are updated.
    public init<Elements: RandomAccessCollection, ID: Hashable & Sendable, Row: View>(
        _ elements: Elements, id: KeyPath<Elements.Element, ID>, selection: Binding<ListSelection<ID>>,
        rowHeight: Int = 1, activate: @escaping @MainActor (Elements.Element) -> Void = { _ in },
        @ViewBuilder row: @escaping @MainActor (Elements.Element) -> Row
    ) where Elements.Index == Int {
        let first = elements.startIndex
        let offset = selection.wrappedValue.index(in: elements, id: id)
        source = ListSource(
            count: elements.count, id: { AnyHashable(elements[first + $0][keyPath: id]) }, selected: offset,
            row: { index in row(elements[first + index]) },
            select: { selection.wrappedValue.select(elements[first + $0][keyPath: id], at: $0) },
            activate: { activate(elements[first + $0]) })
        self.rowHeight = max(1, rowHeight)
    }

    /// Creates a list of identifiable elements.
    public init<Elements: RandomAccessCollection, Row: View>(
        _ elements: Elements, selection: Binding<ListSelection<Elements.Element.ID>>, rowHeight: Int = 1,
        activate: @escaping @MainActor (Elements.Element) -> Void = { _ in },
        @ViewBuilder row: @escaping @MainActor (Elements.Element) -> Row
    ) where Elements.Index == Int, Elements.Element: Identifiable, Elements.Element.ID: Sendable {
        self.init(
            elements, id: \.id, selection: selection, rowHeight: rowHeight, activate: activate, row: row)
    }

    /// Creates a list whose rows only open something: which one would be opened, the list alone knows, and highlights
    /// it while it takes the keys.
    public init<Elements: RandomAccessCollection, Row: View>(
        _ elements: Elements, rowHeight: Int = 1, activate: @escaping @MainActor (Elements.Element) -> Void,
        @ViewBuilder row: @escaping @MainActor (Elements.Element) -> Row
    ) where Elements.Index == Int, Elements.Element: Identifiable {
        let first = elements.startIndex
        source = ListSource(
            count: elements.count, id: { AnyHashable(elements[first + $0].id) }, selected: nil,
            row: { index in row(elements[first + index]) }, select: { _ in },
            activate: { activate(elements[first + $0]) })
        self.rowHeight = max(1, rowHeight)
    }

    func makeNode(in context: NodeContext) -> ListNode { ListNode(context) }

    func update(_ node: ListNode, environment: EnvironmentValues) {
        node.update(source, rowHeight: rowHeight)
    }
}

/// The elements of a list, by their position from 0.
@MainActor
struct ListSource {
    var count: Int
    var id: (Int) -> AnyHashable
    /// The position of what is selected; nil if the list alone knows.
    var selected: Int?
    var row: @MainActor (Int) -> any View
    var select: (Int) -> Void
    var activate: (Int) -> Void

    static let empty = ListSource(
        count: 0, id: { $0 }, selected: nil, row: { _ in EmptyView() }, select: { _ in }, activate: { _ in })
}

/// A row of a list.
struct ListRow: Primitive {
    let content: @MainActor () -> any View

    func makeNode(in context: NodeContext) -> ListRowNode { ListRowNode(context) }

    func update(_ node: ListRowNode, environment: EnvironmentValues) {
        node.wrap(ListRowContent(content: content), environment: environment)
    }
}

/// The content of a row, with a body of its own, so that a changed row is updated alone.
struct ListRowContent: View {
    let content: @MainActor () -> any View

    var body: AnyView { AnyView(content()) }
}

/// The node of a row, which screen readers get as a single line.
final class ListRowNode: WrapperNode {
    override var description: String? {
        var texts: [String] = []
        func visit(_ node: Node) {
            if let text = node.description?.trimmed { texts.append(text) }
            if !node.describesAll { node.shownChildren.forEach(visit) }
        }
        child.map(visit)
        return texts.joined(separator: ", ")
    }

    override var describesAll: Bool { true }
}

extension String {
    /// Without spaces around it; nil if nothing else is in it.
    fileprivate var trimmed: String? {
        let text = drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        return text.isEmpty ? nil : String(text)
    }
}
