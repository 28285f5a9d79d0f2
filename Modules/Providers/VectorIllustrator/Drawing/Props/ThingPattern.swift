/// The drawing of a thing, its size in life, and the positions of a figure that holds it or is in or on it.
///
/// Positions are in units of its own upright drawing; the origin is the ground below its middle.
struct ThingPattern: Sendable {
    typealias Drawing = @Sendable (inout SVGCanvas) -> Void

    /// How wide it is, as far to either side of its origin as it reaches to the farther one.
    let width: Double
    /// How tall it is.
    let height: Double
    /// How tall it is in life, in centimetres.
    let lifeHeight: Double
    /// Units of a page for each unit of the drawing: the same on the ground and in a hand.
    let scale: Double
    /// How a figure carries it.
    let hold: Hold
    /// The point at which a hand holds it: below what it would otherwise hide.
    let handle: Point
    /// The point at the lips or the eye, if any.
    let mouthpiece: Point?
    /// The position of a figure on it, if that is not the middle of its top.
    let seat: Point?
    /// The area of a figure in it; nil if nobody can be in it.
    let inside: Box?
    /// Whether it lies on the ground, because it would not stand there by itself.
    let isLying: Bool
    /// Draws the part behind a figure in it: everything, if nobody can be in it.
    let drawBack: Drawing
    /// Draws the part before a figure in it.
    let drawFront: Drawing

    @inline(never)
    init(
        _ width: Double, _ height: Double, cm lifeHeight: Double, _ hold: Hold = .oneHand, grip: Double? = nil,
        at handle: Point? = nil, end mouthpiece: Point? = nil, seat: Point? = nil, inside: Box? = nil,
        lies isLying: Bool = false, draw: @escaping Drawing, front: @escaping Drawing = { _ in }
    ) {
        self.width = width
        self.height = height
        self.lifeHeight = lifeHeight
        self.hold = hold
        let scale = Self.scale(width, height, life: lifeHeight)
        let isTiny = hold == .oneHand && max(width, height) * scale < Self.handful
        self.scale = scale
        self.handle = handle ?? Point(0, isTiny ? Self.rise / scale : -(grip ?? height * Self.usualGrip(hold)))
        self.mouthpiece = mouthpiece
        self.seat = seat
        self.inside = inside
        self.isLying = isLying
        drawBack = draw
        drawFront = front
    }

    /// The maximum length of a thing on the fingers, so that the hand does not hide it; in units of a page.
    private static let handful = 46.0
    /// How far above the middle of the hand it lies there.
    private static let rise = 9.0

    /// How high a thing is held that does not say it, as a share of its height.
    private static func usualGrip(_ hold: Hold) -> Double {
        switch hold {
        case .fromAbove: 0.95
        case .tooLarge, .longDown: 0.55
        case .bothHands, .mouth, .eye: 0.3
        case .oneHand: 0.02
        case .overhead, .worn: 0.1
        }
    }

    /// Draws all of it.
    func draw(_ canvas: inout SVGCanvas) {
        drawBack(&canvas)
        drawFront(&canvas)
    }

    // MARK: Size

    /// The units of a page per centimetre: a child of six is 115 cm and 355 units tall.
    static let unitsPerCentimetre = 355.0 / 115
    /// What is no longer than the first is drawn enlarged, what is longer than the second as large as life, in
    /// centimetres; what is between them becomes larger by less and less, so that no larger thing looks smaller.
    static let small = 12.0...24.0
    /// The maximum enlargement of a thing relative to life.
    static let largestEnlargement = 1.6

    private static func scale(_ width: Double, _ height: Double, life lifeHeight: Double) -> Double {
        let longest = lifeHeight * max(1, width / height)
        let share = (small.upperBound - longest) / (small.upperBound - small.lowerBound)
        let enlargement = 1 + (largestEnlargement - 1) * min(1, max(0, share))
        return lifeHeight * unitsPerCentimetre * enlargement / height
    }

    /// How large it is drawn in a hand.
    var heldScale: Double { scale }
    /// How high above its foot a hand holds it.
    var grip: Double { -handle.y }
}
