/// A part of what is higher than the room for it; keys, wheel and focus move it.
public struct ScrollView: Primitive {
    private let content: any View

    /// Shows a part of a content.
    public init(@ViewBuilder _ content: () -> some View) {
        self.content = content()
    }

    func makeNode(in context: NodeContext) -> ScrollNode { ScrollNode(context) }

    func update(_ node: ScrollNode, environment: EnvironmentValues) {
        node.wrap(content, environment: environment)
    }
}

/// The node of a content that is higher than its room.
final class ScrollNode: WrapperNode {
    private static let wheelStep = 3

    /// The content's rows above the room.
    private(set) var offset = 0
    private var contentHeight = 0

    override func measure(_ proposal: ProposedSize) -> Size {
        let inner = super.measure(ProposedSize(width: proposal.width.map { $0 - 1 }, height: nil))
        return Size(width: proposal.width ?? inner.width + 1, height: min(inner.height, proposal.height ?? .max))
    }

    override func flex(along axis: Axis) -> Int { 1 }
    override var isScrolling: Bool { contentHeight > frame.size.height }

    override func layOut() {
        // The last column is the bar's, even while there is none: nothing moves when it appears.
        let width = frame.size.width - 1
        contentHeight = super.measure(ProposedSize(width: width, height: nil)).height
        offset = max(0, min(offset, contentHeight - frame.size.height))
        let rect = Rect(
            x: frame.minX, y: frame.minY - offset, width: width, height: max(contentHeight, frame.size.height))
        let part = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.size.height)
        child?.layOut(in: rect, visible: visible.intersection(part))
    }

    override func draw(on painter: inout Painter) {
        painter.clipped(to: frame) { painter in
            super.draw(on: &painter)
            let bar = Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.size.height)
            ScrollBar(total: contentHeight, offset: offset).draw(in: bar, environment: environment, on: &painter)
        }
    }

    // MARK: - Input

    /// Without anything in it that can have the focus, keys must reach the content through it.
    override var controlKind: FocusedControl { .scrollView }
    override var isFocusable: Bool { isScrolling && !tree.focus.hasFocusable(below: self) }

    override func take(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty else { return false }
        let page = max(1, frame.size.height - 1)
        switch key.key {
        // Elsewhere, these move the focus, which brings what has it into sight.
        case .up where isFocused: return scroll(by: -1)
        case .down where isFocused: return scroll(by: 1)
        case .pageUp: return scroll(by: -page)
        case .pageDown: return scroll(by: page)
        case .home where isFocused: return scroll(by: -contentHeight)
        case .end where isFocused: return scroll(by: contentHeight)
        default: return false
        }
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        switch mouse.kind {
        case .scroll(.up): scroll(by: -Self.wheelStep)
        case .scroll(.down): scroll(by: Self.wheelStep)
        default: false
        }
    }

    override func reveal(_ rect: Rect) {
        if rect.minY < frame.minY {
            scroll(by: rect.minY - frame.minY)
        } else if rect.maxY > frame.maxY {
            scroll(by: min(rect.maxY - frame.maxY, rect.minY - frame.minY))
        }
        super.reveal(rect.intersection(frame))
    }

    /// - Returns: Whether anything moved.
    @discardableResult
    private func scroll(by rows: Int) -> Bool {
        let next = max(0, min(offset + rows, contentHeight - frame.size.height))
        guard next != offset else { return false }
        offset = next
        tree.needsFrame()
        return true
    }
}

/// Which part of a content is seen, as a bar.
struct ScrollBar {
    /// The rows of the content.
    var total: Int
    /// Those above the room.
    var offset: Int

    @MainActor
    func draw(in rect: Rect, environment: EnvironmentValues, on painter: inout Painter) {
        let height = rect.size.height
        guard total > height, height > 0 else { return }
        let length = max(1, height * height / total)
        let start = offset * (height - length) / max(1, total - height)
        let style = environment.theme[.border]
        painter.fill(rect, with: environment.glyphs.track, style: style)
        let thumb = Rect(x: rect.minX, y: rect.minY + start, width: rect.size.width, height: length)
        painter.fill(thumb, with: environment.glyphs.thumb, style: style)
    }
}
