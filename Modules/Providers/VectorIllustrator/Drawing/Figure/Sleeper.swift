/// Draws a sleeping figure on its side under a blanket; the origin is the ground below the middle.
struct Sleeper {
    private let look: FigureLook
    private let holding: Thing?
    private let hasBed: Bool
    /// What shows on the face of who lies awake, and where the eyes look; nil for those who sleep.
    private let waking: (feeling: Feeling, gaze: Point)?

    init(look: FigureLook, holding: Thing?, hasBed: Bool, waking: (feeling: Feeling, gaze: Point)? = nil) {
        self.waking = waking
        self.look = waking == nil ? look.asleep : look.upAtNight
        self.holding = holding
        self.hasBed = hasBed
    }

    private static let bedHeight = 58.0
    private var scale: Double { look.build.headRadius / 70 }
    private var head: Point { Point(-132, -92 - rise) }
    private var rise: Double { hasBed ? Self.bedHeight : 0 }

    /// The areas of the face and of the body outside the blanket.
    var face: Box { Box(around: [head], radius: 50 * scale) }
    var body: Box { Box(minX: -84, minY: -124 - rise, maxX: 20, maxY: -46 - rise) }

    func draw(on canvas: inout SVGCanvas) {
        guard hasBed else { return drawLying(on: &canvas) }
        canvas.shape("M-250 0V-196q0 -22 20 -22t20 22V0z", 0xB07A4C, edge: 0x85592F)
        canvas.shape("M212 0V-126q0 -18 18 -18t18 18V0z", 0xB07A4C, edge: 0x85592F)
        canvas.shape("M-214 -76H214v38H-214z", 0xC68F5E, edge: 0x85592F)
        canvas.group(transform: SVGCanvas.placement(0, -Self.bedHeight)) { drawLying(on: &$0) }
    }

    private func drawLying(on canvas: inout SVGCanvas) {
        canvas.shape("M-206 -30H206q14 0 14 15t-14 15H-206q-14 0 -14 -15t14 -15z", 0xF2E7D6, edge: 0xCDBDA4)
        canvas.shape(
            "M-216 -34C-228 -78 -200 -96 -150 -88C-96 -96 -56 -80 -62 -42Q-70 -26 -140 -28T-216 -34z", .white,
            edge: 0xD5CCBE)
        let posture = Posture(.sleeping)
        let placing = SVGCanvas.placement(head.x, head.y + rise, scale: scale, turn: -52)
        // Long hair spreads over the pillow.
        let isLoose = [HairCut.long, .bob, .curls, .ponytail, .pigtails, .locs].contains(look.cut)
        let hair = SVGCanvas.placement(
            head.x, head.y + rise, scale: scale * (look.cut == .pigtails ? 0.66 : isLoose ? 0.8 : 1),
            turn: isLoose ? 84 : -52)
        canvas.group(transform: hair) { Hair(look).drawBack(on: &$0) }
        drawShoulder(on: &canvas)
        canvas.group(transform: placing) {
            Head(look: look, posture: posture, gaze: waking?.gaze ?? posture.gaze)
                .draw(feeling: waking?.feeling ?? .calm, isAsleep: waking == nil, on: &$0)
        }
        drawBlanket(on: &canvas)
        drawArm(on: &canvas)
    }

    private func drawShoulder(on canvas: inout SVGCanvas) {
        let top = look.outfit.top
        canvas.shape("M-98 -34C-104 -112 -66 -132 -20 -128C20 -126 50 -112 60 -90L50 -28z", top, edge: top.darker(0.2))
        // What is on the sleeve is on the shoulder, too.
        let shoulder = Limb(from: Point(-86, -84), over: Point(-56, -100), to: Point(-24, -108), radii: (18, 20, 18))
        look.outfit.print(on: top).draw(along: shoulder, from: 0.1, to: 0.95, margin: 0, on: &canvas)
    }

    private func drawBlanket(on canvas: inout SVGCanvas) {
        let main = look.outfit.accent == look.outfit.top ? look.outfit.bottom : look.outfit.accent
        let cover = main.lighter(0.3)
        canvas.shape(
            "M-34 -22C-34 -70 -16 -120 18 -134C60 -146 96 -124 122 -112C150 -128 186 -120 206 -92Q226 -56 218 -10Q90 4 -34 -22z",
            cover, edge: main.darker(0.16))
        canvas.line(
            "M26 -100h0M76 -88h0M130 -78h0M180 -84h0M20 -50h0M70 -42h0M124 -34h0M178 -40h0", cover.lighter(0.45),
            width: 15)
        canvas.shape(
            "M-34 -22C-36 -72 -14 -124 20 -136Q40 -138 34 -124C4 -104 -8 -70 -8 -20Q-20 -16 -34 -22z",
            cover.lighter(0.6), edge: main.darker(0.12))
        canvas.shadow("M118 -112Q96 -60 128 -8L218 -10Q226 -56 206 -92Q150 -60 118 -112z", strength: 0.07)
    }

    private func drawArm(on canvas: inout SVGCanvas) {
        let top = look.outfit.top
        let arm = Limb(from: Point(-66, -96), over: Point(-24, -62), to: Point(18, -82), radii: (17, 15, 12))
        if let holding { HeldThing(holding).draw(at: Point(34, -86), on: &canvas) }
        Hand(wrist: Point(18, -82), direction: 112, size: 11, thumb: -1).draw(look.skin, on: &canvas)
        canvas.shape(arm.outline(0, 0.96, margin: 2), top, edge: top.darker(0.22))
        look.outfit.print(on: top).draw(along: arm, from: 0.1, to: 0.9, margin: 2, on: &canvas)
    }
}
