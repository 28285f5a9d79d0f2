/// Draws a thing in somebody's hand.
struct HeldThing {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }

    /// Draws it so that the hand holds it where hands hold such a thing.
    func draw(at hand: Point, on canvas: inout SVGCanvas) {
        let pattern = ThingArtist(thing: thing).pattern
        canvas.group(
            transform: SVGCanvas.placement(hand.x, hand.y, scale: pattern.heldScale, turn: turn)
                + SVGCanvas.placement(0, pattern.grip)
        ) { pattern.draw(&$0) }
    }

    /// What would cover the face of whoever holds it leans away from it, in degrees.
    private var turn: Double {
        switch thing {
        case .balloon: 17
        case .broom, .oar, .flag, .ladder, .net: 14
        case .telescope: 24
        default: 0
        }
    }
}
