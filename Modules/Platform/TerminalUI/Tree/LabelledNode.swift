/// The node of a control with a label in front of it.
class LabelledNode: Node {
    final var label = ""
    /// The default width of the control, in columns.
    var naturalWidth: Int { 10 }

    private var labelWidth: Int { label.isEmpty ? 0 : max(label.displayWidth, environment.labelWidth) + 1 }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: min(labelWidth + naturalWidth, proposal.width ?? .max), height: 1)
    }

    /// The room behind the label.
    final var control: Rect {
        // If there is no room for both, each has half.
        let width = min(labelWidth, max(frame.size.width / 2, frame.size.width - naturalWidth))
        return Rect(x: frame.minX + width, y: frame.minY, width: frame.size.width - width, height: frame.size.height)
    }

    override func draw(on painter: inout Painter) {
        guard !visible.isEmpty else { return }
        let room = control.minX - frame.minX - 1
        painter.clipped(to: frame) { painter in
            if room > 0 {
                let text = label.cut(to: room, ellipsis: environment.glyphs.ellipsis)
                let role: StyleRole = environment.isEnabled ? isFocused ? .accent : .secondary : .disabled
                painter.write(text, x: frame.minX, y: frame.minY, style: environment.theme[role])
            }
            painter.clipped(to: control) { drawControl(on: &$0) }
        }
    }

    /// Draws what is behind the label.
    func drawControl(on painter: inout Painter) {}

    override var isFocusable: Bool { environment.isEnabled }
    override var describesAll: Bool { true }

    /// The style of the control's own characters.
    final var controlStyle: Style {
        environment.theme[!environment.isEnabled ? .disabled : isFocused ? .focus : .accent]
    }
}
