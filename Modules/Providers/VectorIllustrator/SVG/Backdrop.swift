/// What colour a picture has at a point, read from the SVG that it is: nothing that is drawn can be forgotten.
///
/// Shapes with a fill count, with their opacity, and lines that are as broad as shapes.
struct Backdrop {
    struct Surface {
        /// The parts of a shape; where they lie over each other there is a hole.
        let outlines: [[Point]]
        let box: Box
        let paint: Paint
        /// What of it is seen, if it is seen through a window.
        let window: Box?
    }

    /// One colour, or those of a gradient on its way.
    struct Paint {
        struct Stop {
            var offset: Double
            let color: Color
            let opacity: Double
        }

        enum Kind { case upright, level, round }

        var stops: [Stop]
        var kind = Kind.level
    }

    private let surfaces: [Surface]

    /// Reads a drawing, and of it only what is large enough to lie behind a figure.
    init(_ svg: String) {
        var reader = BackdropReader(svg)
        reader.read()
        surfaces = reader.surfaces
    }

    /// The colour at a point.
    func color(at point: Point) -> Color {
        surfaces.reduce(.white) { below, surface in
            guard surface.covers(point) else { return below }
            let stop = surface.paint.stop(at: point, in: surface.box)
            return below.mixed(with: stop.color, stop.opacity)
        }
    }
}

extension Backdrop.Paint {
    /// The colour that a gradient has at a point of the shape that it fills.
    fileprivate func stop(at point: Point, in box: Box) -> Stop {
        guard let first = stops.first, let last = stops.last else { return Stop(offset: 0, color: .white, opacity: 0) }
        let share: Double =
            switch kind {
            case .level: (point.x - box.minX) / max(1, box.width)
            case .upright: (point.y - box.minY) / max(1, box.height)
            case .round:
                Point((point.x - box.middle.x) / max(1, box.width), (point.y - box.middle.y) / max(1, box.height))
                    .distance(to: Point(0, 0)) * 2
            }
        guard let after = stops.firstIndex(where: { $0.offset > share }) else { return last }
        guard after > 0 else { return first }
        let (one, other) = (stops[after - 1], stops[after])
        let way = (share - one.offset) / max(0.001, other.offset - one.offset)
        return Stop(
            offset: share, color: one.color.mixed(with: other.color, way),
            opacity: one.opacity + (other.opacity - one.opacity) * way)
    }
}

extension Backdrop.Surface {
    /// Returns whether a point lies inside the outline, by the even-odd rule.
    fileprivate func covers(_ point: Point) -> Bool {
        guard box.contains(point) else { return false }
        if let window, !window.contains(point) { return false }
        var isInside = false
        for outline in outlines {
            guard var before = outline.last else { continue }
            for corner in outline {
                if (corner.y > point.y) != (before.y > point.y) {
                    let share = (point.y - corner.y) / (before.y - corner.y)
                    if point.x < corner.x + (before.x - corner.x) * share { isInside.toggle() }
                }
                before = corner
            }
        }
        return isInside
    }
}
