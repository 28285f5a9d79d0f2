/// A node of the view tree, which lasts as long as views of one type stand where it is.
///
/// A frame takes three steps: each node is measured for a proposal, is placed, and draws itself.
@MainActor
class Node {
    /// The identifier of a node.
    struct ID: Hashable, Sendable {
        let number: Int
    }

    final let id: ID
    final let viewType: ObjectIdentifier
    final unowned let tree: ViewTree
    final private(set) weak var parent: Node?
    /// The number of its parents.
    final let depth: Int
    final var environment: EnvironmentValues
    /// The frame in cells of the screen, even if it is out of sight.
    final private(set) var frame = Rect.zero
    /// The part of it that is seen.
    final private(set) var visible = Rect.zero

    init(_ context: NodeContext) {
        viewType = context.viewType
        tree = context.tree
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        id = context.tree.nextID()
    }

    // MARK: - What a node consists of

    /// The nodes in it, in the order in which they are read.
    var children: [Node] { [] }
    /// Those of them that can be seen now; others keep what they remember.
    var shownChildren: [Node] { children }

    /// Whether it can be seen now, as far as the nodes around it are concerned.
    final var isShown: Bool {
        guard let parent else { return true }
        return parent.shownChildren.contains { $0 === self } && parent.isShown
    }

    /// Removes the node with its children.
    func unmount() {
        for child in children { child.unmount() }
        tree.forget(self)
    }

    // MARK: - Layout

    /// The measured sizes of this layout pass.
    private final var sizes: (pass: Int, byProposal: [(proposal: ProposedSize, size: Size)]) = (0, [])

    /// The room that the node takes of what it is offered, asked once in a frame.
    final func size(for proposal: ProposedSize) -> Size {
        if sizes.pass != tree.layoutPass { sizes = (tree.layoutPass, []) }
        if let known = sizes.byProposal.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal)
        sizes.byProposal.append((proposal, size))
        return size
    }

    /// Finds out the room that the node takes of what it is offered; may be more than that.
    func measure(_ proposal: ProposedSize) -> Size { .zero }

    /// The share of what is left that the node takes along an axis; 0 if it takes what it needs.
    func flex(along axis: Axis) -> Int { 0 }

    /// Gives the node its frame, and through ``layOut()`` all in it theirs.
    final func layOut(in rect: Rect, visible part: Rect) {
        frame = rect
        visible = rect.intersection(part)
        layOut()
    }

    /// Gives what is in the node its frame.
    func layOut() {}

    /// Whether the content of the node scrolls.
    var isScrolling: Bool { false }

    // MARK: - Drawing

    /// Draws the node and all in it.
    func draw(on painter: inout Painter) {
        for child in shownChildren { child.draw(on: &painter) }
    }

    /// The description of the node itself for a screen reader; nil for none.
    var description: String? { nil }

    /// Whether the description stands for all children.
    var describesAll: Bool { false }

    // MARK: - Input

    /// Whether the node can have the focus.
    var isFocusable: Bool { false }
    /// The kind of control, which determines its keys.
    var controlKind: FocusedControl { .none }
    /// Whether what is in the node gets the focus when its screen is first seen.
    var prefersFocus: Bool { false }
    /// The child that gets the focus when the one that had it is removed.
    var focusHome: Node { self }
    /// Whether focus stays within the node while it is shown, as it does in a sheet.
    var isFocusScope: Bool { false }
    final var isFocused: Bool { tree.focus.node === self }
    /// The position of the cursor while the node has the focus; nil for none.
    var cursor: Point? { nil }

    /// Handles a key; returns false to pass it to the parent.
    func take(_ key: KeyPress) -> Bool { false }
    /// Handles a mouse event; returns false to pass it to the parent.
    func take(_ mouse: MouseEvent) -> Bool { false }
    /// Handles pasted text.
    func take(pasted text: String) -> Bool { false }
    /// Brings a part of the screen into sight.
    func reveal(_ rect: Rect) { parent?.reveal(rect) }
}

/// A node around one other.
@MainActor
class WrapperNode: Node {
    final private(set) var child: Node?

    override var children: [Node] { child.map { [$0] } ?? [] }

    /// Sets the child.
    final func wrap(_ view: any View, environment: EnvironmentValues) {
        child = Reconciler.node(for: view, reusing: child, below: self, environment: environment)
    }

    override func measure(_ proposal: ProposedSize) -> Size { child?.size(for: proposal) ?? .zero }
    override func flex(along axis: Axis) -> Int { child?.flex(along: axis) ?? 0 }
    override func layOut() { child?.layOut(in: frame, visible: visible) }
}
