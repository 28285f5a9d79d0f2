/// The node of a list.
final class ListNode: Node {
    private static let wheelStep = 3
    /// The columns before a row: the mark of the selected one, and the last column is the bar's.
    private static let margin = (left: 2, right: 1)

    private struct Row {
        var node: Node
        /// Which state of the list the row was made for.
        var generation: Int
    }

    override var isScrolling: Bool { true }
    private var source = ListSource.empty
    private var rowHeight = 1
    private var generation = 0
    private var rows: [AnyHashable: Row] = [:]
    private var shown: [Node] = []
    /// The first row in sight.
    private(set) var first = 0
    /// The row that keys move from.
    private var current = 0
    /// Whether the row that keys move from was pressed before, so that another click opens it.
    private var isPressed = false
    private var mustReveal = false

    override var children: [Node] { shown }

    func update(_ source: ListSource, rowHeight: Int) {
        (self.source, self.rowHeight) = (source, rowHeight)
        generation += 1
        let next = max(0, min(source.selected ?? current, source.count - 1))
        mustReveal = mustReveal || next != current
        current = next
    }

    // MARK: - Layout

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 40, height: min(source.count * rowHeight, proposal.height ?? .max))
    }

    override func flex(along axis: Axis) -> Int { 1 }

    private var capacity: Int { max(1, frame.size.height / rowHeight) }

    override func layOut() {
        if mustReveal {
            first = max(min(first, current), current - capacity + 1)
            mustReveal = false
        }
        first = max(0, min(first, source.count - capacity))
        let range = first..<max(first, min(source.count, first + (frame.size.height + rowHeight - 1) / rowHeight))
        makeRows(range)
        let width = frame.size.width - Self.margin.left - Self.margin.right
        for (offset, node) in shown.enumerated() {
            let row = Rect(
                x: frame.minX + Self.margin.left, y: frame.minY + offset * rowHeight, width: width, height: rowHeight)
            node.layOut(in: row, visible: visible)
        }
    }

    private func makeRows(_ range: Range<Int>) {
        var rest = rows
        rows = [:]
        shown = range.map { index in
            let id = source.id(index)
            var row = rest.removeValue(forKey: id)
            if row?.generation != generation {
                let view = ListRow { [source] in source.row(index) }
                let node = Reconciler.node(for: view, reusing: row?.node, below: self, environment: environment)
                row = Row(node: node, generation: generation)
            }
            rows[id] = row
            return row?.node
        }.compactMap(\.self)
        for row in rest.values { row.node.unmount() }
    }

    // MARK: - Drawing

    override func draw(on painter: inout Painter) {
        painter.clipped(to: frame) { painter in
            super.draw(on: &painter)
            if source.count > 0, source.selected != nil || isFocused { drawSelection(on: &painter) }
            let bar = Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.size.height)
            ScrollBar(total: source.count * rowHeight, offset: first * rowHeight)
                .draw(in: bar, environment: environment, on: &painter)
        }
    }

    private func drawSelection(on painter: inout Painter) {
        let row = Rect(
            x: frame.minX, y: frame.minY + (current - first) * rowHeight, width: frame.size.width - 1,
            height: rowHeight)
        let style = environment.theme[isFocused ? .focus : .selection]
        for y in row.minY..<row.maxY {
            painter.put(environment.glyphs.selection, x: row.minX, y: y, style: environment.theme[.accent])
        }
        painter.restyle(row) { style.over($0) }
    }

    /// The selected row and its index, while the list has the focus.
    override var description: String? {
        guard isFocused, source.count > 0 else { return nil }
        let row = rows[source.id(current)]?.node.description
        return [row, "row \(current + 1) of \(source.count)"].compactMap(\.self).joined(separator: ", ")
    }

    // MARK: - Input

    override var controlKind: FocusedControl { .list }
    override var isFocusable: Bool { source.count > 0 && environment.isEnabled }

    override func take(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, source.count > 0 else { return false }
        switch key.key {
        case .up: return move(to: current - 1)
        case .down: return move(to: current + 1)
        case .pageUp: return move(to: max(0, current - capacity)) || true
        case .pageDown: return move(to: min(source.count - 1, current + capacity)) || true
        case .home: return move(to: 0) || true
        case .end: return move(to: source.count - 1) || true
        case .enter:
            move(to: current)
            source.activate(current)
            return true
        default: return false
        }
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        switch mouse.kind {
        case .scroll(let way):
            mustReveal = false
            first += way == .up ? -Self.wheelStep : Self.wheelStep
            tree.needsFrame()
        case .press(.left):
            let index = first + (mouse.location.y - frame.minY) / rowHeight
            guard index < source.count else { return false }
            if index == current, isPressed || source.selected != nil { source.activate(index) } else { move(to: index) }
            isPressed = true
        default: return false
        }
        return true
    }

    /// Moves the selection.
    ///
    /// - Returns: Whether there is such a row; at the first and the last, keys leave the list.
    @discardableResult
    private func move(to index: Int) -> Bool {
        guard (0..<source.count).contains(index) else { return false }
        mustReveal = true
        if index != current {
            (current, isPressed) = (index, false)
            source.select(index)
        }
        tree.needsFrame()
        return true
    }
}
