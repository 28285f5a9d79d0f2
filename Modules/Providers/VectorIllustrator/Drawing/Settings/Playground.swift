/// A playground among trees: a slide, swings or a seesaw, and sand.
struct Playground: PlaceView {
    var brush: Brush
    private let hasSeesaw: Bool
    /// Whether it is a yard or a pitch, where nothing stands.
    private let isBare: Bool

    private let slide = Piece(x: 250, y: 742, width: 150, height: 150, grip: Point(-20, -100), top: nil)
    private let swing = Piece(x: 1010, y: 742, width: 120, height: 220, grip: Point(-14, -100), top: 42)
    private let tree = Piece(x: 620, y: 604, width: 50, height: 420, grip: Point(10, -90))
    private let paint: (main: Color, second: Color)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 480)
        let key = brush.record.key
        let seesaw = brush.record.flag("seesaw")
        hasSeesaw = key.contains("seesaw") || seesaw && !key.contains("swing")
        isBare = ["pitch", "yard", "skate", "cycle", "gate"].contains(where: key.contains)
        let palette = brush.palette
        paint = (
            brush.record.color("posts", of: [palette.second, palette.accent.darker(0.1)]),
            brush.record.color("slide", of: [palette.accent.lighter(0.1), palette.earth])
        )
        self.brush = brush
    }

    var stage: Stage {
        var pieces = [("tree", tree)]
        if !isBare { pieces += [("slide", slide), (hasSeesaw ? "seesaw" : "swing", swing)] }
        return Stage(
            horizon: 480, floors: [Box(x: 60...1220, y: 745...930)],
            seats: hasSeesaw || isBare || !brush.shows("swing")
                ? [] : [Spot(position: Point(1010, 616), scale: 0.86, width: 140)],
            airs: [Box(x: 440...860, y: 60...300)], front: Brush.corners, fixtures: brush.fixtures(pieces))
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(490, 46, brush.palette.grove, on: &canvas)
        let wall = brush.light.far(brush.palette.paper, 0.4)
        let roof = brush.light.far(brush.palette.roof, 0.4)
        canvas.inOwnLight {
            $0.path("M620 560v-76h96v76zM740 560v-58h84v58z", wall)
            $0.path("M606 488l62 -46l62 46zM728 506l54 -40l54 40z", roof)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.hill(590, 24, palette.lawn, on: &canvas)
        brush.tree(tree.x, tree.y, tall: 320, palette.leaf, on: &canvas)
        brush.bush(480, 640, 0.7, palette.leaf, on: &canvas)
        brush.bush(850, 642, 0.6, palette.leaf.darker(0.05), on: &canvas)
        let sand = brush.light.ground(isBare ? palette.stone.lighter(0.2) : palette.earth.lighter(0.14))
        canvas.path("M0 716Q330 664 640 676T1280 712V960H0z", brush.light.ground(palette.leaf.lighter(0.1)))
        canvas.path("M0 730Q330 676 640 688T1280 726V960H0z", from: sand.lighter(0.2), to: sand.darker(0.08))
        brush.clearing(640, 780, on: &canvas)
        if isBare {
            pitch(on: &canvas)
        } else {
            if brush.shows("slide") { drawSlide(on: &canvas) }
            if brush.shows(hasSeesaw ? "seesaw" : "swing") { hasSeesaw ? seesaw(on: &canvas) : swings(on: &canvas) }
        }
        var grains: PathData = ""
        for _ in 0..<26 { grains += "M\(brush.chance.whole(30...1250)) \(brush.chance.whole(760...940))h4" }
        canvas.line(grains, sand.darker(0.14), width: 6)
    }

    var ground: Ground {
        isBare
            ? Ground(.paving, brush.palette.stone, brush.palette.trim, edges: [.lines(brush.palette.trim), .bush])
            : Ground(
                .sand, brush.palette.earth.lighter(0.14), brush.palette.lawn, edges: [.bank(brush.palette.lawn), .bush])
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    /// White lines, and a wall with climbing holds.
    private func pitch(on canvas: inout SVGCanvas) {
        canvas.line(
            "M-20 752H1300M640 752L500 980M60 752L-80 900M1220 752L1360 900", brush.palette.trim, width: 8, opacity: 0.7
        )
    }

    private func drawSlide(on canvas: inout SVGCanvas) {
        brush.put(slide, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 90, 7)
            canvas.line("M-66 0V-146M-30 0V-146", paint.main, width: 6)
            canvas.line("M-66 -24h36M-66 -48h36M-66 -72h36M-66 -96h36", paint.main.darker(0.12), width: 5)
            canvas.line("M-28 -112Q14 -100 32 -48T82 -5", paint.second.darker(0.18), width: 24)
            canvas.line("M-28 -114Q16 -102 34 -51T82 -8", paint.second, width: 18)
            canvas.line("M-26 -117Q20 -106 38 -56T82 -14", paint.second.lighter(0.4), width: 4)
            canvas.rect(-70, -120, 46, 7, paint.main.darker(0.12), corner: 2)
            canvas.path("M-76 -146L-48 -172L-20 -146z", from: paint.second.lighter(0.2), to: paint.second)
        }
    }

    private func swings(on canvas: inout SVGCanvas) {
        brush.put(swing, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 90, 6)
            canvas.line("M-84 0L-64 -218L-46 0M84 0L64 -218L46 0", paint.main, width: 6)
            canvas.line("M-72 -218H72", paint.main.darker(0.12), width: 7)
            canvas.line("M-22 -216V-42M22 -216V-42", 0x8A7A6A, width: 2)
            canvas.rect(-26, -44, 52, 5, brush.palette.wood, corner: 2)
        }
    }

    private func seesaw(on canvas: inout SVGCanvas) {
        brush.put(swing, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 100, 6)
            canvas.path("M-20 0L0 -38L20 0z", from: paint.main, to: paint.main.darker(0.16))
            canvas.line("M-88 -16L88 -58", paint.second.darker(0.14), width: 10)
            canvas.line("M-88 -18L88 -60", paint.second, width: 7)
            canvas.line("M-66 -24v-20m-7 0h14M66 -56v-20m-7 0h14", brush.palette.wood, width: 4)
        }
    }
}
