import TerminalUI

/// A tab's first screen, with its stack.
struct TabStack: View {
    let tab: AppTab
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        NavigationStack(path: Binding(get: { navigator[path: tab] }, set: { navigator[path: tab] = $0 })) {
            tab.firstScreen
        } destination: {
            $0.view
        }
    }
}
