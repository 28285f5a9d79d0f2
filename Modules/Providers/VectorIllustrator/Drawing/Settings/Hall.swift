/// A hall with a stage and its curtain, or a gym with wall bars.
struct Hall: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let isGym: Bool
    private let curtain: Color

    private let bars = Piece(x: 300, y: 702, width: 120, height: 230, grip: Point(0, -120))
    private let steps = Piece(x: 1020, y: 742, width: 80, height: 60, grip: Point(-30, -60), top: 22)
    private let bench = Piece(x: 960, y: 748, width: 170, height: 34, grip: Point(0, -34), top: 36)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        isGym = ["gym", "sport"].contains(where: brush.record.key.contains)
        let palette = brush.palette
        curtain = brush.record.color(
            "stage curtain", of: [palette.accent, palette.second, palette.accent.darker(0.25)])
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures(isGym ? [("ladder", bars), ("bench", bench)] : [("stairs", steps)])
        if !isGym {
            fixtures["stage"] = Fixture(
                box: Box(x: 120...1160, y: 560...716), grip: Point(640, 570), top: Point(640, 600))
            fixtures["curtain"] = Fixture(box: Box(x: 120...330, y: 60...590), grip: Point(310, 420), top: nil)
        }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 770...930)],
            seats: isGym
                ? [Spot(position: Point(960, 640), scale: 1.0, width: 400)]
                : [
                    Spot(position: Point(520, 604), scale: 0.92, width: 140),
                    Spot(position: Point(760, 604), scale: 0.92, width: 140),
                ],
            airs: [Box(x: 400...880, y: 60...200)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.boards, look.floor.lighter(0.1), curtain, edges: [.bench(look.wood), .lines(curtain)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, on: &canvas)
        guard isGym else { return drawStage(on: &canvas) }
        for x in [560.0, 800, 1040] {
            brush.window(Box(x: x...(x + 150), y: 110...250), frame: look.trim, on: &canvas)
        }
        wallBars(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        isGym ? gymThings(on: &canvas) : drawSteps(on: &canvas)
        if isGym {
            canvas.line("M-20 800H1300M640 800L560 980", curtain.lighter(0.3), width: 9, opacity: 0.6)
        }
    }

    private func drawStage(on canvas: inout SVGCanvas) {
        canvas.path("M100 40H1180V600H100z", from: curtain.darker(0.5), to: curtain.darker(0.34))
        canvas.halo(640, 400, 420, 300, brush.light.glow, opacity: brush.shows("lamp") ? 0.5 : 0.1)
        canvas.path("M120 560H1160V612H120z", from: look.floor.darker(0.1), to: look.floor.lighter(0.2))
        canvas.path("M84 604H1196V716H84z", from: look.wood, to: look.wood.darker(0.24))
        canvas.line("M84 612H1196", look.wood.lighter(0.3), width: 10)
        canvas.line(
            "M200 640V706M360 640V706M520 640V706M760 640V706M920 640V706M1080 640V706", look.wood.darker(0.3), width: 4
        )
        var folds: PathData = ""
        for (edge, side) in [(100.0, 1.0), (1180, -1)] {
            canvas.path(
                "M\(edge) 40H\(edge + 250 * side)Q\(edge + 230 * side) 340 \(edge + 140 * side) 420Q\(edge + 190 * side) 520 \(edge + 180 * side) 596H\(edge)z",
                left: curtain.lighter(side > 0 ? 0 : 0.16), right: curtain.lighter(side > 0 ? 0.16 : 0))
            for step in [44.0, 96, 150] {
                folds += "M\(edge + step * side) 100Q\(edge + step * side) 300 \(edge + step * 0.7 * side) 410V586"
            }
        }
        canvas.line(folds, curtain.darker(0.24), width: 7, opacity: 0.7)
        canvas.line("M108 424q70 24 140 -4M1172 424q-70 24 -140 -4", 0xE2B84E, width: 13)
        var swags: PathData = "M84 20H1196V110"
        for _ in 0..<8 { swags += "q-69.5 70 -139 0" }
        canvas.path(swags + "z", from: curtain.darker(0.08), to: curtain.lighter(0.08))
    }

    private func drawSteps(on canvas: inout SVGCanvas) {
        guard brush.shows("stairs") else { return }
        brush.put(steps, on: &canvas) { canvas in
            canvas.path("M-36 0V-18H36V0zM-36 -18V-36H36V-18z", from: look.wood.lighter(0.2), to: look.wood.darker(0.1))
            canvas.line("M-38 -18H38M-38 -36H38", look.wood.lighter(0.4), width: 4)
        }
    }

    private func wallBars(on canvas: inout SVGCanvas) {
        guard brush.shows("ladder") else { return }
        brush.put(bars, on: &canvas) { canvas in
            var rungs: PathData = ""
            for step in 1..<12 { rungs += "M-56 \(-Double(step) * 19)H56" }
            canvas.line(rungs, look.wood.lighter(0.24), width: 4)
            canvas.line("M-58 0V-230M0 0V-230M58 0V-230", look.wood, width: 6)
        }
    }

    private func gymThings(on canvas: inout SVGCanvas) {
        guard brush.shows("bench") else { return }
        let palette = brush.palette
        brush.put(bench, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 92, 5)
            canvas.line("M-70 0V-28M70 0V-28", look.wood.darker(0.2), width: 7)
            canvas.path(
                "M-86 -30L-80 -37H80L86 -30V-26H-86z", from: look.wood.lighter(0.36), to: look.wood.lighter(0.1))
        }
        brush.put(560, 742, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 66, 5)
            canvas.path("M-62 0L-56 -13H56L62 0V5H-62z", from: palette.second.lighter(0.3), to: palette.second)
        }
    }
}
