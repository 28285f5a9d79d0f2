/// What colour a picture has at a place, read from the SVG that it is: nothing that is drawn can be forgotten.
///
/// Shapes with a fill count, with their opacity; lines are left out.
struct Backdrop {
    fileprivate struct Surface {
        /// The parts of a shape; where they lie over each other there is a hole.
        let outlines: [[Point]]
        let box: Box
        let paint: Paint
        /// What of it is seen, if it is seen through a window.
        let window: Box?
    }

    /// One colour, or those of a gradient on its way.
    fileprivate struct Paint {
        struct Stop {
            var offset: Double
            let colour: Colour
            let opacity: Double
        }

        enum Kind { case upright, level, round }

        var stops: [Stop]
        var kind = Kind.level
    }

    private var surfaces: [Surface] = []
    private var paints: [Substring: Paint] = [:]

    /// Reads a drawing, and of it only what is large enough to lie behind a figure.
    init(_ svg: String) {
        var scanner = Scanner(svg)
        var placements = [Placement()]
        // The page itself is the first one, and hides nothing.
        var windows: [Box?] = []
        var gradient: (name: Substring, paint: Paint)?
        while let tag = scanner.nextTag() {
            let current = placements.last ?? Placement()
            switch tag.name {
            case "g": placements.append(current.followed(by: Placement(tag.text("transform"))))
            case "/g": if placements.count > 1 { placements.removeLast() }
            case "svg":
                windows.append(windows.isEmpty ? nil : Self.window(tag, current))
                placements.append(windows.count > 1 ? current.followed(by: Placement(window: tag)) : current)
            case "/svg":
                if !windows.isEmpty { windows.removeLast() }
                if placements.count > 1 { placements.removeLast() }
            case "linearGradient": gradient = (tag.text("id"), Paint(stops: [], kind: Self.direction(tag)))
            case "radialGradient": gradient = (tag.text("id"), Paint(stops: [], kind: .round))
            case "stop": gradient?.paint.stops.append(Self.stop(tag, "stop-color", "stop-opacity"))
            case "/linearGradient", "/radialGradient":
                if let found = gradient { paints[found.name] = found.paint }
                gradient = nil
            default: add(tag, current, windows.last ?? nil)
            }
        }
    }

    /// The colour at a place.
    func colour(at place: Point) -> Colour {
        surfaces.reduce(.white) { below, surface in
            guard surface.covers(place) else { return below }
            let stop = surface.paint.stop(at: place, in: surface.box)
            return below.mixed(with: stop.colour, stop.opacity)
        }
    }

    // MARK: Reading

    private mutating func add(_ tag: Tag, _ placement: Placement, _ window: Box?) {
        let fill = tag.text("fill")
        guard !fill.isEmpty, fill != "none" else { return }
        let paint: Paint
        if fill.hasPrefix("url(#") {
            guard let known = paints[fill.dropFirst(5).dropLast()] else { return }
            paint = known
        } else {
            paint = Paint(stops: [Self.stop(tag, "fill", "fill-opacity")])
        }
        let outlines = Self.outlines(tag).map { $0.map(placement.place) }
        let box = Box(around: outlines.flatMap(\.self))
        // What is smaller than a hand does not tell a figure's ground.
        guard box.width > 24, box.height > 16 else { return }
        surfaces.append(Surface(outlines: outlines, box: box, paint: paint, window: window))
    }

    private static func window(_ tag: Tag, _ placement: Placement) -> Box {
        let (x, y) = (tag.number("x"), tag.number("y"))
        return Box(around: [
            placement.place(Point(x, y)), placement.place(Point(x + tag.number("width"), y + tag.number("height"))),
        ])
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
            return tag.text("d").split(separator: "M").map { part in
                var outline = PathPlaces(part)
                outline.read()
                return outline.places
            }
        default: return []
        }
    }

    private static func ring(_ tag: Tag, _ radiusX: Double, _ radiusY: Double) -> [Point] {
        (0..<12).map { step in
            let way = Point(0, 1).turned(Double(step) * 30)
            return Point(tag.number("cx") + way.x * radiusX, tag.number("cy") + way.y * radiusY)
        }
    }

    private static func stop(_ tag: Tag, _ colour: String, _ opacity: String) -> Paint.Stop {
        Paint.Stop(
            offset: tag.number("offset"), colour: Colour(hex: tag.text(colour)) ?? .white,
            opacity: tag.text(opacity).isEmpty ? 1 : tag.number(opacity))
    }

    private static func direction(_ tag: Tag) -> Paint.Kind { tag.text("y2").isEmpty ? .level : .upright }
}

extension Backdrop.Paint {
    /// The colour that a gradient has at a place of the shape that it fills.
    fileprivate func stop(at place: Point, in box: Box) -> Stop {
        guard let first = stops.first, let last = stops.last else { return Stop(offset: 0, colour: .white, opacity: 0) }
        let share: Double =
            switch kind {
            case .level: (place.x - box.minX) / max(1, box.width)
            case .upright: (place.y - box.minY) / max(1, box.height)
            case .round:
                Point((place.x - box.middle.x) / max(1, box.width), (place.y - box.middle.y) / max(1, box.height))
                    .distance(to: Point(0, 0)) * 2
            }
        guard let after = stops.firstIndex(where: { $0.offset > share }) else { return last }
        guard after > 0 else { return first }
        let (one, other) = (stops[after - 1], stops[after])
        let way = (share - one.offset) / max(0.001, other.offset - one.offset)
        return Stop(
            offset: share, colour: one.colour.mixed(with: other.colour, way),
            opacity: one.opacity + (other.opacity - one.opacity) * way)
    }
}

extension Backdrop.Surface {
    /// Whether a place lies inside the outline, by the even-odd rule.
    fileprivate func covers(_ place: Point) -> Bool {
        guard box.contains(place) else { return false }
        if let window, !window.contains(place) { return false }
        var isInside = false
        for outline in outlines {
            guard var before = outline.last else { continue }
            for corner in outline {
                if (corner.y > place.y) != (before.y > place.y) {
                    let share = (place.y - corner.y) / (before.y - corner.y)
                    if place.x < corner.x + (before.x - corner.x) * share { isInside.toggle() }
                }
                before = corner
            }
        }
        return isInside
    }
}
