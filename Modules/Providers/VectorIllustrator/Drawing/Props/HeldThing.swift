/// Draws a thing in somebody's hand.
struct HeldThing {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }

    /// Draws it so that the hand holds it where hands hold such a thing.
    func draw(at hand: Point, on canvas: inout SVGCanvas) {
        let grip = grip
        // A balloon pulls away from the face.
        let turn: Double = thing == .balloon ? 17 : 0
        canvas.group(
            transform: SVGCanvas.placement(hand.x, hand.y + grip.height * grip.scale, scale: grip.scale, turn: turn)
        ) { canvas in
            ThingArtist(thing: thing).draw(on: &canvas)
        }
    }

    /// How much smaller a thing is in a hand, and how high above its foot it is held.
    private var grip: (scale: Double, height: Double) {
        switch thing {
        case .lantern: (0.7, 112)
        case .basket: (0.7, 112)
        case .bell: (0.7, 88)
        case .balloon: (0.85, 10)
        case .umbrella: (1.05, 8)
        case .kite: (0.6, 60)
        case .flower: (0.8, 24)
        case .book, .map, .cake, .cup, .gift, .box: (0.7, 26)
        case .ball, .shell, .key: (0.7, 34)
        case .teddy: (0.8, 60)
        case .backpack, .blanket: (0.6, 70)
        case .boat: (0.35, 30)
        case .tree: (0.25, 60)
        case .chair, .table, .bench, .bed: (0.3, 60)
        }
    }
}
