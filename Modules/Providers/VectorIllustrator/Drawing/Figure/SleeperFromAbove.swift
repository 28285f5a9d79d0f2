/// Draws a figure in bed from above; the origin is the middle of the bed's foot.
struct SleeperFromAbove {
    private let look: FigureLook
    private let holding: Thing?
    private let hasBed: Bool
    /// What shows on the face of who lies awake, and where the eyes look; nil for those who sleep.
    private let waking: (feeling: Feeling, gaze: Point)?

    init(look: FigureLook, holding: Thing?, hasBed: Bool, waking: (feeling: Feeling, gaze: Point)?) {
        self.look = waking == nil ? look.asleep : look.upAtNight
        self.holding = holding
        self.hasBed = hasBed
        self.waking = waking
    }

    private var scale: Double { look.build.headRadius / 70 }
    private let head = Point(0, -322)

    var face: Box { Box(around: [head + Point(0, 16 * scale)], radius: 50 * scale) }
    var body: Box { Box(minX: -70, minY: -262, maxX: 70, maxY: -226) }

    func draw(on canvas: inout SVGCanvas) {
        if hasBed { drawBed(on: &canvas) } else { drawMat(on: &canvas) }
        canvas.shape(
            "M-98 -262Q-106 -372 -92 -402Q0 -418 92 -402Q106 -372 98 -262Q0 -250 -98 -262z", .white, edge: 0xD5CCBE)
        canvas.shadow("M-98 -262Q-100 -292 -100 -310Q0 -282 100 -310Q100 -292 98 -262Q0 -250 -98 -262z", strength: 0.06)
        let placing = SVGCanvas.placement(head.x, head.y, scale: scale, turn: waking == nil ? 7 : 0)
        canvas.group(transform: placing) { Hair(look).drawBack(on: &$0) }
        drawShoulders(on: &canvas)
        canvas.group(transform: placing) {
            Head(look: look, posture: Posture(.sleeping), gaze: waking?.gaze ?? Point(0, 0))
                .draw(feeling: waking?.feeling ?? .calm, isAsleep: waking == nil, on: &$0)
        }
        drawQuilt(on: &canvas)
        drawHands(on: &canvas)
    }

    private func drawBed(on canvas: inout SVGCanvas) {
        canvas.shape("M-130 -452q0 -16 16 -16H114q16 0 16 16V-420H-130z", 0xB07A4C, edge: 0x85592F)
        canvas.shape("M-124 -430H124V-8H-124z", 0xC68F5E, edge: 0x85592F)
        canvas.shape("M-112 -424H112V-14H-112z", 0xF2E7D6, edge: 0xCDBDA4)
        canvas.shape("M-130 -22H130V-8q0 12 -14 12H-116q-14 0 -14 -12z", 0xB07A4C, edge: 0x85592F)
    }

    private func drawMat(on canvas: inout SVGCanvas) {
        canvas.shape(
            "M-120 -402q0 -22 22 -22H98q22 0 22 22V-14q0 18 -22 18H-98q-22 0 -22 -18z", 0xF2E7D6, edge: 0xCDBDA4)
    }

    private func drawShoulders(on canvas: inout SVGCanvas) {
        let top = look.outfit.top
        canvas.shape("M-84 -196Q-92 -256 -52 -270Q0 -280 52 -270Q92 -256 84 -196z", top, edge: top.darker(0.2))
        for side in [-1.0, 1] {
            let sleeve = Limb(
                from: Point(44 * side, -258), over: Point(70 * side, -240), to: Point(78 * side, -204),
                radii: (18, 20, 18))
            look.outfit.print(on: top).draw(along: sleeve, from: 0.1, to: 0.95, margin: 0, on: &canvas)
        }
    }

    private func drawQuilt(on canvas: inout SVGCanvas) {
        let main = look.outfit.accent == look.outfit.top ? look.outfit.bottom : look.outfit.accent
        let cover = main.lighter(0.3)
        canvas.shape(
            "M-128 -212Q-60 -232 0 -226T128 -212Q136 -110 130 -6Q66 6 0 0T-130 -6Q-136 -110 -128 -212z", cover,
            edge: main.darker(0.16))
        canvas.line(
            "M-92 -150h0M-32 -158h0M28 -158h0M88 -150h0M-62 -112h0M-2 -118h0M58 -112h0M-92 -72h0M-32 -78h0M28 -78h0"
                + "M88 -72h0M-62 -34h0M-2 -38h0M58 -34h0", cover.lighter(0.45), width: 15)
        // Legs make the quilt rise.
        canvas.shadow("M-10 -164Q-30 -80 -20 -12Q10 -6 26 -12Q0 -80 -10 -164z", strength: 0.07)
        canvas.shadow("M62 -176Q84 -90 76 -12L130 -6Q136 -110 128 -212Q92 -204 62 -176z", strength: 0.07)
        canvas.shape(
            "M-128 -214Q-60 -236 0 -230T128 -214Q132 -194 130 -180Q60 -196 0 -192T-130 -180Q-132 -194 -128 -214z",
            cover.lighter(0.6), edge: main.darker(0.12))
    }

    private func drawHands(on canvas: inout SVGCanvas) {
        let top = look.outfit.top
        if let holding { HeldThing(holding).draw(at: Point(64, -236), on: &canvas) }
        for side in [-1.0, 1] {
            let arm = Limb(
                from: Point(76 * side, -236), over: Point(66 * side, -206), to: Point(34 * side, -212),
                radii: (17, 15, 12))
            Hand(wrist: Point(34 * side, -212), direction: side * 100, size: 11, thumb: -side)
                .draw(look.skin, on: &canvas)
            canvas.shape(arm.outline(0, 0.96, margin: 2), top, edge: top.darker(0.22))
        }
    }
}
