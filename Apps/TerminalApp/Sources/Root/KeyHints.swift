import TerminalUI

/// Along the bottom, the keys that are needed most and that do something now; `?` has all of them.
struct KeyHints: View {
    /// The keys that lead to other screens.
    var ways = ["Esc back", "1-\(AppTab.keys.count) tabs"]
    @Environment(\.focus) private var focus

    var body: some View {
        HintRow(control + (focus.isModal ? ["Tab next", "Esc close"] : others), separator: "   ")
    }

    /// The keys of what has the focus.
    private var control: [String] {
        switch focus.control {
        case .picker: ["← → change"]
        case .toggle: ["Space check"]
        case .tabBar: ["← → tabs"]
        case .textField: ["type text"]
        case .none, .button, .list, .scrollView: []
        }
    }

    /// Letters and numbers are written into a field; elsewhere they are keys.
    private var others: [String] {
        focus.control == .textField
            ? ["Tab next", "Esc back"]
            : ["? keys", "q quit"] + ways + ["Tab next"]
    }
}
