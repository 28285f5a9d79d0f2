import TerminalUI

/// A tab's first screen, with its stack.
struct TabStack: View {
    let root: TabRoot
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        NavigationStack(path: Binding(get: { navigator[path: root.tab] }, set: { navigator[path: root.tab] = $0 })) {
            root.view
        } destination: {
            $0.view
        }
    }
}
