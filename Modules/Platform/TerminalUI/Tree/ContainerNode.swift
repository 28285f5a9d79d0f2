/// A node that arranges any number of others.
class ContainerNode: Node {
    private(set) var members: [Node] = []
    private var byIdentity: [StructuralIdentity: Node] = [:]

    override var children: [Node] { members }

    /// Reconciles the nodes with a view that may stand for several.
    final func arrange(_ content: any View, environment: EnvironmentValues) {
        var views: [Member] = []
        Member.collect(content, .only, into: &views)
        (members, byIdentity) = Reconciler.nodes(for: views, reusing: byIdentity, below: self, environment: environment)
    }
}

/// The node of views on top of one another.
final class LayersNode: ContainerNode {
    var alignment = Alignment.center

    override func measure(_ proposal: ProposedSize) -> Size {
        members.reduce(.zero) { size, child in
            let other = child.size(for: proposal)
            return Size(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

    override func flex(along axis: Axis) -> Int { members.map { $0.flex(along: axis) }.max() ?? 0 }

    override func layOut() {
        for child in members {
            let size = child.size(for: ProposedSize(frame.size))
            child.layOut(in: alignment.frame(of: size, in: frame), visible: visible)
        }
    }
}
