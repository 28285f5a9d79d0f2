/// Draws a thing in somebody's hand.
struct HeldThing {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }

    /// Draws it so that the hand holds it where hands hold such a thing.
    func draw(at hand: Point, on canvas: inout SVGCanvas) {
        let pattern = ThingArtist(thing: thing).pattern
        let scale = pattern.heldScale
        canvas.group(
            transform: "translate(\(shortNumber(hand.x)) \(shortNumber(hand.y)))"
                + (turn == 0 ? "" : " rotate(\(shortNumber(turn)))")
                + " scale(\((scale * 100).rounded() / 100)) translate(0 \(shortNumber(pattern.grip)))"
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
