/// A living room: a sofa, a bookcase, a standing lamp by the window.
struct LivingRoom: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let hasPlant: Bool

    private static let window = Box(x: 168...408, y: 152...440)
    private let sofa = Piece(x: 690, y: 726, width: 168, height: 84, grip: Point(70, -60), top: 46)
    private let shelf = Piece(x: 1068, y: 704, width: 84, height: 168, grip: Point(-30, -84), top: 168)
    private let table = Piece(x: 300, y: 790, width: 74, height: 40, grip: Point(30, -42), top: 46)

    private let lamp = Piece(x: 454, y: 714, width: 40, height: 152, grip: Point(0, -110), top: 152)

    /// Where there is no shelf, one goes out into the hall.
    private let door = Piece(x: 1068, y: 702, width: 84, height: 198, grip: Brush.doorGrip)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        hasPlant = brush.record.flag("plant by the window")
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("sofa", sofa), brush.shows("shelf") ? ("shelf", shelf) : ("door", door), ("table", table), ("lamp", lamp),
        ])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        fixtures["rug"] = brush.rugFixture(690, 868, 860)
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 780...930)],
            seats: brush.shows("sofa")
                ? [
                    Spot(position: Point(600, 606), scale: 0.98, width: 150),
                    Spot(position: Point(780, 606), scale: 0.98, width: 150),
                ] : [],
            tops: [Spot(position: Point(300, 622), scale: 1, width: 180)],
            airs: [Box(x: 470...900, y: 60...200)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .boards, look.floor, look.cover,
            edges: [.sofa(look.cover), .shelf, .table(look.wood), .rug(look.rug)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, on: &canvas)
        brush.window(Self.window, frame: look.trim, on: &canvas)
        brush.curtains(Self.window, look.cloth, wood: look.wood, on: &canvas)
        brush.picture("big picture", Box(x: 560...700, y: 300...404), on: &canvas)
        brush.picture("small picture", Box(x: 736...812, y: 316...404), on: &canvas)
        if brush.shows("shelf") {
            brush.bookcase(shelf, look.wood, rows: 4, on: &canvas)
        } else {
            brush.door(door, look.door, on: &canvas)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        drawLamp(on: &canvas)
        brush.sofa(sofa, look.cover, look.cloth, on: &canvas)
        brush.rug(690, 868, 860, look.rug, on: &canvas)
        if hasPlant { brush.pottedPlant(120, 736, height: 96, on: &canvas) }
        brush.table(table, look.wood, on: &canvas)
    }

    private func drawLamp(on canvas: inout SVGCanvas) {
        guard brush.shows("lamp") else { return }
        brush.lampLight(454, 330, 360, on: &canvas)
        let isLit = brush.light.lampsAreLit
        let shade: Color = isLit ? 0xFFE29A : look.cloth.lighter(0.56).lit(by: brush.light.indoors)
        brush.put(lamp, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 18, 4)
            canvas.line("M0 -2V-124M-12 -2H12", 0x6B5A4E, width: 3)
            canvas.inOwnLight { $0.path("M-11 -152H11L20 -122H-20z", from: shade.lighter(0.3), to: shade) }
        }
    }
}
