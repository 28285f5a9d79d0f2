import TerminalUI

/// The hints at the bottom: the most useful keys that work now; `?` lists all of them.
struct KeyHints: View {
    /// The keys for other screens; nil for those of the app with its tabs.
    var ways: [String]?
    @Environment(\.focus) private var focus
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        HintRow(control + (focus.isModal ? ["Tab next", "Esc close"] : others), separator: "   ")
    }

    private var tabs: [String] { ["Esc back", "1-\(navigator.tabKeys.count) tabs"] }

    /// The keys of the focused control.
    private var control: [String] {
        switch focus.control {
        case .picker: ["← → change"]
        case .toggle: ["Space check"]
        case .tabBar: ["← → tabs"]
        case .textField: ["type text"]
        case .none, .button, .list, .scrollView: []
        }
    }

    /// The other keys; a field takes letters and numbers as text.
    private var others: [String] {
        focus.control == .textField
            ? ["Tab next", "Esc back"]
            : ["? keys", "q quit"] + (ways ?? tabs) + ["Tab next"]
    }
}
