/// A text that is read aloud, with the part that is said now.
///
/// Where there is no room for all of it, the lines around that part are shown; in silence they stay as they are.
public struct ReadingText: Primitive {
    private let text: String
    private let spoken: Range<Int>?

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: The text, without its control characters.
    ///   - spoken: The spoken range, in UTF-8 bytes of the text; nil in silence, and ignored outside the text.
    public init(_ text: String, spoken: Range<Int>?) {
        (self.text, self.spoken) = (text, spoken)
    }

    func makeNode(in context: NodeContext) -> ReadingNode { ReadingNode(context) }

    func update(_ node: ReadingNode, environment: EnvironmentValues) {
        node.update(text, spoken: spoken)
    }
}

/// The node of a text that is read aloud.
final class ReadingNode: Node {
    private var text = ""
    private var spoken: Range<Int>?
    /// The first line that is shown.
    private var first = 0
    /// The text in lines, and the width that these are for.
    private var flowed: (width: Int, lines: FlowedText)?

    func update(_ text: String, spoken: Range<Int>?) {
        if text != self.text { (flowed, first) = (nil, 0) }
        (self.text, self.spoken) = (text, spoken)
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        let flow = flow(proposal.width ?? .max)
        let width = flow.lines.map { flow.text($0).displayWidth }.max() ?? 0
        return ProposedSize(width: proposal.width, height: proposal.height)
            .limiting(Size(width: width, height: text.isEmpty ? 0 : flow.lines.count))
    }

    override func draw(on painter: inout Painter) {
        guard !visible.isEmpty else { return }
        let flow = flow(frame.size.width)
        first = min(first, max(0, flow.lines.count - frame.size.height))
        if let spoken { first = flow.firstLine(showing: spoken.lowerBound, in: frame.size.height) }
        painter.clipped(to: frame) { painter in
            for (row, line) in flow.lines.dropFirst(first).prefix(frame.size.height).enumerated() {
                draw(line, of: flow, y: frame.minY + row, on: &painter)
            }
        }
    }

    private func draw(_ line: Range<Int>, of flow: FlowedText, y: Int, on painter: inout Painter) {
        let lit = (spoken ?? line.lowerBound..<line.lowerBound).clamped(to: line)
        let theme = environment.theme
        let (before, behind) = (line.lowerBound..<lit.lowerBound, lit.upperBound..<line.upperBound)
        let parts = [(before, StyleRole.body), (lit, .spoken), (behind, .body)]
        var column = frame.minX
        for (part, role) in parts where !part.isEmpty {
            column = painter.write(flow.text(part), x: column, y: y, style: theme[role])
        }
    }

    /// All of it at once: listeners need no notice of a lit word.
    override var description: String? {
        text.contains { !$0.isWhitespace } ? text : nil
    }

    private func flow(_ width: Int) -> FlowedText {
        if let flowed, flowed.width == width { return flowed.lines }
        let lines = FlowedText(text, width: width)
        flowed = (width, lines)
        return lines
    }
}
