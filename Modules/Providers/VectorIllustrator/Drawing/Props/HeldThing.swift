/// Draws a thing in a hand.
struct HeldThing {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }

    /// Draws it with its handle at the hand.
    func draw(at hand: Point, on canvas: inout SVGCanvas) {
        let pattern = ThingArtist(thing: thing).pattern
        let hold = Handhold(
            thing: thing, point: hand, pivot: pattern.handle, turn: Self.turn(of: thing),
            scale: pattern.heldScale)
        draw(hold, on: &canvas)
    }

    /// Draws it as it is held.
    func draw(_ hold: Handhold, on canvas: inout SVGCanvas) {
        let placing =
            SVGCanvas.placement(
                hold.point.x, hold.point.y, scale: hold.scale, mirrored: hold.isMirrored, turn: hold.turn)
            + SVGCanvas.placement(-hold.pivot.x, -hold.pivot.y)
        canvas.group(transform: placing) { ThingArtist(thing: thing).pattern.draw(&$0) }
    }

    /// Returns the angle by which a thing leans away from the face, in degrees.
    static func turn(of thing: Thing) -> Double {
        switch thing {
        case .balloon: 17
        case .broom, .oar, .flag, .ladder, .net: 14
        case .telescope: 24
        default: 0
        }
    }
}
