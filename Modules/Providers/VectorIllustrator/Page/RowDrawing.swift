/// Draws all figures and things on a page, the farthest first.
struct RowDrawing {
    private let composition: Composition
    private let shadows: ShadowArtist
    var hasShadows = true

    private typealias Item = (depth: Double, draw: (inout SVGCanvas) -> Void)

    init(_ composition: Composition, shadows: ShadowArtist) {
        self.composition = composition
        self.shadows = shadows
    }

    func draw(on canvas: inout SVGCanvas) {
        let things = composition.things.filter { $0.staged.fixture == nil }.flatMap(items)
        let actors = composition.actors.map(item)
        let ropes = composition.ropes.compactMap(item)
        // A thing as near as a figure is behind it.
        for item in (things + actors + ropes).sorted(by: { $0.depth < $1.depth }) { item.draw(&canvas) }
    }

    // MARK: Things

    /// The front of a thing is before the figures in it, and no others.
    static let front = 0.005

    private func items(of thing: PlacedThing) -> [Item] {
        let placement = SVGCanvas.placement(thing.ground.x, thing.ground.y, scale: thing.scale)
        let artist = ThingArtist(thing: thing.thing)
        let back: Item = (
            thing.depth,
            { canvas in
                canvas.group(id: "thing-\(thing.index + 1)", title: thing.staged.word, transform: placement) { canvas in
                    if hasShadows, thing.bearing == .standing || thing.bearing == .raised {
                        shadow(of: thing, on: &canvas)
                    }
                    if thing.isAround { return artist.drawBack(on: &canvas) }
                    guard thing.staged.flatness < 1 else { return artist.draw(on: &canvas) }
                    canvas.group(transform: "scale(1 \(thing.staged.flatness))") { artist.draw(on: &$0) }
                }
            }
        )
        guard thing.isAround else { return [back] }
        return [
            back,
            (
                thing.depth + Self.front,
                { $0.group(id: "thing-\(thing.index + 1)-front", transform: placement) { artist.drawFront(on: &$0) } }
            ),
        ]
    }

    private func shadow(of thing: PlacedThing, on canvas: inout SVGCanvas) {
        let half = thing.staged.width * 0.42
        let height = thing.bearing == .raised ? min(20, thing.staged.height) : thing.staged.height
        shadows.draw(-half...half, height: height, isMirrored: false, on: &canvas)
    }

    // MARK: Figures

    private func item(of actor: PlacedActor) -> Item {
        let id = "figure-\(actor.index + 1)"
        let placement = SVGCanvas.placement(
            actor.ground.x, actor.ground.y, scale: actor.scale, mirrored: actor.isMirrored)
        return (
            actor.depth,
            { canvas in
                canvas.group(id: id, title: actor.actor.title, transform: placement) { canvas in
                    if hasShadows, isOnGround(actor) { shadow(of: actor, on: &canvas) }
                    actor.actor.draw(on: &canvas, id: id, isMirrored: actor.isMirrored)
                }
            }
        )
    }

    /// Returns whether nothing is between a figure and the ground.
    private func isOnGround(_ actor: PlacedActor) -> Bool {
        switch composition.play.berths[actor.index]?.relation {
        case .inside, .on, .over: false
        default: true
        }
    }

    private func shadow(of actor: PlacedActor, on canvas: inout SVGCanvas) {
        let whole = actor.actor.boxes.whole
        let body = actor.actor.boxes.body
        // Arms and things in the air do not count, but a lying figure is wide.
        let isFlat = whole.width > whole.height
        let half = isFlat ? whole.width * 0.44 : max(body.width * 0.8, whole.width * 0.26)
        let middle = isFlat ? whole.middle.x : whole.middle.x * 0.5
        shadows.draw(
            (middle - half)...(middle + half), height: actor.actor.height, lift: max(0, -whole.maxY),
            isMirrored: actor.isMirrored, on: &canvas)
    }

    // MARK: Ropes

    private func item(of rope: Tableau.Rope) -> Item? {
        guard let actor = composition.actor(rope.actor), let thing = composition.thing(rope.thing) else { return nil }
        let hand = actor.anchors.touch ?? actor.boxes.body.middle
        let end = composition.ropeEnd(on: thing, from: hand)
        let sag = min(40, abs(end.x - hand.x) * 0.15 + 6)
        let middle = Point((hand.x + end.x) / 2, (hand.y + end.y) / 2 + sag)
        return (
            max(actor.depth, thing.depth) + 0.004,
            { canvas in
                canvas.line("M\(hand)Q\(middle) \(end)", 0x8A6A48, width: max(4, 6 * actor.scale))
                canvas.line("M\(end)h0", 0x6E5236, width: max(8, 13 * actor.scale))
            }
        )
    }
}

extension Composition {
    /// Returns the point at which a rope is tied to a thing: at the side nearer to the pulling figure.
    func ropeEnd(on thing: PlacedThing, from hand: Point) -> Point {
        let box = thing.box
        let inset = min(14 * thing.scale, box.width * 0.1)
        return Point(
            hand.x < box.middle.x ? box.minX + inset : box.maxX - inset,
            min(max(thing.grip.y, box.minY + box.height * 0.3), box.maxY - box.height * 0.15))
    }
}
