/// A bathroom with a tub; a laundry has a washing machine where the tub is.
struct Bathroom: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let tile: Color
    private let towel: Color
    private let isLaundry: Bool

    private static let window = Box(x: 556...700, y: 170...340)
    private let bath = Piece(x: 350, y: 764, width: 160, height: 60, grip: Point(40, -60), top: 56)
    private let sink = Piece(x: 800, y: 702, width: 58, height: 82, grip: Point(0, -86), top: 84)
    private let door = Piece(x: 1050, y: 702, width: 84, height: 202, grip: Point(-32, -98))
    private let toilet = Piece(x: 610, y: 724, width: 40, height: 78, grip: Point(0, -42), top: 42)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let palette = brush.palette
        tile = brush.record.color(
            "tiles",
            of: [
                palette.paint.lighter(0.3), palette.sky.lighter(0.45), palette.leaf.mixed(with: palette.paper, 0.6),
                palette.accent.mixed(with: palette.paper, 0.7),
            ])
        towel = brush.record.color("towel", of: [palette.accent, palette.second, palette.earth])
        isLaundry = brush.record.key.contains("laundry")
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            (isLaundry ? "washing machine" : "bath", bath), ("sink", sink), ("door", door), ("toilet", toilet),
        ])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        if brush.shows("mirror") { fixtures["mirror"] = brush.opening(Box(x: 746...854, y: 250...414)) }
        fixtures["towel"] = brush.opening(Box(x: 896...956, y: 330...470))
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 785...930)],
            seats: [Spot(position: Point(430, 590), scale: 1.0, width: 150)],
            tops: [Spot(position: Point(866, 470), scale: 0.86, width: 70)],
            airs: [Box(x: 760...1000, y: 60...200)], fixtures: fixtures)
    }

    var ground: Ground { Ground(.tiles, tile.lighter(0.5), towel, edges: [.tub, .stool(look.wood)]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, floor: .tiles, on: &canvas)
        canvas.path("M0 380H1280V690H0z", from: tile.lighter(0.2), to: tile)
        var seams: PathData = ""
        for row in 0..<6 { seams += "M0 \(392 + Double(row) * 52)H1280" }
        for column in 0..<24 { seams += "M\(Double(column) * 54 + 10) 392V690" }
        canvas.line(seams, tile.lighter(0.5), width: 3)
        canvas.halo(700, 520, 380, 200, tile.lighter(0.6), opacity: 0.5)
        canvas.rect(0, 376, 1280, 14, look.cloth.mixed(with: tile, 0.4))
        brush.window(Self.window, frame: look.trim, on: &canvas)
        brush.door(door, look.door, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        mirror(on: &canvas)
        drawSink(on: &canvas)
        canvas.line("M892 330h68", 0xB9BEC4, width: 6)
        canvas.path("M898 330h56v136q-28 8 -56 0z", from: towel.lighter(0.2), to: towel)
        canvas.line("M898 440q28 8 56 0", towel.lighter(0.6), width: 7)
        if !isLaundry { drawToilet(on: &canvas) }
        isLaundry ? machines(on: &canvas) : drawBath(on: &canvas)
        brush.rug(720, 868, 400, towel.mixed(with: tile, 0.3), on: &canvas)
    }

    private func mirror(on canvas: inout SVGCanvas) {
        if brush.shows("mirror") {
            canvas.rect(740, 244, 120, 176, look.wood, corner: 26)
            canvas.path(
                "M752 280q0 -24 24 -24h48q24 0 24 24v104q0 24 -24 24h-48q-24 0 -24 -24z", from: 0xEAF4F6, to: 0xC4DAE0)
            canvas.line("M776 350l40 -60M796 366l30 -46", .white, width: 6, opacity: 0.6)
        }
        guard brush.shows("lamp") else { return }
        brush.lampLight(800, 214, 320, on: &canvas)
        let glass: Color = brush.light.lampsAreLit ? 0xFFEDB8 : (0xF7F2E4 as Color).lit(by: brush.light.indoors)
        canvas.inOwnLight { $0.rect(760, 200, 80, 26, glass, corner: 13) }
    }

    private func drawSink(on canvas: inout SVGCanvas) {
        guard brush.shows("sink") else { return }
        brush.put(sink, on: &canvas) { canvas in
            canvas.path("M-8 -2L-6 -70H6L8 -2z", left: 0xFBF8F2, right: 0xD5D2CE)
            canvas.path("M-30 -84H30Q28 -64 12 -62H-12Q-28 -64 -30 -84z", from: .white, to: 0xDCD8D4)
            canvas.line("M0 -84v-10q1 -5 7 -4", 0xA9AFB6, width: 4)
            canvas.path("M18 -85v-11h7v11z", look.cloth.lighter(0.2))
            canvas.line("M20 -97l-2 -9M23 -97l3 -8", towel, width: 2)
        }
    }

    private func drawToilet(on canvas: inout SVGCanvas) {
        guard brush.shows("toilet") else { return }
        brush.put(toilet, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 24, 4)
            canvas.path("M-18 -78H18V-48H-18z", from: .white, to: 0xE2DFDA)
            canvas.path("M-20 -42H20Q18 -20 8 -16L10 0H-10L-8 -16Q-18 -20 -20 -42z", from: .white, to: 0xD5D2CE)
            canvas.rect(-21, -47, 42, 7, look.wood.lighter(0.2), corner: 3)
        }
    }

    private func drawBath(on canvas: inout SVGCanvas) {
        guard brush.shows("bath") else { return }
        brush.put(bath, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 92, 8)
            canvas.line("M-58 -2v-8M58 -2v-8", 0xC9A24A, width: 8)
            canvas.path("M-78 -54Q-74 -8 -50 -6H50Q74 -8 78 -54z", from: .white, to: 0xD3D6DA)
            canvas.ellipse(0, -56, 80, 8, .white)
            canvas.ellipse(0, -55, 73, 5.5, 0x9CCBDA)
            canvas.line("M-60 -56v-22q0 -7 8 -7t8 7", 0xA9AFB6, width: 4)
            canvas.line("M-70 -48q20 6 60 7", .white, width: 3, opacity: 0.7)
        }
    }

    private func machines(on canvas: inout SVGCanvas) {
        for x in [240.0, 440] {
            brush.put(x, 736, on: &canvas) { canvas in
                canvas.groundShadow(0, 0, 36, 5)
                canvas.path("M-30 0V-85H30V0z", left: .white, right: 0xD5D8DC)
                canvas.line("M-30 -68H30", 0xC5CAD0, width: 2)
                canvas.circle(0, -36, 21, 0xAEB6BE)
                canvas.circle(0, -36, 16, 0x6F97A8)
                canvas.path("M-15 -32q8 -8 15 0t15 0q-2 12 -15 12t-15 -12z", towel)
                canvas.line("M-22 -76h0M14 -76h0M23 -76h0", look.cloth, width: 5)
            }
        }
        canvas.line("M0 150Q300 200 520 150", look.wood, width: 4)
        canvas.path("M130 172h70l6 92h-82zM250 182h64v100h-64zM370 176h76v70h-76z", towel.lighter(0.3))
    }
}
