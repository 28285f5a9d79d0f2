/// Where an arrow moves the focus to.
@MainActor
enum FocusDirection {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }
    /// Where it leads in the order in which a screen is read.
    var step: Int { self == .up || self == .left ? -1 : 1 }

    /// Whether something stands in the direction: in another row, or beside it in the same row.
    func leads(from start: Rect, to end: Rect) -> Bool {
        let isBeside = end.minY < start.maxY && end.maxY > start.minY
        return switch self {
        case .up: end.maxY <= start.minY
        case .down: end.minY >= start.maxY
        case .left: isBeside && end.maxX <= start.minX
        case .right: isBeside && end.minX >= start.maxX
        }
    }

    /// The nearest node that stands in the direction and is in sight; nil for none.
    func nearest(of nodes: [Node], to node: Node) -> Node? {
        nodes.filter { !$0.visible.isEmpty && leads(from: node.frame, to: $0.frame) }
            .min { distance(to: $0.frame, from: node.frame) < distance(to: $1.frame, from: node.frame) }
    }

    /// Rows count before columns where the way is up or down.
    private func distance(to end: Rect, from start: Rect) -> (Int, Int) {
        let rows = max(end.minY - start.maxY, start.minY - end.maxY, 0)
        let columns = max(end.minX - start.maxX, start.minX - end.maxX, 0)
        return isVertical ? (rows, abs(end.minX - start.minX)) : (columns, rows)
    }
}
