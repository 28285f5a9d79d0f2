/// The node of views in a row or a column.
///
/// Those that take what they need are measured first, in their order, each for what is left; those that take a share
/// divide the rest.
final class StackNode: ContainerNode {
    let axis: Axis
    private var spacing = 0
    /// Returns the offset of an extent across the stack.
    private var offset: (Int, Int) -> Int = { _, _ in 0 }

    init(_ axis: Axis, _ context: NodeContext) {
        self.axis = axis
        super.init(context)
    }

    func update(
        _ content: any View, spacing: Int, offset: @escaping (Int, Int) -> Int, environment: EnvironmentValues
    ) {
        (self.spacing, self.offset) = (max(0, spacing), offset)
        arrange(content, environment: environment)
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        let sizes = sizes(for: proposal)
        return Size(
            axis, along: sizes.reduce(gaps) { $0 + $1[axis] }, across: sizes.map { $0[axis.crossing] }.max() ?? 0)
    }

    /// A stack takes a share as soon as one of its members does.
    override func flex(along axis: Axis) -> Int { members.map { $0.flex(along: axis) }.max() ?? 0 }

    override func layOut() {
        var along = axis == .horizontal ? frame.minX : frame.minY
        for (child, size) in zip(members, sizes(for: ProposedSize(frame.size))) {
            let room = frame.size[axis.crossing]
            let across = min(size[axis.crossing], room)
            let origin = offset(across, room) + (axis == .horizontal ? frame.minY : frame.minX)
            let corner = axis == .horizontal ? Point(x: along, y: origin) : Point(x: origin, y: along)
            child.layOut(
                in: Rect(origin: corner, size: Size(axis, along: size[axis], across: across)), visible: visible)
            along += size[axis] + spacing
        }
    }

    private var gaps: Int { spacing * max(0, members.count - 1) }

    private func sizes(for proposal: ProposedSize) -> [Size] {
        var sizes = members.map { _ in Size.zero }
        let across = proposal[axis.crossing]
        var left = proposal[axis].map { $0 - gaps }
        let shares = members.map { $0.flex(along: axis) }
        for (index, child) in members.enumerated() where shares[index] == 0 {
            sizes[index] = child.size(for: ProposedSize(axis, along: left, across: across))
            left = left.map { max(0, $0 - sizes[index][axis]) }
        }
        var weight = shares.reduce(0, +)
        for (index, child) in members.enumerated() where shares[index] > 0 {
            // The remainder of the division goes to the first ones.
            let share = left.map { ($0 * shares[index] + weight - 1) / weight }
            let size = child.size(for: ProposedSize(axis, along: share, across: across))
            // A flexible view has its whole share, whatever it contains.
            sizes[index] = Size(axis, along: max(share ?? 0, size[axis]), across: size[axis.crossing])
            left = left.map { max(0, $0 - sizes[index][axis]) }
            weight -= shares[index]
        }
        return sizes
    }
}
