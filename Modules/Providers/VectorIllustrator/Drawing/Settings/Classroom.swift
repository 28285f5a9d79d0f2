/// A classroom: a board, low shelves, small tables and chairs; a nursery school has a corner with cushions.
struct Classroom: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let paint: Color
    private let isNursery: Bool
    private let isMusic: Bool

    private static let window = Box(x: 96...300, y: 150...420)
    private static let board = Box(x: 430...850, y: 190...440)
    private let shelf = Piece(x: 1060, y: 706, width: 96, height: 86, grip: Point(-30, -80), top: 88)
    private let table = Piece(x: 270, y: 758, width: 100, height: 52, grip: Point(40, -54), top: 60)
    private let piano = Piece(x: 280, y: 730, width: 128, height: 110, grip: Point(0, -72), top: 112)

    /// Where there is no shelf, one goes out into the hall.
    private let door = Piece(x: 1086, y: 704, width: 84, height: 198, grip: Brush.doorGrip)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let (key, palette) = (brush.record.key, brush.palette)
        isNursery = ["nursery", "kindergarten", "nap"].contains(where: key.contains)
        isMusic = ["music", "choir"].contains(where: key.contains)
        paint = brush.record.color(
            "wall panel",
            of: [
                palette.paint.lighter(0.2), palette.leaf.mixed(with: palette.paper, 0.4),
                palette.accent.mixed(with: palette.paper, 0.55),
            ])
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures(
            [brush.shows("shelf") ? ("shelf", shelf) : ("door", door)]
                + (isMusic ? [("piano", piano)] : [("table", table), ("chair", brush.chairPiece(430, 776, seat: 34))]))
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        if brush.shows("board") { fixtures["board"] = brush.opening(Self.board) }
        fixtures["rug"] = brush.rugFixture(680, 868, 800)
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 775...930)],
            seats: isMusic ? [] : [Spot(position: Point(430, 640), scale: 1.0, width: 110)],
            tops: brush.shows("shelf") ? [Spot(position: Point(1060, 460), scale: 0.86, width: 180)] : [],
            airs: [Box(x: 900...1220, y: 140...380)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            isNursery ? .boards : .lino, look.floor, look.cover,
            edges: [.table(look.wood), .stool(paint), .stool(look.cloth), .rug(paint)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, floor: isNursery ? .boards : .lino, on: &canvas)
        canvas.rect(0, 560, 1280, 112, paint.mixed(with: look.wall, 0.3))
        canvas.halo(690, 600, 380, 110, look.wall.lighter(0.5), opacity: 0.5)
        canvas.rect(0, 552, 1280, 10, look.trim)
        brush.window(Self.window, frame: look.trim, on: &canvas)
        if brush.shows("board") { isNursery ? pinboard(on: &canvas) : board(on: &canvas) }
        bunting(on: &canvas)
        brush.clock(980, 250, 44, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        if brush.shows("shelf") {
            brush.bookcase(shelf, look.wood, rows: 2, on: &canvas)
        } else {
            brush.door(door, look.door, on: &canvas)
        }
        brush.rug(680, 868, 800, paint, on: &canvas)
        if isMusic { return drawPiano(on: &canvas) }
        brush.chair(430, 776, seat: 34, brush.palette.second.lighter(0.2), on: &canvas)
        brush.chair(150, 770, seat: 34, brush.palette.accent.lighter(0.2), on: &canvas)
        brush.table(table, look.wood.lighter(0.2), on: &canvas)
        if isNursery { cushions(on: &canvas) }
    }

    private func board(on canvas: inout SVGCanvas) {
        canvas.rect(416, 176, 448, 278, look.wood, corner: 10)
        canvas.path("M430 190H850V440H430z", from: 0x4C7763, to: 0x3C6453)
        canvas.line("M470 250q18 -36 36 0t36 0t36 0M470 310h110M470 346h76", 0xF1F5E8, width: 5, opacity: 0.7)
        canvas.rect(404, 446, 472, 14, look.wood.darker(0.14), corner: 5)
    }

    /// Children's pictures on a board.
    private func pinboard(on canvas: inout SVGCanvas) {
        canvas.rect(416, 176, 448, 278, look.wood, corner: 10)
        canvas.rect(430, 190, 420, 250, brush.palette.earth.lighter(0.3))
        for (index, tone) in [brush.palette.accent, brush.palette.leaf, brush.palette.second, brush.palette.sky]
            .enumerated()
        {
            let x = 456 + Double(index) * 98
            let y = index.isMultiple(of: 2) ? 220.0 : 250
            canvas.rect(x, y, 78, 100, .white)
            canvas.path("M\(x + 10) \(y + 84)q14 -60 28 -20t30 20z", tone.lighter(0.2))
            canvas.line("M\(x + 56) \(y + 24)h0", tone.lighter(0.4), width: 20)
        }
    }

    private func bunting(on canvas: inout SVGCanvas) {
        canvas.line("M0 22Q320 116 640 44T1280 40", look.wood, width: 3)
        let palette = brush.palette
        let colors = [palette.accent, palette.earth, palette.second, palette.leaf]
        for (index, point) in [
            (80.0, 46.0), (200, 66), (320, 74), (440, 66), (560, 50), (690, 32), (820, 20), (950, 16), (1080, 20),
            (1190, 28),
        ].enumerated() {
            canvas.path("M\(point.0) \(point.1)q28 8 56 0l-28 50z", colors[index % 4].lighter(0.1))
        }
    }

    private func cushions(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        for (x, tone) in [(860.0, palette.accent), (960, palette.second)] {
            canvas.groundShadow(x, 756, 56, 9)
            canvas.path("M\(x - 50) 748q-8 -24 12 -28h76q20 4 12 28q-50 12 -100 0z", from: tone.lighter(0.3), to: tone)
        }
    }

    private func drawPiano(on canvas: inout SVGCanvas) {
        guard brush.shows("piano") else { return }
        let wood = look.wood.darker(0.2)
        brush.put(piano, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 70, 7)
            canvas.path("M-64 0V-108H64V0z", left: wood.lighter(0.12), right: wood.darker(0.16))
            canvas.rect(-66, -112, 132, 6, wood.lighter(0.2), corner: 1)
            canvas.path("M-62 -70L-66 -58V-52H66V-58L62 -70z", wood.lighter(0.1))
            canvas.rect(-58, -68, 116, 8, 0xFFFBF2)
            canvas.line(
                "M-50 -67v3M-44 -67v3M-32 -67v3M-26 -67v3M-20 -67v3M-8 -67v3M-2 -67v3M10 -67v3M16 -67v3M22 -67v3M34 -67v3M40 -67v3M52 -67v3",
                0x3B2F3F, width: 3)
            canvas.line("M-56 0V-52M56 0V-52", wood.darker(0.1), width: 7)
        }
    }
}
