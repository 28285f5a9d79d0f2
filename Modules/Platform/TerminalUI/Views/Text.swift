/// A text, wrapped to its width.
///
/// Texts are combined with `+`, each with its own style: `Text("Mira ") + Text("sleeps").role(.spoken)`.
public struct Text: Primitive {
    /// A part of a text with looks of its own.
    struct Part: Equatable {
        var text: String
        var role: StyleRole?
        var style: Style
    }

    private(set) var parts: [Part]
    private(set) var alignment = HorizontalAlignment.leading
    /// The most lines that are shown; nil for all.
    private(set) var lineLimit: Int?

    /// Creates a text; control characters are ignored.
    public init(_ text: some StringProtocol) {
        let text = text.utf8.contains(UInt8(ascii: "\t")) ? String(text.map { $0 == "\t" ? " " : $0 }) : String(text)
        parts = [Part(text: text, role: nil, style: .plain)]
    }

    /// One text behind the other.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.parts += right.parts
        return text
    }

    /// The text as the theme shows a role.
    public func role(_ role: StyleRole?) -> Text { changed { $0.role = role } }
    /// Returns the text in a colour; prefer a role, which follows the theme.
    public func foreground(_ color: Color?) -> Text { changed { $0.style.foreground = color } }
    /// The text bolder.
    public func bold() -> Text { changed { $0.style.attributes.insert(.bold) } }
    /// The text slanted.
    public func italic() -> Text { changed { $0.style.attributes.insert(.italic) } }
    /// The text with a line below.
    public func underline() -> Text { changed { $0.style.attributes.insert(.underline) } }

    /// Sets the alignment of lines.
    public func aligned(_ alignment: HorizontalAlignment) -> Text {
        var text = self
        text.alignment = alignment
        return text
    }

    /// Sets the maximum number of lines; a cut text ends in an ellipsis.
    public func lines(_ limit: Int?) -> Text {
        var text = self
        text.lineLimit = limit.map { max(1, $0) }
        return text
    }

    /// All of it without looks.
    var string: String { parts.count == 1 ? parts[0].text : parts.map(\.text).joined() }

    func makeNode(in context: NodeContext) -> TextNode { TextNode(context) }
    func update(_ node: TextNode, environment: EnvironmentValues) { node.text = self }

    private func changed(_ change: (inout Part) -> Void) -> Text {
        var text = self
        for index in text.parts.indices { change(&text.parts[index]) }
        return text
    }
}

/// The node of a text.
final class TextNode: Node {
    var text = Text("") {
        didSet { if text.parts.map(\.text) != oldValue.parts.map(\.text) { flows = [:] } }
    }
    /// The text in lines, and the columns of each.
    private typealias Flow = (text: FlowedText, widths: [Int])

    /// The lines for each width that the text was measured for.
    private var flows: [Int: Flow] = [:]

    override var description: String? {
        let string = text.string
        return string.contains { !$0.isWhitespace } ? string : nil
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        let flow = flow(proposal.width ?? .max)
        let room = proposal.width ?? .max
        let height = min(flow.widths.count, text.lineLimit ?? .max)
        // A text that is cut is as wide as there is room.
        let isCut = height < flow.widths.count && room < .max
        let width = isCut ? room : flow.widths.max() ?? 0
        return Size(width: min(width, room), height: text.string.isEmpty ? 0 : height)
    }

    override func draw(on painter: inout Painter) {
        guard !visible.isEmpty else { return }
        let flow = flow(frame.size.width)
        let count = min(flow.widths.count, text.lineLimit ?? .max, frame.size.height)
        painter.clipped(to: visible) { painter in
            // Of a long text only what is in sight.
            for y in visible.minY..<max(visible.minY, min(visible.maxY, frame.minY + count)) {
                let row = y - frame.minY
                draw(row, of: flow, y: y, isCut: row == count - 1 && count < flow.widths.count, on: &painter)
            }
        }
    }

    private func draw(_ row: Int, of flow: Flow, y: Int, isCut: Bool, on painter: inout Painter) {
        let (line, flow, width) = (flow.text.lines[row], flow.text, flow.widths[row])
        guard isCut else {
            let offset = text.alignment.offset(of: width, in: frame.size.width)
            write(line, of: flow, x: frame.minX + offset, y: y, on: &painter)
            return
        }
        // A cut line is filled to its last column, within a word if necessary.
        let shown = flow.beginning(at: line.lowerBound, columns: frame.size.width - 1)
        let end = write(shown, of: flow, x: frame.minX, y: y, on: &painter)
        painter.put(environment.glyphs.ellipsis, x: end, y: y, style: .plain)
    }

    /// Writes a part of the text, each of its parts with its own looks.
    ///
    /// - Returns: The column behind it.
    @discardableResult
    private func write(
        _ range: Range<Int>, of flow: FlowedText, x: Int, y: Int, on painter: inout Painter
    ) -> Int {
        var (column, start) = (x, 0)
        for part in text.parts {
            let end = start + part.text.utf8.count
            let shown = range.clamped(to: start..<end)
            let style = part.style.over(part.role.map { environment.theme[$0] } ?? .plain)
            if !shown.isEmpty { column = painter.write(flow.text(shown), x: column, y: y, style: style) }
            start = end
        }
        return column
    }

    private func flow(_ width: Int) -> Flow {
        if let flow = flows[width] { return flow }
        // A text is measured for few widths, and for others after its container has changed.
        if flows.count > 4 { flows = [:] }
        let lines = FlowedText(text.string, width: width)
        let flow = (lines, lines.lines.map { lines.text($0).displayWidth })
        flows[width] = flow
        return flow
    }
}
