/// Shows a view on a screen in memory, sends it events, and returns frames.
///
/// A program on a terminal uses one, and so do tests and galleries, which therefore see what people see.
@MainActor
public final class ViewHost {
    private let tree: ViewTree
    private let root: Node
    private let focus: FocusStatus
    /// Columns and rows of the screen.
    public private(set) var size: Size

    /// Creates a host for a view.
    ///
    /// - Parameters:
    ///   - environment: The environment of the view.
    ///   - policy: What happens if an object is missing in the environment.
    ///   - wake: Called, on any thread, when there may be a new frame after there was none.
    public init(
        _ view: some View, size: Size, environment: EnvironmentValues = EnvironmentValues(),
        policy: MissingObjectPolicy = .standard, wake: @escaping @Sendable () -> Void = {}
    ) {
        self.size = size
        tree = ViewTree(policy: policy, wake: wake)
        focus = environment.focus
        var environment = environment
        environment.keyCommands = KeyCommandsAction { [weak tree] in
            tree.map { EventRoute(focus: $0.focus).commands } ?? []
        }
        root = Reconciler.root(for: view, tree: tree, environment: environment)
    }

    /// The number of evaluated bodies.
    public var draws: DrawCounter { tree.draws }

    /// Whether what is seen may be another than in the last frame.
    public var needsFrame: Bool { tree.isFrameNeeded || !tree.invalidation.isEmpty }

    /// The keys with a title that mean something now, those nearest to the focus first.
    public var keyCommands: [KeyCommand] {
        settle()
        return route.commands
    }

    /// Removes the view and cancels its tasks.
    public func close() { root.unmount() }

    /// Shows the view on a screen of another size.
    public func resize(_ size: Size) {
        guard size != self.size else { return }
        self.size = size
        tree.needsFrame()
    }

    /// The next frame is one even if nothing has changed.
    public func redraw() { tree.needsFrame() }

    // MARK: - Frames

    /// Returns the current frame; nil if it equals the last one.
    public func frame() -> Frame? {
        tree.refresh()
        guard tree.isFrameNeeded else { return nil }
        tree.beginFrame()
        layOut()
        if tree.focus.settle(in: root) || mustReveal { revealFocus() }
        mustReveal = false
        tellFocus()
        tree.beginFrame()
        var painter = Painter(size: size)
        root.draw(on: &painter)
        visitOverlays { $0.draw(on: &painter) }
        return Frame(surface: painter.surface, cursor: cursor, pictures: tree.pictures, spoken: spoken)
    }

    private var mustReveal = false

    private var screen: Rect { Rect(origin: .zero, size: size) }

    private func layOut() {
        tree.beginLayout()
        // The view is in the upper left, in its own size; a flexible one has the whole screen.
        var size = ProposedSize(screen.size).limiting(root.size(for: ProposedSize(screen.size)))
        if root.flex(along: .horizontal) > 0 { size.width = screen.size.width }
        if root.flex(along: .vertical) > 0 { size.height = screen.size.height }
        root.layOut(in: Rect(origin: .zero, size: size), visible: screen)
        visitOverlays { $0.layOut(on: screen) }
    }

    /// Updates the views that show the keys of the focus, which are drawn in this frame.
    private func tellFocus() {
        let control = tree.focus.node?.controlKind ?? .none
        let isModal = tree.focus.scope !== root
        guard control != focus.control || isModal != focus.isModal else { return }
        (focus.control, focus.isModal) = (control, isModal)
        tree.refresh()
        layOut()
    }

    /// Brings what has the focus into sight.
    private func revealFocus() {
        guard let node = tree.focus.node else { return }
        node.parent?.reveal(node.frame)
        layOut()
    }

    private var cursor: Point? {
        guard let node = tree.focus.node, let cursor = node.cursor, node.visible.contains(cursor) else { return nil }
        return cursor
    }

    /// Visits what is in front, the foremost last: an alert around a view is before a sheet in it.
    private func visitOverlays(_ body: (OverlayNode) -> Void) {
        root.visit { if let overlay = $0 as? OverlayNode { body(overlay) } }
    }

    /// The lines for a screen reader: of the modal scope, or of everything.
    private var spoken: [SpokenLine] {
        var lines: [SpokenLine] = []
        func visit(_ node: Node) {
            if let text = node.description {
                lines.append(SpokenLine(node: node.id.number, text: text, isFocused: node.isFocused))
            }
            if !node.describesAll { for child in node.shownChildren { visit(child) } }
        }
        visit(tree.focus.scope ?? root)
        return lines
    }

    // MARK: - Input

    /// Sends an event to the focus, or to the node below the mouse.
    ///
    /// - Returns: Whether it was handled.
    @discardableResult
    public func send(_ event: InputEvent) -> Bool {
        settle()
        root.visit { ($0 as? InputWatchNode)?.action() }
        tree.focus.confirm()
        switch event {
        case .key(let key): return send(key)
        case .mouse(let mouse): return send(mouse)
        case .paste(let text): return tree.focus.node?.take(pasted: text) ?? false
        }
    }

    private var route: EventRoute { EventRoute(focus: tree.focus) }

    /// Without a frame in between, keys must find what those before them have made.
    private func settle() {
        tree.refresh()
        if tree.awaitsLayout { layOut() }
        tree.focus.settle(in: root)
    }

    private func send(_ key: KeyPress) -> Bool {
        if route.climb(from: tree.focus.node, { $0.take(key) }) || route.visitCommands({ $0.take(key) }) { return true }
        mustReveal = true
        switch (key.key, key.modifiers) {
        case (.tab, []): tree.focus.move(by: 1)
        case (.tab, .shift): tree.focus.move(by: -1)
        case (.up, []): return step(.up)
        case (.left, []): return step(.left)
        case (.down, []): return step(.down)
        case (.right, []): return step(.right)
        // Without a focus, a sheet can be closed and a screen left all the same.
        default: return tree.focus.node == nil && route.climbFromInside { $0.take(key) }
        }
        return true
    }

    /// Moves the focus over the screen as it is drawn next.
    private func step(_ direction: FocusDirection) -> Bool {
        if tree.isFrameNeeded { layOut() }
        return tree.focus.step(direction)
    }

    private func send(_ mouse: MouseEvent) -> Bool {
        guard let hit = route.hit(mouse.location) else { return false }
        if case .press = mouse.kind {
            _ = route.climb(from: hit) { node in
                if node.isFocusable { tree.focus.take(node) }
                return node.isFocusable
            }
        }
        return route.climb(from: hit) { $0.take(mouse) }
    }
}
