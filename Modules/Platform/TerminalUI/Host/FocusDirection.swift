/// The direction of an arrow key.
@MainActor
enum FocusDirection {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }
    /// The direction in reading order.
    var step: Int { self == .up || self == .left ? -1 : 1 }

    /// Returns whether a frame is in the direction: in another row, or beside it in the same row.
    func leads(from start: Rect, to end: Rect) -> Bool {
        let isBeside = end.minY < start.maxY && end.maxY > start.minY
        return switch self {
        case .up: end.maxY <= start.minY
        case .down: end.minY >= start.maxY
        case .left: isBeside && end.maxX <= start.minX
        case .right: isBeside && end.minX >= start.maxX
        }
    }

    /// Returns the nearest visible node in the direction; nil if there is none.
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
