/// Reads the shapes of a drawing that ``SVGCanvas`` wrote, with what fills them.
struct BackdropReader {
    private(set) var surfaces: [Backdrop.Surface] = []
    private var shapes: DrawnShapes
    private var paints: [Substring: Backdrop.Paint] = [:]
    private var gradient: (name: Substring, paint: Backdrop.Paint)?

    init(_ svg: String) { shapes = DrawnShapes(svg) }

    mutating func read() {
        while let tag = shapes.next() {
            guard !paint(tag) else { continue }
            add(tag)
            addLine(tag)
        }
    }

    private var current: Placement { shapes.placement }

    /// Reads a gradient's tags; false if the tag is something else.
    private mutating func paint(_ tag: Tag) -> Bool {
        switch tag.name {
        case "linearGradient":
            gradient = (tag.text("id"), Backdrop.Paint(stops: [], kind: tag.text("y2").isEmpty ? .level : .upright))
        case "radialGradient": gradient = (tag.text("id"), Backdrop.Paint(stops: [], kind: .round))
        case "stop": gradient?.paint.stops.append(Self.stop(tag, "stop-color", "stop-opacity"))
        case "/linearGradient", "/radialGradient":
            if let found = gradient { paints[found.name] = found.paint }
            gradient = nil
        default: return false
        }
        return true
    }

    private mutating func add(_ tag: Tag) {
        let fill = tag.text("fill")
        guard !fill.isEmpty, fill != "none" else { return }
        let paint: Backdrop.Paint
        if fill.hasPrefix("url(#") {
            guard let known = paints[fill.dropFirst(5).dropLast()] else { return }
            paint = known
        } else {
            paint = Backdrop.Paint(stops: [Self.stop(tag, "fill", "fill-opacity")])
        }
        let outlines = Self.outlines(tag).map { $0.map(current.apply(to:)) }
        let box = Box(around: outlines.flatMap(\.self))
        // What is smaller than a mouse's hand does not tell a figure's ground.
        guard box.width > 12, box.height > 8 else { return }
        surfaces.append(Backdrop.Surface(outlines: outlines, box: box, paint: paint, window: shapes.window))
    }

    /// A line that is broad enough to be a shape, such as a slide, in straight pieces.
    private mutating func addLine(_ tag: Tag) {
        let width = tag.number("stroke-width") * current.scale
        guard width > 9, tag.name == "path", !tag.text("stroke").isEmpty else { return }
        var outline = PathPoints(tag.text("d"))
        outline.read()
        let pieces = outline.parts.map { $0.map(current.apply(to:)) }.flatMap { part in
            zip(part, part.dropFirst()).map { start, end in
                let side = start.normal(to: end) * (width / 2)
                return [start + side, end + side, end - side, start - side]
            }
        }
        let paint = Backdrop.Paint(stops: [Self.stop(tag, "stroke", "stroke-opacity")])
        for piece in pieces {
            surfaces.append(
                Backdrop.Surface(
                    outlines: [piece], box: Box(around: piece), paint: paint, window: shapes.window))
        }
    }

    private static func outlines(_ tag: Tag) -> [[Point]] {
        switch tag.name {
        case "rect":
            let (x, y) = (tag.number("x"), tag.number("y"))
            let (right, foot) = (x + tag.number("width"), y + tag.number("height"))
            return [[Point(x, y), Point(right, y), Point(right, foot), Point(x, foot)]]
        case "circle": return [ring(tag, tag.number("r"), tag.number("r"))]
        case "ellipse": return [ring(tag, tag.number("rx"), tag.number("ry"))]
        case "path":
            var outline = PathPoints(tag.text("d"))
            outline.read()
            return outline.parts
        default: return []
        }
    }

    private static func ring(_ tag: Tag, _ radiusX: Double, _ radiusY: Double) -> [Point] {
        (0..<12).map { step in
            let way = Point(0, 1).turned(Double(step) * 30)
            return Point(tag.number("cx") + way.x * radiusX, tag.number("cy") + way.y * radiusY)
        }
    }

    private static func stop(_ tag: Tag, _ color: String, _ opacity: String) -> Backdrop.Paint.Stop {
        Backdrop.Paint.Stop(
            offset: tag.number("offset"), color: Color(hex: tag.text(color)) ?? .white,
            opacity: tag.text(opacity).isEmpty ? 1 : tag.number(opacity))
    }
}
