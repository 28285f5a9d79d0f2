/// A farm's yard: a barn with its gate, a fence, hay; inside the stable, stalls and straw.
struct Farmyard: PlaceView {
    var brush: Brush
    private let barn: Color
    private let roof: Color
    private let isInside: Bool

    private let gate = Piece(x: 330, y: 656, width: 190, height: 240, grip: Point(70, -100))
    private let fence = Piece(x: 930, y: 690, width: 250, height: 100, grip: Point(0, -96))
    private let trough = Piece(x: 690, y: 708, width: 110, height: 44, grip: Point(0, -44), top: nil)
    private let hay = Piece(x: 1110, y: 736, width: 90, height: 60, grip: Point(0, -50), top: 58)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 470)
        let palette = brush.palette
        barn = brush.record.color(
            "barn",
            of: [
                palette.accent.mixed(with: palette.wood, 0.3), palette.wood,
                palette.second.mixed(with: palette.wood, 0.35),
            ], .home)
        roof = brush.record.color(
            "barn roof", of: [palette.wood.darker(0.25), palette.stone.darker(0.2), palette.roof.darker(0.16)], .home)
        isInside = ["stable", "henhouse", "barn", "coop"].contains(where: brush.record.key.contains)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("barn", gate), ("door", gate), ("fence", fence), ("trough", trough), ("hay", hay),
        ])
        fixtures["gate"] = fixtures["fence"]
        return Stage(
            horizon: 470, floors: [Box(x: 60...1220, y: 745...930)],
            seats: brush.shows("hay") ? [Spot(position: Point(1110, 600), scale: 0.9, width: 190)] : [],
            airs: [Box(x: 600...1200, y: 60...380)], front: isInside ? [] : Brush.corners, fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.soil, brush.palette.earth, brush.palette.lawn, edges: [.hay, .fence(brush.palette.wood)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(490, 66, brush.palette.grove, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        isInside ? stalls(on: &canvas) : yard(on: &canvas)
        let earth = brush.light.ground(brush.palette.earth)
        canvas.path(
            "M0 \(isInside ? 690 : 716)Q400 676 760 690T1280 706V960H0z", from: earth.lighter(0.06),
            to: earth.lighter(0.2))
        brush.clearing(620, 790, on: &canvas)
        straw(on: &canvas)
        drawTrough(on: &canvas)
        drawHay(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        if !isInside { brush.drawCorners(on: &canvas) }
    }

    private func yard(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.hill(590, 26, palette.lawn, on: &canvas)
        brush.tree(860, 610, tall: 480, palette.leaf, on: &canvas)
        barnFront(on: &canvas)
        brush.hill(666, 8, palette.lawn, on: &canvas)
        guard brush.shows("fence") else { return }
        let wood = brush.light.ground(palette.wood.lighter(0.2), snow: 0.3)
        canvas.line("M650 606H1290M650 652H1290", wood, width: 13)
        canvas.line("M672 700V584M806 700V584M940 700V584M1074 700V584M1208 700V584", wood.darker(0.1), width: 17)
    }

    private func barnFront(on canvas: inout SVGCanvas) {
        let roof = brush.light.ground(roof)
        canvas.group(transform: SVGCanvas.placement(gate.x, gate.y, scale: brush.eye.scale(at: gate.y))) { canvas in
            canvas.groundShadow(0, 2, 220, 14)
            canvas.path("M-180 0V-220L-120 -290H120L180 -220V0z", from: barn.lighter(0.1), to: barn.darker(0.1))
            canvas.line(
                "M-150 0V-250M-120 0V-285M120 0V-285M150 0V-250M-90 -255V-288M-60 -255V-288M-30 -255V-288M0 -255V-288M30 -255V-288M60 -255V-288M90 -255V-288",
                barn.darker(0.14), width: 2)
            canvas.path(
                "M-200 -206L-126 -300L0 -346L126 -300L200 -206L186 -200L118 -284L0 -326L-118 -284L-186 -200z",
                from: roof.mixed(with: brush.light.glow, 0.2), to: roof)
            canvas.rect(-100, -244, 200, 244, brush.palette.trim)
            canvas.path("M-94 0V-238H94V0z", barn.darker(0.5))
            canvas.path("M-94 0V-238H-4V0z", from: barn.lighter(0.2), to: barn)
            canvas.line("M-90 -4V-234H-8V-4zM-90 -4L-8 -119L-90 -234", brush.palette.trim, width: 5)
            canvas.path("M10 0q30 -40 84 -30V0z", 0xE3BE62)
        }
    }

    private func stalls(on canvas: inout SVGCanvas) {
        let wood = brush.palette.wood
        canvas.path("M0 0H1280V720H0z", from: wood.darker(0.22), to: wood.darker(0.06))
        var seams: PathData = ""
        for column in 0..<15 { seams += "M\(Double(column) * 90 + 20) 0V690" }
        canvas.line(seams, wood.darker(0.34), width: 4)
        canvas.halo(660, 480, 440, 300, wood.lighter(0.5), opacity: 0.6)
        canvas.line("M-10 110H1290", wood.darker(0.4), width: 46)
        if brush.shows("window") {
            canvas.rect(560, 200, 200, 150, wood.darker(0.4), corner: 6)
            canvas.inOwnLight { $0.gradientRect(572, 212, 176, 126, gradient: "sky") }
            canvas.line("M660 212v126M572 274h176", wood.darker(0.4), width: 9)
        }
        for x in [40.0, 380, 900, 1240] { canvas.line("M\(x) 110V690", wood.darker(0.46), width: 34) }
        guard brush.shows("fence") else { return }
        canvas.path("M40 500H380V690H40zM900 500H1240V690H900z", from: wood.lighter(0.1), to: wood.darker(0.2))
        canvas.line("M40 560H380M40 624H380M900 560H1240M900 624H1240", wood.darker(0.3), width: 5)
        canvas.line("M30 498H390M890 498H1250", wood.lighter(0.2), width: 18)
    }

    private func straw(on canvas: inout SVGCanvas) {
        var chance = brush.record.chance("straw")
        var stalks: PathData = ""
        for _ in 0..<34 {
            stalks +=
                "M\(chance.whole(20...1250)) \(chance.whole(730...944))l\(chance.whole(-26...26)) \(chance.whole(-9...9))"
        }
        canvas.line(stalks, brush.light.ground(0xE6C878), width: 4)
    }

    private func drawTrough(on canvas: inout SVGCanvas) {
        guard brush.shows("trough") else { return }
        let wood = brush.palette.wood
        brush.put(trough, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 60, 6)
            canvas.line("M-40 0V-20M40 0V-20", wood.darker(0.36), width: 9)
            canvas.path("M-56 -44H56L46 -12H-46z", from: wood.lighter(0.2), to: wood.darker(0.1))
            canvas.ellipse(0, -43, 52, 4, brush.palette.water.lighter(0.2))
        }
    }

    private func drawHay(on canvas: inout SVGCanvas) {
        guard brush.shows("hay") else { return }
        let straw = brush.light.ground(0xE3BE62, snow: 0.4)
        brush.put(hay, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 54, 6)
            canvas.path("M-44 0V-52q0 -6 6 -6H38q6 0 6 6V0z", left: straw.lighter(0.2), right: straw.darker(0.14))
            canvas.line("M-22 0V-58M22 0V-58", brush.palette.wood, width: 3)
            canvas.line("M-36 -14h16M-8 -34h20M28 -16h12M-34 -44h10M26 -46h12M-4 -10h14", straw.darker(0.2), width: 2)
        }
    }
}
