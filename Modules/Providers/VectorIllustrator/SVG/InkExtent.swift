/// Measures how far a drawing reaches, from the SVG that it is: nothing that is drawn can be forgotten.
///
/// It knows what ``SVGCanvas`` writes into groups. Light that only glows has no edge and does not count.
struct InkExtent {
    private var shapes: DrawnShapes
    private var points: [Point] = []

    /// The smallest rectangle around all shapes, their edges included; nothing at all is a dot at the origin.
    static func box(of svg: String) -> Box {
        var extent = InkExtent(shapes: DrawnShapes(svg))
        extent.read()
        return Box(around: extent.points)
    }

    private init(shapes: DrawnShapes) { self.shapes = shapes }

    private mutating func read() {
        while let tag = shapes.next() {
            switch tag.name {
            case "rect": rectangle(tag)
            case "circle", "ellipse": ellipse(tag)
            case "path": path(tag)
            default: break
            }
        }
    }

    private var current: Placement { shapes.placement }

    private mutating func add(_ point: Point, _ reachX: Double, _ reachY: Double) {
        for corner in [
            Point(-reachX, -reachY), Point(reachX, -reachY), Point(-reachX, reachY), Point(reachX, reachY),
        ] { points.append(current.apply(to: point + corner)) }
    }

    private mutating func rectangle(_ tag: Tag) {
        let (width, height) = (tag.number("width"), tag.number("height"))
        add(Point(tag.number("x") + width / 2, tag.number("y") + height / 2), width / 2, height / 2)
    }

    private mutating func ellipse(_ tag: Tag) {
        guard !tag.text("fill").hasPrefix("url") else { return }
        let middle = Point(tag.number("cx"), tag.number("cy"))
        add(current.apply(to: middle), round: tag.number("r") * current.scale)
        add(middle, tag.number("rx"), tag.number("ry"))
    }

    private mutating func path(_ tag: Tag) {
        let isLined = !tag.text("stroke").isEmpty
        let width = tag.text("stroke-width").isEmpty ? SVGCanvas.edge : tag.number("stroke-width")
        let edge = isLined ? width / 2 : 0
        var outline = PathPoints(tag.text("d"))
        outline.read()
        for point in outline.points { add(current.apply(to: point), round: edge * current.scale) }
    }

    /// A round pen, or a disc, reaches equally far to all sides however it is turned.
    private mutating func add(_ point: Point, round radius: Double) {
        points += [point - Point(radius, radius), point + Point(radius, radius)]
    }
}
