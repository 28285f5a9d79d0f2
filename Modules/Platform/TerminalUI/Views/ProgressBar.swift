/// A progress bar.
public struct ProgressBar: Primitive {
    private let label: String
    private let value: Double?
    private let showsPercent: Bool

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - value: From 0 to 1, clamped; nil if unknown.
    ///   - showsPercent: Whether to show the value as a number, too.
    public init(_ label: String = "", value: Double?, showsPercent: Bool = true) {
        (self.label, self.showsPercent) = (label, showsPercent)
        self.value = value.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    }

    func makeNode(in context: NodeContext) -> ProgressNode { ProgressNode(context) }

    func update(_ node: ProgressNode, environment: EnvironmentValues) {
        (node.label, node.value, node.showsPercent) = (label, value, showsPercent)
    }
}

/// The node of a bar.
final class ProgressNode: LabelledNode {
    var value: Double?
    var showsPercent = true

    override var naturalWidth: Int { 20 }
    override var isFocusable: Bool { false }
    override func flex(along axis: Axis) -> Int { axis == .horizontal ? 1 : 0 }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? super.measure(proposal).width, height: 1)
    }

    private var percent: String {
        guard let value, showsPercent else { return "" }
        // Nothing is finished before it is.
        let text = "\(Int(value * 100))%"
        return String(repeating: " ", count: 5 - text.count) + text
    }

    override func drawControl(on painter: inout Painter) {
        let glyphs = environment.glyphs
        let room = max(0, control.size.width - percent.count)
        let style = environment.theme[.accent]
        let bar = Rect(x: control.minX, y: control.minY, width: room, height: 1)
        painter.fill(bar, with: glyphs.open, style: environment.theme[.border])
        let steps = glyphs.eighths.count + 1
        let done = Int((value ?? 0) * Double(room * steps))
        painter.fill(Rect(x: bar.minX, y: bar.minY, width: done / steps, height: 1), with: glyphs.done, style: style)
        if done % steps > 0 {
            painter.put(glyphs.eighths[done % steps - 1], x: bar.minX + done / steps, y: bar.minY, style: style)
        }
        painter.write(percent, x: bar.maxX, y: bar.minY, style: environment.theme[.secondary])
    }

    /// A screen reader hears every tenth.
    override var description: String? {
        let name = label.isEmpty ? "progress" : label
        return value.map { "\(name), \(Int($0 * 10) * 10) percent" } ?? name
    }
}
