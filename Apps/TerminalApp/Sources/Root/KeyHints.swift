import TerminalUI

/// The hints at the bottom: the most useful keys that work now; `?` lists all of them.
struct KeyHints: View {
    /// The keys for other screens.
    var ways = ["Esc back", "1-\(AppTab.keys.count) tabs"]
    @Environment(\.focus) private var focus

    var body: some View {
        HintRow(control + (focus.isModal ? ["Tab next", "Esc close"] : others), separator: "   ")
    }

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
            : ["? keys", "q quit"] + ways + ["Tab next"]
    }
}
