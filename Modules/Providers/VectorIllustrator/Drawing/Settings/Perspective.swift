/// How large a centimetre is at each height of the page: the nearer to its foot, the larger.
struct Perspective: Hashable, Sendable {
    /// The height of the viewer's eye, in page units from the top.
    let horizon: Double
    /// How large a figure is whose feet are 60 units above the page's foot.
    var nearScale = 1.5

    /// The height of a child of six at scale 1, in page units.
    private static let childUnits = 355.0
    private static let childCentimetres = 115.0

    /// Returns the page units of a length at a height of the page.
    func units(_ centimetres: Double, at y: Double) -> Double { centimetres * scale(at: y) }

    /// Returns the page units per centimetre at a height of the page.
    func scale(at y: Double) -> Double {
        max(0.02, Self.childUnits / Self.childCentimetres * nearScale * (y - horizon) / (900 - horizon))
    }
}

/// Something that stands in a setting: where its foot's middle is on the page, and its size in life.
struct Piece: Hashable, Sendable {
    var x: Double
    /// The height of its foot.
    var y: Double
    /// In centimetres, as all that follows.
    var width: Double
    var height: Double
    /// The grip of a hand, from its foot's middle.
    var grip: Point?
    /// The height of its top, for sitting or for things.
    var top: Double?

    /// Returns the fixture on the page.
    func fixture(seen eye: Perspective) -> Fixture {
        let unit = eye.scale(at: y)
        let grip = grip ?? Point(0, -min(height, 100) * 0.8)
        let half = (width / 2 * unit).rounded()
        return Fixture(
            box: Box(minX: x - half, minY: (y - height * unit).rounded(), maxX: x + half, maxY: y),
            grip: Point((x + grip.x * unit).rounded(), (y + grip.y * unit).rounded()),
            top: top.map { Point(x, (y - $0 * unit).rounded()) })
    }
}
