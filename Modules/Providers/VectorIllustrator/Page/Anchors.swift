/// Points on a figure at which it touches others and is touched, at size 1 from the ground below it.
struct FigureAnchors: Hashable, Sendable {
    /// The point at which the target is touched by a hand that gives, knocks, pulls or pats; nil for an action without
    /// touch.
    var touch: Point?
    /// The top of the head, where a small figure may sit.
    var crown: Point
    /// The nearer shoulder.
    var shoulder: Point
    /// The lap of who sits, or the back of an animal that can be ridden; nil if there is none.
    var lap: Point?
    /// The point at which the figure touches its seat; nil if it does not sit, ride or swing.
    var seat: Point? = nil

    /// The same in units of the page, for a figure that is placed there.
    func placed(at origin: Point, scale: Double, isMirrored: Bool) -> FigureAnchors {
        func moved(_ point: Point) -> Point {
            Point(origin.x + point.x * scale * (isMirrored ? -1 : 1), origin.y + point.y * scale)
        }
        return FigureAnchors(
            touch: touch.map(moved), crown: moved(crown), shoulder: moved(shoulder), lap: lap.map(moved),
            seat: seat.map(moved))
    }
}

/// The points at which a figure touches a thing, at its own size from the ground below its middle.
struct ThingAnchors: Hashable, Sendable {
    /// The grip of a hand that pulls, pushes, opens or pats it.
    var grip: Point
    /// The position of a figure on it.
    var top: Point
    /// The area of a figure in it: it stands on the lower edge of the box, and what is below hides it.
    var inside: Box?

    /// The same of what is less high than it is drawn.
    func flat(_ share: Double) -> ThingAnchors {
        guard share < 1 else { return self }
        return ThingAnchors(grip: Point(grip.x, grip.y * share), top: Point(top.x, top.y * share), inside: nil)
    }
}
