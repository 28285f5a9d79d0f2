extension View {
    /// Sets the minimum width of the labels of controls, so that the controls are aligned.
    public func labelWidth(_ columns: Int) -> some View {
        environment(\.labelWidth, columns)
    }

    /// Disables the controls in the view; within a disabled view, none can be enabled.
    public func disabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment { if isDisabled { $0.isEnabled = false } }
    }
}

/// Something that happens when it is chosen.
public struct Button: Primitive {
    /// The purpose of a button.
    public enum Role: Hashable, Sendable {
        /// Anything.
        case standard
        /// It leaves all as it is.
        case cancel
        /// It takes something away.
        case destructive
    }

    private let title: String
    private let role: Role
    private let action: @MainActor () -> Void

    /// Creates a button.
    public init(_ title: String, role: Role = .standard, action: @escaping @MainActor () -> Void) {
        (self.title, self.role, self.action) = (title, role, action)
    }

    func makeNode(in context: NodeContext) -> ButtonNode { ButtonNode(context) }

    func update(_ node: ButtonNode, environment: EnvironmentValues) {
        (node.title, node.role, node.action) = (title, role, action)
    }
}

/// The node of a button.
final class ButtonNode: Node {
    var title = ""
    var role = Button.Role.standard
    var action: @MainActor () -> Void = {}

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: min(title.displayWidth + 4, proposal.width ?? .max), height: 1)
    }

    override func draw(on painter: inout Painter) {
        guard !visible.isEmpty else { return }
        let style =
            environment.theme[
                !environment.isEnabled ? .disabled : isFocused ? .focus : role == .destructive ? .error : .accent]
        let text = title.cut(to: frame.size.width - 4, ellipsis: environment.glyphs.ellipsis)
        painter.clipped(to: frame) { $0.write("[ \(text) ]", x: frame.minX, y: frame.minY, style: style) }
    }

    override var description: String? { "\(title), button" + (environment.isEnabled ? "" : ", not available") }
    override var controlKind: FocusedControl { .button }
    override var isFocusable: Bool { environment.isEnabled }

    override func take(_ key: KeyPress) -> Bool {
        guard environment.isEnabled, key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
        action()
        return true
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        guard environment.isEnabled, mouse.kind == .press(.left) else { return false }
        action()
        return true
    }
}

/// Something that is on or off.
public struct Toggle: Primitive {
    private let title: String
    private let isOn: Binding<Bool>
    private let value: Bool

    /// Creates a toggle.
    public init(_ title: String, isOn: Binding<Bool>) {
        (self.title, self.isOn, value) = (title, isOn, isOn.wrappedValue)
    }

    func makeNode(in context: NodeContext) -> ToggleNode { ToggleNode(context) }

    func update(_ node: ToggleNode, environment: EnvironmentValues) {
        (node.label, node.isOn, node.value) = (title, isOn, value)
    }
}

/// The node of a toggle.
final class ToggleNode: LabelledNode {
    var isOn = Binding.constant(false)
    var value = false

    override var controlKind: FocusedControl { .toggle }
    override var naturalWidth: Int { 3 }

    override func drawControl(on painter: inout Painter) {
        painter.write(
            "[\(value ? environment.glyphs.check : " ")]", x: control.minX, y: control.minY, style: controlStyle)
    }

    override var description: String? { "\(label), \(value ? "on" : "off")" }

    override func take(_ key: KeyPress) -> Bool {
        guard environment.isEnabled, key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
        isOn.wrappedValue.toggle()
        return true
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        guard environment.isEnabled, mouse.kind == .press(.left) else { return false }
        isOn.wrappedValue.toggle()
        return true
    }
}
