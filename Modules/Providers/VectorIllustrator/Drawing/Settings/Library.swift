/// A library's tall shelves and its window seat; in a museum what it shows in cases takes the place of a big skeleton.
struct Library: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let isMuseum: Bool

    private static let window = Box(x: 562...762, y: 130...420)
    private let left = Piece(x: 280, y: 704, width: 150, height: 218, grip: Point(30, -110))
    private let right = Piece(x: 1040, y: 704, width: 136, height: 218, grip: Point(-30, -110))
    private let seat = Piece(x: 662, y: 716, width: 96, height: 44, grip: Point(0, -44), top: 46)
    private let showcase = Piece(x: 662, y: 730, width: 100, height: 110, grip: Point(0, -84), top: nil)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        isMuseum = ["museum", "gallery"].contains(where: brush.record.key.contains)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("shelf", left), isMuseum ? ("showcase", showcase) : ("bench", seat)])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 770...930)],
            seats: isMuseum ? [] : [Spot(position: Point(662, 586), scale: 0.96, width: 220)],
            airs: [Box(x: 500...820, y: 40...110)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.boards, look.floor, look.cover, edges: [.shelf, .table(look.wood), .rug(look.rug)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, on: &canvas)
        brush.window(Self.window, frame: look.trim, on: &canvas)
        guard isMuseum else {
            brush.bookcase(left, look.wood, rows: 6, on: &canvas)
            return brush.bookcase(right, look.wood, rows: 6, on: &canvas)
        }
        brush.picture("landscape", Box(x: 150...420, y: 220...420), on: &canvas)
        brush.picture("portrait", Box(x: 960...1110, y: 200...400), on: &canvas)
        columns(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        isMuseum ? drawShowcase(on: &canvas) : drawSeat(on: &canvas)
        brush.rug(650, 866, 820, look.rug, on: &canvas)
        guard !isMuseum else { return }
        brush.pendant(862, 170, look.cloth, on: &canvas)
    }

    private func columns(on canvas: inout SVGCanvas) {
        for x in [496.0, 830] {
            canvas.path("M\(x - 30) 690V60H\(x + 30)V690z", left: look.trim.lighter(0.2), right: look.wall.darker(0.16))
            canvas.path("M\(x - 44) 690h88v-30h-88zM\(x - 46) 30h92v34h-92z", look.trim.darker(0.05))
            canvas.line("M\(x - 10) 650V74M\(x + 10) 650V74", look.wall.darker(0.14), width: 4)
        }
    }

    private func drawSeat(on canvas: inout SVGCanvas) {
        guard brush.shows("bench") else { return }
        brush.put(seat, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 54, 5)
            canvas.path("M-48 0V-36H48V0z", from: look.wood, to: look.wood.darker(0.2))
            canvas.line("M-42 -6V-30h36v24zM6 -6V-30h36v24z", look.wood.darker(0.26), width: 2)
            canvas.path("M-50 -36q-2 -12 8 -12h84q10 0 8 12z", from: look.cloth.lighter(0.2), to: look.cloth)
        }
    }

    /// A glass case with a vase, as every museum has.
    private func drawShowcase(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.put(showcase, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 56, 6)
            canvas.path("M-46 0V-52H46V0z", from: look.wood, to: look.wood.darker(0.2))
            canvas.rect(-50, -56, 100, 6, look.wood.lighter(0.2), corner: 1)
            canvas.path(
                "M-12 -57Q-26 -78 -8 -90V-98H8V-90Q26 -78 12 -57z", left: palette.accent.lighter(0.2),
                right: palette.accent.darker(0.2))
            canvas.line("M-17 -78q17 8 34 0", palette.paper, width: 4)
            canvas.rect(-46, -112, 92, 56, 0xDDEFF2, corner: 1, opacity: 0.4)
            canvas.line("M-36 -66L-14 -104", .white, width: 3, opacity: 0.7)
        }
    }
}
