/// Several screens, one of which is visible; the others keep their state.
///
/// Left and right choose a tab while the bar has the focus; Ctrl-PageUp and Ctrl-PageDown do anywhere.
public struct Tabs<ID: Hashable>: Primitive {
    private let selection: Binding<ID>
    private let value: ID
    private let tabs: [Tab<ID>]

    /// Creates tabs with a bar above them.
    public init(selection: Binding<ID>, @TabBuilder<ID> tabs: () -> [Tab<ID>]) {
        (self.selection, self.tabs) = (selection, tabs())
        value = selection.wrappedValue
    }

    func makeNode(in context: NodeContext) -> TabsNode { TabsNode(context) }

    func update(_ node: TabsNode, environment: EnvironmentValues) {
        let items = tabs.map { TabsNode.Item(id: AnyHashable($0.id), title: $0.title, content: $0.content) }
        let index = { @MainActor [tabs, selection] in tabs.firstIndex { $0.id == selection.wrappedValue } ?? 0 }
        node.update(items, selected: tabs.firstIndex { $0.id == value } ?? 0, current: index) { [tabs, selection] in
            selection.wrappedValue = tabs[$0].id
        }
    }
}

/// One of several screens.
public struct Tab<ID: Hashable> {
    let id: ID
    let title: String
    let content: @MainActor () -> any View

    /// Creates a tab; its content is created when it is first shown.
    public init(_ title: String, id: ID, @ViewBuilder content: @escaping @MainActor () -> some View) {
        (self.id, self.title, self.content) = (id, title, content)
    }
}

/// Builds tabs.
@resultBuilder
public enum TabBuilder<ID: Hashable> {
    /// One screen.
    public static func buildExpression(_ tab: Tab<ID>) -> [Tab<ID>] { [tab] }

    /// The screens in their order.
    public static func buildBlock(_ tabs: [Tab<ID>]...) -> [Tab<ID>] { tabs.flatMap(\.self) }

    /// The screens of a loop.
    public static func buildArray(_ tabs: [[Tab<ID>]]) -> [Tab<ID>] { tabs.flatMap(\.self) }
}

/// Content that is created when it is shown, with a body of its own.
struct Deferred: View {
    let content: @MainActor () -> any View

    var body: AnyView { AnyView(content()) }
}

/// The node of several screens.
final class TabsNode: Node {
    struct Item {
        var id: AnyHashable
        var title: String
        var content: @MainActor () -> any View
    }

    private static let gap = 2

    private var items: [Item] = []
    private var selected = 0
    private var current: @MainActor () -> Int = { 0 }
    private var select: @MainActor (Int) -> Void = { _ in }
    private lazy var bar = TabBarNode(self)
    private var screens: [AnyHashable: Node] = [:]

    override var children: [Node] { [bar] + screens.values }
    override var shownChildren: [Node] { [bar] + (screen.map { [$0] } ?? []) }

    override var focusHome: Node { screen ?? self }

    private var screen: Node? { items.isEmpty ? nil : screens[items[selected].id] }

    func update(
        _ items: [Item], selected: Int, current: @escaping @MainActor () -> Int,
        select: @escaping @MainActor (Int) -> Void
    ) {
        (self.items, self.selected, self.current, self.select) = (items, selected, current, select)
        let ids = Set(items.map(\.id))
        for (id, node) in screens where !ids.contains(id) {
            node.unmount()
            screens[id] = nil
        }
        guard items.indices.contains(selected) else { return }
        let item = items[selected]
        screens[item.id] = Reconciler.node(
            for: Deferred(content: item.content), reusing: screens[item.id], below: self, environment: environment)
        bar.environment = environment
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        let inner = screen?.size(for: proposal.inset(by: Insets(top: 1))) ?? .zero
        return Size(width: max(inner.width, bar.width), height: inner.height + 1)
    }

    override func flex(along axis: Axis) -> Int { 1 }

    override func layOut() {
        bar.layOut(in: Rect(origin: frame.origin, size: Size(width: frame.size.width, height: 1)), visible: visible)
        screen?.layOut(in: frame.inset(by: Insets(top: 1)), visible: visible)
    }

    override func take(_ key: KeyPress) -> Bool {
        switch (key.key, key.modifiers) {
        case (.pageUp, .control): choose(by: -1)
        case (.pageDown, .control): choose(by: 1)
        default: return false
        }
        return true
    }

    /// Behind the last screen is the first.
    fileprivate func choose(by step: Int) {
        guard !items.isEmpty else { return }
        select((current() + step + items.count) % items.count)
    }

    fileprivate func choose(at index: Int) { select(index) }
    fileprivate var titles: [(title: String, isSelected: Bool)] {
        items.enumerated().map { ($0.element.title, $0.offset == selected) }
    }
}

/// The node of the screens' titles.
private final class TabBarNode: Node {
    private unowned let tabs: TabsNode

    init(_ tabs: TabsNode) {
        self.tabs = tabs
        super.init(
            NodeContext(
                viewType: ObjectIdentifier(TabBarNode.self), tree: tabs.tree, parent: tabs,
                environment: tabs.environment))
    }

    /// The columns of all titles.
    var width: Int { tabs.titles.reduce(0) { $0 + $1.title.displayWidth + 2 } }

    override var controlKind: FocusedControl { .tabBar }
    override var isFocusable: Bool { environment.isEnabled && tabs.titles.count > 1 }

    override func draw(on painter: inout Painter) {
        painter.clipped(to: frame) { painter in
            var x = frame.minX
            for (title, isSelected) in tabs.titles {
                let style = environment.theme[isSelected ? isFocused ? .focus : .heading : .secondary]
                // Without colours, brackets mark the selected one.
                let text = isSelected ? "[\(title)]" : " \(title) "
                x = painter.write(text, x: x, y: frame.minY, style: style)
            }
        }
    }

    override var description: String? {
        tabs.titles.firstIndex(where: \.isSelected).map {
            "\(tabs.titles[$0].title), tab \($0 + 1) of \(tabs.titles.count)"
        }
    }

    override func take(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty else { return false }
        switch key.key {
        case .left: tabs.choose(by: -1)
        case .right: tabs.choose(by: 1)
        default: return false
        }
        return true
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        guard mouse.kind == .press(.left) else { return false }
        var x = frame.minX
        for (index, tab) in tabs.titles.enumerated() {
            x += tab.title.displayWidth + 2
            if mouse.location.x < x {
                tabs.choose(at: index)
                return true
            }
        }
        return false
    }
}
