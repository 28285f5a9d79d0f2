import Observation

/// A picture, as the terminal can show it.
public struct Picture: Primitive {
    private let source: PictureSource
    private let description: String

    /// Creates a picture.
    ///
    /// - Parameter description: The alternative text.
    public init(_ source: PictureSource, description: String) {
        (self.source, self.description) = (source, description)
    }

    func makeNode(in context: NodeContext) -> PictureNode { PictureNode(context) }

    func update(_ node: PictureNode, environment: EnvironmentValues) {
        (node.source, node.text) = (source, description)
    }
}

/// A picture's file.
public struct PictureSource: Hashable, Sendable {
    /// The file's path.
    public var path: String
    /// Its columns for each row of cells, if it is shown in its own shape; cells are twice as high as wide.
    public var aspect: Double

    /// Creates a source.
    public init(path: String, aspect: Double = 2) {
        (self.path, self.aspect) = (path, aspect)
    }
}

/// Turns pictures into what a terminal shows.
@MainActor
public protocol PictureRenderer: AnyObject {
    /// Returns a picture for an area of cells.
    ///
    /// A finished picture is not requested again. A pending one is, when something read here has changed: a renderer
    /// that works in the background is `@Observable`.
    ///
    /// - Parameter allowsPixels: Whether the picture may be pixels: nothing covers the area, and nothing scrolls it.
    func picture(_ source: PictureSource, size: Size, allowsPixels: Bool) -> PictureState
}

extension PictureRenderer {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The state of a picture.
public enum PictureState: Hashable, Sendable {
    /// It is being made.
    case pending
    /// It cannot be shown: its description is.
    case failed
    /// It can be shown.
    case ready(RenderedPicture)
}

/// A picture for a terminal.
public enum RenderedPicture: Hashable, Sendable {
    /// Signs with colours, row by row; as many as fit are shown.
    case cells([[Cell]])
    /// Pixels in front of cells that are left empty.
    case pixels(PixelPicture)
}

/// A picture in a terminal's own format (Kitty, Sixel).
public struct PixelPicture: Hashable, Sendable {
    /// The sequence that draws it with the cursor at the picture's upper left.
    public var drawing: String
    /// The sequence that removes it; empty if writing its cells does.
    public var removal: String

    /// Creates a picture.
    public init(drawing: String, removal: String) {
        (self.drawing, self.removal) = (drawing, removal)
    }
}

/// The node of a picture.
final class PictureNode: Node, Refreshable {
    var source = PictureSource(path: "")
    var text = ""
    private(set) var generation = 0
    /// The picture that is shown, and what it was made for.
    private var rendered: (wish: Wish, picture: RenderedPicture)?

    /// A request to a renderer.
    private struct Wish: Equatable {
        var source: PictureSource
        var size: Size
        var allowsPixels: Bool
        var renderer: ObjectIdentifier

        /// Returns whether a picture for another request fits where it is.
        func hasRoom(for other: Wish) -> Bool {
            (size, allowsPixels, renderer) == (other.size, other.allowsPixels, other.renderer)
        }
    }

    override init(_ context: NodeContext) {
        super.init(context)
        tree.remember(self)
    }

    func refresh() { tree.needsFrame() }

    override var description: String? { text.isEmpty ? nil : "picture: \(text)" }

    /// As large as its shape allows.
    override func measure(_ proposal: ProposedSize) -> Size {
        let aspect = source.aspect.isFinite && source.aspect > 0.05 ? min(source.aspect, 20) : 2
        switch (proposal.width, proposal.height) {
        case (nil, nil): return Size(width: Int(10 * aspect), height: 10)
        case (let width?, nil): return Size(width: width, height: Int((Double(width) / aspect).rounded(.up)))
        case (nil, let height?): return Size(width: Int(Double(height) * aspect), height: height)
        case (let width?, let height?):
            let wished = Int(Double(height) * aspect)
            if wished <= width { return Size(width: wished, height: height) }
            return Size(width: width, height: min(height, Int((Double(width) / aspect).rounded(.up))))
        }
    }

    override func draw(on painter: inout Painter) {
        guard !visible.isEmpty else { return }
        switch picture {
        case .cells(let rows): draw(rows, on: &painter)
        case .pixels(let pixels): tree.show(PlacedPicture(rect: frame, pixels: pixels))
        case nil: drawPlaceholder(on: &painter)
        }
    }

    /// The picture on screen; the previous one until the next one is ready.
    private var picture: RenderedPicture? {
        guard let renderer = environment.pictures else { return nil }
        let wish = Wish(source: source, size: frame.size, allowsPixels: allowsPixels, renderer: renderer.id)
        if let rendered, rendered.wish == wish { return rendered.picture }
        switch ask(renderer, for: wish) {
        case .ready(let picture): rendered = (wish, picture)
        case .pending: if let rendered, !wish.hasRoom(for: rendered.wish) { self.rendered = nil }
        case .failed: rendered = nil
        }
        return rendered?.picture
    }

    private func ask(_ renderer: any PictureRenderer, for wish: Wish) -> PictureState {
        generation += 1
        let mark = Invalidation.Mark(node: id, generation: generation)
        return withObservationTracking {
            renderer.picture(wish.source, size: wish.size, allowsPixels: wish.allowsPixels)
        } onChange: { [invalidation = tree.invalidation] in
            invalidation.add(mark)
        }
    }

    /// Cells can be covered and scrolled on every terminal, pixels cannot.
    private var allowsPixels: Bool {
        let isInFront = tree.focus.scope.map { isInside($0) } ?? true
        return visible == frame && isInFront
            && !sequence(first: self as Node) { $0.parent }.contains { $0.isScrolling }
    }

    private func draw(_ rows: [[Cell]], on painter: inout Painter) {
        painter.clipped(to: visible) { painter in
            for (y, row) in rows.prefix(frame.size.height).enumerated() {
                for (x, cell) in row.prefix(frame.size.width).enumerated() where cell.columns > 0 {
                    painter.put(cell, x: frame.minX + x, y: frame.minY + y)
                }
            }
        }
    }

    private func drawPlaceholder(on painter: inout Painter) {
        let style = environment.theme[.border]
        painter.clipped(to: visible) { painter in
            painter.fill(frame, with: environment.glyphs.picture, style: style)
            let room = frame.inset(by: Insets(horizontal: 2, vertical: 1))
            let flow = FlowedText(text, width: room.size.width)
            let lines = flow.lines.prefix(room.size.height)
            painter.clipped(to: room) { painter in
                for (row, line) in lines.enumerated() {
                    let text = flow.text(line)
                    let index = HorizontalAlignment.center.offset(of: text.displayWidth, in: room.size.width)
                    let y = room.minY + VerticalAlignment.center.offset(of: lines.count, in: room.size.height) + row
                    painter.write(text, x: room.minX + index, y: y, style: environment.theme[.secondary])
                }
            }
        }
    }
}

/// Pixels that are shown in a part of the screen.
public struct PlacedPicture: Hashable, Sendable {
    /// Where, in cells.
    public var rect: Rect
    /// The pixels.
    public var pixels: PixelPicture
}
