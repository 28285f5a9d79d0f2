import TerminalUI

/// The list of the keys on the screen below.
struct KeyList: View {
    let keys: [KeyCommand]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Array(lines.enumerated()), id: \.offset) { line in
                    HStack(spacing: 1) {
                        Text(line.element.key).role(.accent).frame(width: keyWidth)
                        Text(line.element.title)
                    }
                }
            }
        }
    }

    @Environment(\.glyphs) private var glyphs

    /// The keys of all screens, and of each kind of control.
    private var common: [(String, String)] {
        [
            ("Tab", "Next"), ("Shift-Tab", "Previous"), ("Arrows", "Move between controls and in lists"),
            ("Enter", "Press a button, open a row, leave a field"),
            ("Space", "Check or clear [ ], press a button"),
            ("Left, Right", "Change a \(glyphs.before) choice \(glyphs.after); Space for the next"),
            ("Page Up, Page Down", "Scroll"), ("Esc", "Back"), ("Ctrl-Z", "Suspend"),
        ]
    }

    private var keyWidth: Int { lines.map(\.key.displayWidth).max() ?? 0 }

    private var lines: [(key: String, title: String)] {
        let special = keys.compactMap { command in
            command.title.map { (key: command.key.name, title: $0) }
        }
        let known = Set(special.map(\.key))
        return special + common.filter { !known.contains($0.0) }.map { (key: $0.0, title: $0.1) }
    }
}
