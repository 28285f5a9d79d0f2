/// A child's room: a bed below the window, a low shelf with a lamp, a door.
struct Bedroom: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let hasGarland: Bool
    private let quilt: String
    private let headboard: String

    private static let window = Box(x: 196...466, y: 146...420)
    private let bed = Piece(x: 352, y: 756, width: 172, height: 92, grip: Point(10, -52), top: 52)
    private let shelf = Piece(x: 718, y: 708, width: 84, height: 82, grip: Point(-20, -80), top: 84)
    private let door = Piece(x: 1010, y: 702, width: 88, height: 202, grip: Brush.doorGrip)

    /// The foot of what stands on the shelf is the shelf's.
    private let tableLamp = Piece(x: 784, y: 708, width: 36, height: 126, grip: Point(0, -112), top: 126)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        hasGarland = brush.record.flag("garland")
        quilt = brush.record.word("quilt", of: ["dots", "stripes", "patches"])
        headboard = brush.record.word("bed frame", of: ["round", "straight", "posts"])
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("bed", bed), ("shelf", shelf), ("door", door), ("lamp", tableLamp)])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        fixtures["rug"] = brush.rugFixture(700, 862, 760)
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 775...930)],
            seats: brush.shows("bed") ? [Spot(position: Point(420, 640), scale: 0.99, width: 200)] : [],
            tops: [Spot(position: Point(718, 468), scale: 0.86, width: 90)],
            airs: [Box(x: 560...1220, y: 60...140)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.boards, look.floor, look.cover, edges: [.bed(look.cover), .shelf, .rug(look.rug)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, on: &canvas)
        brush.window(Self.window, frame: look.trim, on: &canvas)
        brush.curtains(Self.window, look.cloth, wood: look.wood, on: &canvas)
        brush.picture("picture over the shelf", Box(x: 664...772, y: 306...392), on: &canvas)
        brush.door(door, look.door, on: &canvas)
        if hasGarland { garland(on: &canvas) }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.bookcase(shelf, look.wood, rows: 2, on: &canvas)
        lamp(on: &canvas)
        brush.rug(700, 862, 760, look.rug, on: &canvas)
        if brush.shows("bed") { drawBed(on: &canvas) }
    }

    /// Paper stars on a string.
    private func garland(on canvas: inout SVGCanvas) {
        canvas.line("M520 40Q800 130 1280 30", look.wood, width: 3)
        var stars: PathData = ""
        for (x, y) in [(580.0, 54.0), (700, 76), (830, 84), (960, 76), (1090, 58)] {
            stars += "M\(x) \(y)l7 16l17 2l-13 12l4 17l-15 -9l-15 9l4 -17l-13 -12l17 -2z"
        }
        canvas.path(stars, look.cloth.lighter(0.3))
    }

    private func lamp(on canvas: inout SVGCanvas) {
        guard brush.shows("lamp") else { return }
        let (isLit, unit) = (brush.light.lampsAreLit, brush.eye.scale(at: shelf.y))
        brush.lampLight(shelf.x + 24 * unit, shelf.y - 110 * unit, 330, on: &canvas)
        let shade: Color = isLit ? 0xFFE29A : look.cloth.lighter(0.5).lit(by: brush.light.indoors)
        brush.put(shelf, on: &canvas) { canvas in
            canvas.path("M20 -82q-3 -10 2 -20h5q5 10 2 20z", look.cover.darker(0.2))
            canvas.inOwnLight { $0.path("M15 -125H34L42 -100H7z", from: shade.lighter(0.3), to: shade) }
        }
    }

    private func drawBed(on canvas: inout SVGCanvas) {
        let (wood, cover) = (look.wood.lighter(0.06), look.cover)
        let top: PathData =
            switch headboard {
            case "round": "Q-84 -92 -76 -92T-68 -76"
            case "straight": "V-88H-68V-76"
            default: "V-90h5v8h6v-8h5V-76"
            }
        brush.put(bed, on: &canvas) { canvas in
            canvas.groundShadow(0, 2, 96, 9)
            canvas.path("M-84 0V-78" + top + "V0z", left: wood.lighter(0.1), right: wood.darker(0.16))
            canvas.path("M74 0V-54q0 -6 6 -6t6 6V0z", left: wood.lighter(0.1), right: wood.darker(0.16))
            canvas.path("M-70 -20H76V-8H-70z", from: wood, to: wood.darker(0.16))
            canvas.path("M-70 -46Q-68 -50 -62 -50H72Q77 -50 77 -44V-18H-70z", from: 0xFFFBF2, to: 0xE6DACB)
            if brush.shows("pillow") {
                canvas.path("M-66 -48q-5 -16 9 -17q18 -2 26 2q6 10 1 15q-18 5 -36 0z", from: .white, to: 0xDFD6DE)
            }
            guard brush.shows("blanket") else { return }
            canvas.path(
                "M-26 -49Q-14 -58 6 -56T56 -58Q80 -58 80 -42V-12Q30 -8 -22 -13Q-32 -26 -26 -49z",
                from: cover.lighter(0.2), to: cover.darker(0.12))
            pattern(on: &canvas)
            canvas.path("M-26 -49Q-20 -55 -10 -56Q-16 -34 -10 -12L-22 -13Q-32 -26 -26 -49z", cover.lighter(0.6))
        }
    }

    private func pattern(on canvas: inout SVGCanvas) {
        let shade = look.cover.lighter(0.42)
        switch quilt {
        case "dots": canvas.line("M8 -44h0M26 -32h0M44 -46h0M62 -32h0M10 -22h0M44 -20h0M70 -48h0", shade, width: 6)
        case "stripes":
            canvas.line("M8 -54q-5 20 -1 42M28 -55q-4 22 0 44M48 -57q-3 22 0 46M67 -57q-1 22 1 44", shade, width: 6)
        default:
            canvas.path("M6 -50h16v14h-16zM38 -50h16v14h-16zM22 -34h16v14h-16zM56 -34h16v14h-16z", shade, opacity: 0.8)
        }
    }
}
