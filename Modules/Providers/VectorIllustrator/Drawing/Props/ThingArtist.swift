/// Draws a thing; the origin is the ground below its middle.
///
/// All measures are units of a page, of which a child of six is 355 tall.
struct ThingArtist {
    let thing: Thing
    /// What chooses its colour where there are several; 0 is the usual one.
    var variant: UInt64 = 0

    // MARK: Size

    /// How wide it is as it stands or lies by itself.
    var width: Double {
        let pattern = pattern
        return (pattern.isLying ? pattern.height * 1.04 : pattern.width) * pattern.scale
    }
    /// How tall it is as it stands or lies by itself.
    var height: Double {
        let pattern = pattern
        return (pattern.isLying ? pattern.width : pattern.height) * pattern.scale
    }

    // MARK: Drawing

    /// Draws it as it stands or lies by itself.
    func draw(on canvas: inout SVGCanvas) {
        placed(on: &canvas) { pattern.draw(&$0) }
    }

    /// Draws the part behind a figure in it: all of it, if nobody can be in it.
    func drawBack(on canvas: inout SVGCanvas) {
        placed(on: &canvas) { pattern.drawBack(&$0) }
    }

    /// Draws the part before a figure in it.
    func drawFront(on canvas: inout SVGCanvas) {
        placed(on: &canvas) { pattern.drawFront(&$0) }
    }

    /// Draws it as it is held, with the hand at the origin.
    func drawHeld(on canvas: inout SVGCanvas) {
        let pattern = pattern
        let placing = SVGCanvas.placement(
            -pattern.handle.x * pattern.scale, -pattern.handle.y * pattern.scale, scale: pattern.scale)
        canvas.group(transform: placing) { pattern.draw(&$0) }
    }

    private func placed(on canvas: inout SVGCanvas, _ draw: (inout SVGCanvas) -> Void) {
        let pattern = pattern
        let placing =
            pattern.isLying
            ? SVGCanvas.placement(
                -pattern.height / 2 * pattern.scale, -pattern.width * 0.39 * pattern.scale, scale: pattern.scale,
                turn: Self.lyingTurn)
            : SVGCanvas.placement(0, 0, scale: pattern.scale)
        canvas.group(transform: placing) { draw(&$0) }
    }

    /// How far over what lies on the ground has fallen, in degrees.
    private static let lyingTurn = 84.0

    // MARK: Touching

    /// How a figure carries it.
    var hold: Hold { pattern.hold }

    /// The point at the lips or the eye, from the hand that holds it; nil if there is none.
    var mouthpiece: Point? {
        let pattern = pattern
        return pattern.mouthpiece.map { ($0 - pattern.handle) * pattern.scale }
    }

    /// The points at which it is touched by itself.
    var anchors: ThingAnchors {
        let pattern = pattern
        let scale = pattern.scale
        let inside = pattern.inside.map { $0.placed(at: Point(0, 0), scale: scale) }
        guard !pattern.isLying else {
            return ThingAnchors(grip: Point(0, -height * 0.55), top: Point(0, -height), inside: inside)
        }
        let isTakenByHandle = pattern.hold == .tooLarge || pattern.hold == .fromAbove || pattern.hold == .overhead
        return ThingAnchors(
            grip: isTakenByHandle || pattern.handle.x != 0 ? pattern.handle * scale : Point(0, -height * 0.55),
            top: (pattern.seat ?? Point(0, -pattern.height)) * scale, inside: inside)
    }
}
