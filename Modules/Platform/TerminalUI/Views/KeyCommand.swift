extension View {
    /// Performs an action for a key that no control handles.
    ///
    /// - Parameters:
    ///   - title: A description for the list of keys; nil to leave it out.
    ///   - isNeeded: Returns whether the command applies now; otherwise the key is passed on.
    public func keyCommand(
        _ key: KeyPress, _ title: String? = nil, when isNeeded: @escaping @MainActor () -> Bool = { true },
        action: @escaping @MainActor () -> Void
    ) -> some View {
        KeyCommandView(
            content: self, command: KeyCommand(key: key, title: title), isNeeded: isNeeded, action: action)
    }
}

/// A key and what it does.
public struct KeyCommand: Hashable, Sendable {
    /// The key.
    public var key: KeyPress
    /// The description for people; nil if it is not listed.
    public var title: String?
}

/// The keys with a title that mean something now, those nearest to the focus first, for a list of them:
/// `@Environment(\.keyCommands) var keyCommands`.
@MainActor
public struct KeyCommandsAction {
    private let find: @MainActor () -> [KeyCommand]

    nonisolated init(_ find: @escaping @MainActor () -> [KeyCommand] = { [] }) {
        self.find = find
    }

    /// The keys at this moment. Asked from a key's action, these are the keys of the screen that is seen.
    public func callAsFunction() -> [KeyCommand] { find() }
}

private struct KeyCommandView<Content: View>: Primitive {
    let content: Content
    let command: KeyCommand
    let isNeeded: @MainActor () -> Bool
    let action: @MainActor () -> Void

    func makeNode(in context: NodeContext) -> KeyCommandNode { KeyCommandNode(context) }

    func update(_ node: KeyCommandNode, environment: EnvironmentValues) {
        (node.command, node.isNeeded, node.action) = (command, isNeeded, action)
        node.wrap(content, environment: environment)
    }
}

/// The node of a view with a key.
final class KeyCommandNode: WrapperNode {
    var command = KeyCommand(key: KeyPress(.escape), title: nil)
    var isNeeded: @MainActor () -> Bool = { true }
    var action: @MainActor () -> Void = {}

    override func take(_ key: KeyPress) -> Bool {
        guard key == command.key, environment.isEnabled, isNeeded() else { return false }
        action()
        return true
    }
}
