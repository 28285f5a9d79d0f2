import Foundation

/// The transformation of a group's shapes, SVG's matrix.
struct Placement {
    private var across = Point(1, 0)
    private var down = Point(0, 1)
    private var origin = Point(0, 0)

    init() {}

    /// Reads what ``SVGCanvas/placement(_:_:scale:mirrored:turn:)`` writes; what it does not know moves nothing.
    init(_ transform: Substring) {
        for step in transform.split(separator: ")") {
            let parts = step.split(separator: "(")
            guard parts.count == 2 else { continue }
            let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
            guard let first = numbers.first else { continue }
            let second = numbers.count > 1 ? numbers[1] : nil
            var next = Placement()
            switch parts[0].drop(while: { $0 == " " }) {
            case "translate": next.origin = Point(first, second ?? 0)
            case "rotate": (next.across, next.down) = (Point(1, 0).turned(first), Point(0, 1).turned(first))
            case "scale": (next.across, next.down) = (Point(first, 0), Point(0, second ?? first))
            default: break
            }
            self = followed(by: next)
        }
    }

    /// Where a window's view lands, which ``SVGCanvas/window(_:_:_:_:showing:_:)`` lets fill the window.
    init(window: Tag) {
        let view = window.text("viewBox").split(separator: " ").compactMap { Double($0) }
        guard view.count == 4, view[2] > 0, view[3] > 0 else { return }
        let (width, height) = (window.number("width"), window.number("height"))
        let scale = max(width / view[2], height / view[3])
        (across, down) = (Point(scale, 0), Point(0, scale))
        origin = Point(
            window.number("x") + width / 2 - (view[0] + view[2] / 2) * scale,
            window.number("y") + height / 2 - (view[1] + view[3] / 2) * scale)
    }

    /// This placement for what is first placed by another one.
    func followed(by inner: Placement) -> Placement {
        var both = Placement()
        both.across = across * inner.across.x + down * inner.across.y
        both.down = across * inner.down.x + down * inner.down.y
        both.origin = apply(to: inner.origin)
        return both
    }

    /// How much larger shapes become.
    var scale: Double { Point(0, 0).distance(to: across) }

    func apply(to point: Point) -> Point { across * point.x + down * point.y + origin }
}
