/// A street so near that one looks into its shop windows: doors, a pavement, a crossing.
struct Street: PlaceView {
    var brush: Brush
    private let fronts: [Color]
    private let doors: [Color]
    private let awning: Color
    private let hasTree: Bool

    private let door = Piece(x: 250, y: 676, width: 92, height: 204, grip: Brush.doorGrip)
    private let shop = Piece(x: 1000, y: 676, width: 86, height: 204, grip: Brush.doorGrip)
    private let lamp = Piece(x: 480, y: 728, width: 16, height: 330, grip: Point(0, -100))

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 460)
        let palette = brush.palette
        let order = brush.record.flag("colours of the fronts")
        let walls = [
            palette.paper, palette.accent.mixed(with: palette.paper, 0.55),
            palette.second.mixed(with: palette.paper, 0.6),
            palette.earth.lighter(0.2),
        ]
        fronts = order ? walls : [walls[2], walls[3], walls[1], walls[0]]
        doors = [
            brush.record.color("door of the first house", of: [palette.accent, palette.second]),
            brush.record.color("door of the shop", of: [palette.second.darker(0.1), palette.leaf.darker(0.2)]),
        ]
        awning = brush.record.color("awning", of: [palette.accent, palette.second])
        hasTree = brush.record.flag("tree at the kerb")
        self.brush = brush
    }

    private static let window = Box(x: 640...860, y: 330...560)

    var stage: Stage {
        var fixtures = brush.fixtures([("door", door), ("lamp", lamp), ("shop", shop)])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        fixtures["road"] = Fixture(box: Box(x: 0...1280, y: 780...915), grip: Point(640, 860), top: nil)
        fixtures["wall"] = Fixture(box: Box(x: 380...560, y: 100...676), grip: Point(560, 540), top: nil)
        return Stage(
            horizon: 460, floors: [Box(x: 60...1220, y: 735...930)],
            airs: [Box(x: 520...780, y: 40...170)], fixtures: fixtures)
    }

    var ground: Ground { Ground(.paving, brush.palette.stone, brush.palette.trim, edges: [.crossing, .bush]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let shown = brush.light.far(brush.palette.second.mixed(with: brush.palette.sky, 0.5), 0.6)
        canvas.inOwnLight {
            $0.path(
                "M0 600V200L60 150L120 200V170H240V120L300 60L360 120V190H520V600z", from: shown,
                to: shown.mixed(with: brush.light.horizon, 0.4))
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        house(0, 392, fronts[0], on: &canvas)
        house(560, 1290, fronts[1], on: &canvas)
        lane(on: &canvas)
        let unit = brush.eye.scale(at: 676)
        front(door.x, doors[0], unit, on: &canvas)
        front(shop.x, doors[1], unit, on: &canvas)
        shopWindow(on: &canvas)
        upperWindows(on: &canvas)
        road(on: &canvas)
        drawLamp(on: &canvas)
        if hasTree { brush.tree(1200, 742, tall: 260, brush.palette.leaf, on: &canvas) }
    }

    private func house(_ left: Double, _ right: Double, _ wall: Color, on canvas: inout SVGCanvas) {
        canvas.path("M\(left) 690V-10H\(right)V690z", from: wall.darker(0.06), to: wall)
        canvas.path("M\(left) 640H\(right)V690H\(left)z", wall.darker(0.2))
        canvas.rect(left, 168, right - left, 16, wall.lighter(0.5))
    }

    /// The gap between two houses, with the town at its end.
    private func lane(on canvas: inout SVGCanvas) {
        let wall = fronts[2]
        canvas.path("M392 -10H436V680H392z", left: wall.darker(0.2), right: wall.darker(0.3))
        canvas.path("M524 -10H560V680H524z", left: fronts[3].darker(0.3), right: fronts[3].darker(0.16))
        canvas.path("M436 640H524V690H436z", brush.light.ground(brush.palette.stone))
        if brush.shows("tree") {
            canvas.inOwnLight { $0.path("M436 646q10 -70 44 -64t44 60z", brush.light.far(brush.palette.grove, 0.3)) }
        }
    }

    private func front(_ x: Double, _ color: Color, _ unit: Double, on canvas: inout SVGCanvas) {
        guard brush.shows("door") else { return }
        canvas.group(transform: SVGCanvas.placement(x, 678, scale: unit)) { canvas in
            canvas.rect(-56, -240, 112, 240, brush.palette.trim)
            canvas.inOwnLight { $0.rect(-44, -232, 88, 24, brush.pane) }
            canvas.path("M-46 0V-204H46V0z", left: color.lighter(0.14), right: color.darker(0.14))
            canvas.line("M-32 -14v-70h64v70zM-32 -102V-188H32v86z", color.darker(0.2), width: 2.4)
            canvas.line("M36 -98h0", 0xE2B84E, width: 7)
            canvas.rect(-64, -6, 128, 8, brush.palette.stone.darker(0.08))
        }
    }

    private func shopWindow(on canvas: inout SVGCanvas) {
        let frame = doors[1]
        canvas.rect(616, 250, 268, 410, frame)
        canvas.inOwnLight { $0.rect(640, 290, 220, 270, brush.pane) }
        let palette = brush.palette
        canvas.line("M668 544v-26M704 544v-12M740 544v-40M780 544v-20M824 544v-32", palette.earth, width: 24)
        canvas.line("M686 546v-16M804 546v-14", palette.accent, width: 22)
        canvas.path("M652 296h70l-70 120z", .white, opacity: 0.3)
        canvas.line("M750 290v270", frame, width: 8)
        canvas.rect(606, 556, 288, 16, frame.lighter(0.3))
        canvas.rect(640, 590, 220, 56, frame.lighter(0.14))
        var edge: PathData = "M596 300L624 206H876L904 300"
        for _ in 0..<5 { edge += "q-30.8 36 -61.6 0" }
        canvas.path(edge + "z", from: awning.lighter(0.14), to: awning)
        canvas.path(
            "M657.6 300L674 206h50L719.2 300q-30.8 36 -61.6 0zM780.8 300L775 206h50l17.4 94q-30.8 36 -61.6 0z",
            palette.trim)
    }

    private func upperWindows(on canvas: inout SVGCanvas) {
        for x in [60.0, 240, 650, 860, 1060] {
            canvas.rect(x - 8, -20, 116, 164, brush.palette.trim)
            canvas.inOwnLight { $0.rect(x, -20, 100, 156, brush.pane) }
            canvas.line("M\(x + 50) -20v156", brush.palette.trim, width: 8)
        }
        canvas.rect(60, 360, 116, 170, brush.palette.trim)
        canvas.inOwnLight { $0.rect(68, 368, 100, 154, brush.pane) }
        canvas.line("M118 368v154M68 430h100", brush.palette.trim, width: 7)
        if brush.shows("flower"), brush.light.sky != .snow {
            canvas.rect(52, 526, 132, 24, brush.palette.wood)
            canvas.line("M70 520h0M104 516h0M136 520h0M166 518h0", brush.palette.accent.lighter(0.2), width: 22)
        }
    }

    private func road(on canvas: inout SVGCanvas) {
        let paving = brush.light.ground(brush.palette.stone.lighter(0.2))
        canvas.path("M0 676H1280V800H0z", from: paving.darker(0.1), to: paving)
        canvas.line(
            "M0 708H1280M0 746H1280M120 678l-22 28M330 678l-12 28M540 678v28M760 678l8 28M980 678l20 28M200 710l-26 34M440 710l-10 34M660 710v34M880 710l14 34M1100 710l26 34",
            paving.darker(0.12), width: 3)
        brush.clearing(640, 716, on: &canvas)
        canvas.rect(0, 792, 1280, 16, paving.darker(0.24))
        let asphalt = brush.light.ground(brush.palette.stone.darker(0.34), snow: 0.6)
        canvas.path("M0 806H1280V960H0z", from: asphalt.darker(0.04), to: asphalt.lighter(0.12))
        var stripes: PathData = ""
        for column in 0..<5 {
            let (top, foot) = (430 + Double(column) * 92, 330 + Double(column) * 132)
            stripes += "M\(top) 812h46L\(foot + 66) 960h-66z"
        }
        canvas.path(stripes, brush.light.ground(0xF4F1EA), opacity: 0.85)
    }

    private func drawLamp(on canvas: inout SVGCanvas) {
        guard brush.shows("lamp") else { return }
        let dark: Color = 0x4A505E
        brush.put(lamp, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 16, 4)
            canvas.line("M0 0V-232", dark, width: 5)
            canvas.line("M0 -4V-30", dark, width: 10)
            let glass: Color = brush.light.hour.isDark ? 0xFFE7A0 : (0xF4F1E4 as Color).lit(by: brush.light.outdoors)
            canvas.inOwnLight { $0.path("M-8 -232L-12 -260H12L8 -232z", glass) }
            canvas.path("M-15 -259Q0 -276 15 -259zM-9 -234h18v4h-18z", dark)
        }
        brush.lampLight(480, 728 - brush.eye.units(246, at: 728), 230, on: &canvas)
    }
}
