extension View {
    /// Shows a sheet in front of everything else, which alone receives keys until it is closed.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown; Escape sets it to false.
    ///   - title: The title in its frame.
    public func sheet(
        isPresented: Binding<Bool>, title: String? = nil, @ViewBuilder content: () -> some View
    ) -> some View {
        ModalView(
            content: self, presented: isPresented.wrappedValue ? content() : nil, title: title, role: .border,
            close: { isPresented.wrappedValue = false })
    }

    /// Shows a sheet for an element, as long as there is one.
    public func sheet<Item>(
        item: Binding<Item?>, title: String? = nil, @ViewBuilder content: (Item) -> some View
    ) -> some View {
        ModalView(
            content: self, presented: item.wrappedValue.map { content($0) }, title: title, role: .border,
            close: { item.wrappedValue = nil })
    }

    /// Shows an alert that must be answered.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown; any answer, and Escape, sets it to false.
    ///   - answers: The buttons; without any there is one that only closes.
    public func alert(
        _ title: String, message: String, isPresented: Binding<Bool>, answers: [AlertAnswer] = []
    ) -> some View {
        let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
        let alert = AlertContent(message: message, answers: answers, close: close)
        return ModalView(
            content: self, presented: isPresented.wrappedValue ? alert : nil, title: title, role: .warning,
            close: close)
    }
}

/// Closes the sheet or alert that a view is in: `@Environment(\.dismiss) var dismiss`.
@MainActor
public struct DismissAction {
    weak var modal: ModalNode?

    nonisolated init() {}

    init(_ modal: ModalNode) {
        self.modal = modal
    }

    /// Closes it; does nothing if there is none.
    public func callAsFunction() { modal?.close() }

    static func == (left: Self, right: Self) -> Bool { left.modal === right.modal }
}

/// An answer to an alert.
public struct AlertAnswer: Sendable {
    /// The title of the button.
    public var title: String
    /// The role of the button.
    public var role: Button.Role
    /// The action.
    public var action: @MainActor @Sendable () -> Void

    /// Creates an answer.
    public init(_ title: String, role: Button.Role = .standard, action: @escaping @MainActor @Sendable () -> Void = {})
    {
        (self.title, self.role, self.action) = (title, role, action)
    }
}

private struct AlertContent: View {
    let message: String
    let answers: [AlertAnswer]
    let close: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .center, spacing: 1) {
            Text(message).aligned(.center)
            HStack(spacing: 2) {
                ForEach(Array(buttons.enumerated()), id: \.offset) { button in
                    Button(button.element.title, role: button.element.role) {
                        close()
                        button.element.action()
                    }
                    // Nothing is lost by a key that was meant for what was there before.
                    .prefersFocus(button.element.role == .cancel)
                }
            }
        }
    }

    private var buttons: [AlertAnswer] { answers.isEmpty ? [AlertAnswer("OK", role: .cancel)] : answers }
}

private struct ModalView<Content: View, Presented: View>: Primitive {
    let content: Content
    let presented: Presented?
    let title: String?
    let role: StyleRole
    let close: @MainActor () -> Void

    func makeNode(in context: NodeContext) -> ModalNode { ModalNode(context) }

    func update(_ node: ModalNode, environment: EnvironmentValues) {
        node.close = close
        node.wrap(content, environment: environment)
        node.present(presented.map { FramedModal(content: $0, title: title, role: role) }, environment: environment)
    }
}

/// The content of a sheet, with its frame.
private struct FramedModal<Content: View>: View {
    let content: Content
    let title: String?
    let role: StyleRole

    var body: some View {
        content.padding(Insets(horizontal: 1)).border(title, role: role)
    }
}

/// The node of a view with a sheet.
final class ModalNode: WrapperNode {
    private(set) var overlay: OverlayNode?
    var close: @MainActor () -> Void = {}

    override var children: [Node] { super.children + (overlay.map { [$0] } ?? []) }

    func present(_ view: (any View)?, environment: EnvironmentValues) {
        guard let view else {
            overlay?.unmount()
            overlay = nil
            return
        }
        var environment = environment
        environment.dismiss = DismissAction(self)
        // A sheet is enabled, whatever is below it.
        environment.isEnabled = true
        let overlay =
            overlay
            ?? OverlayNode(
                NodeContext(
                    viewType: ObjectIdentifier(OverlayNode.self), tree: tree, parent: self, environment: environment))
        overlay.environment = environment
        overlay.wrap(view, environment: environment)
        self.overlay = overlay
    }

    /// The sheet is drawn after everything else.
    override func draw(on painter: inout Painter) { child?.draw(on: &painter) }
}

/// The node of what is shown in front of all else.
final class OverlayNode: WrapperNode {
    override var isFocusScope: Bool { true }

    /// Gives it its frame in the middle of the screen, with a margin where there is room.
    func layOut(on screen: Rect) {
        let margin = Insets(
            horizontal: screen.size.width > 60 ? 4 : 0, vertical: screen.size.height > 16 ? 2 : 0)
        let room = screen.inset(by: margin)
        let size = ProposedSize(room.size).limiting(measure(ProposedSize(room.size)))
        layOut(in: Alignment.center.frame(of: size, in: room), visible: screen)
    }

    override func draw(on painter: inout Painter) {
        let screen = painter.clip
        painter.restyle(screen) { environment.theme[.covered].over($0) }
        painter.fill(frame, style: .plain)
        painter.clipped(to: frame) { super.draw(on: &$0) }
    }

    override func take(_ key: KeyPress) -> Bool {
        guard key == KeyPress(.escape) else { return false }
        (parent as? ModalNode)?.close()
        return true
    }
}
