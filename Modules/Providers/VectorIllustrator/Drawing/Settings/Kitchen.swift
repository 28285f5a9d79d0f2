/// A family's kitchen: a sink under the window, a stove, cupboards on the wall, a table.
struct Kitchen: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let paint: Color
    private let cloth: Color
    /// Whether it has a chair at the table, and more room for guests.
    private let isDining: Bool
    private let hasShelf: Bool
    private let hasCloth: Bool

    private static let window = Box(x: 176...436, y: 150...372)
    /// The height of counters.
    private static let counterTop = 458.0
    private let stove = Piece(x: 790, y: 702, width: 62, height: 88, grip: Point(-24, -78), top: 88)
    private let sink = Piece(x: 306, y: 702, width: 66, height: 88, grip: Point(0, -92), top: nil)
    private let fridge = Piece(x: 1046, y: 704, width: 64, height: 168, grip: Point(-26, -96))
    /// Where there is no fridge, one goes out into the hall.
    private let door = Piece(x: 1046, y: 702, width: 80, height: 196, grip: Brush.doorGrip)
    private let table = Piece(x: 350, y: 800, width: 112, height: 70, grip: Point(44, -72), top: 76)
    private let chair: Piece

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let palette = brush.palette
        paint = brush.record.color(
            "cupboards",
            of: [
                palette.paint, palette.trim.mixed(with: palette.earth, 0.3), palette.wood.lighter(0.3),
                palette.leaf.mixed(with: palette.paper, 0.4),
            ])
        cloth = brush.record.color(
            "tablecloth", of: [palette.accent.lighter(0.2), palette.trim, palette.second.lighter(0.3)])
        isDining = brush.record.key.contains("dining")
        hasShelf = brush.record.flag("open shelf")
        hasCloth = brush.record.flag("cloth on the table")
        chair = brush.chairPiece(560, 770, seat: 44)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("stove", stove), ("sink", sink), brush.shows("fridge") ? ("fridge", fridge) : ("door", door),
            ("table", table), ("chair", chair),
        ])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 765...930)],
            seats: brush.shows("chair") ? [Spot(position: Point(560, 607), scale: 1.02, width: 120)] : [],
            tops: [
                Spot(position: Point(600, Self.counterTop + 4), scale: 0.86, width: 150),
                Spot(position: Point(480, Self.counterTop + 4), scale: 0.86, width: 90),
            ] + (brush.shows("table") ? [Spot(position: Point(350, 532), scale: 1.06, width: 260)] : []),
            airs: [Box(x: 480...720, y: 200...400)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .tiles, look.floor.mixed(with: brush.palette.paper, 0.62), look.cloth,
            edges: [.counter(paint), .table(cloth)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, floor: .tiles, on: &canvas)
        canvas.rect(0, 372, 1280, 90, look.trim, opacity: 0.9)
        var seams: PathData = "M0 416H1280"
        for column in 0..<22 { seams += "M\(Double(column) * 60) 372v90" }
        canvas.line(seams, look.wall.darker(0.1), width: 2)
        brush.window(Self.window, frame: look.trim, on: &canvas)
        valance(on: &canvas)
        wallUnits(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        counter(on: &canvas)
        drawStove(on: &canvas)
        drawSink(on: &canvas)
        drawFridge(on: &canvas)
        brush.pendant(620, 150, look.cloth, on: &canvas)
        brush.chair(chair.x, chair.y, seat: 44, look.wood, on: &canvas)
        if isDining { brush.chair(160, 768, seat: 44, look.wood, on: &canvas) }
        brush.table(table, look.wood, cloth: hasCloth ? cloth : nil, on: &canvas)
    }

    private func valance(on canvas: inout SVGCanvas) {
        guard brush.shows("window"), brush.shows("curtain") else { return }
        let box = Self.window
        var edge: PathData = "M\(box.minX - 30) \(box.minY - 40)H\(box.maxX + 30)V\(box.minY + 26)"
        for _ in 0..<5 { edge += "q-32 34 -64 0" }
        canvas.path(edge + "z", from: look.cloth.lighter(0.14), to: look.cloth.darker(0.08))
        canvas.line("M\(box.minX - 44) \(box.minY - 42)H\(box.maxX + 44)", look.wood, width: 10)
    }

    /// Cupboards or open shelves over the counter, beside the hood.
    private func wallUnits(on canvas: inout SVGCanvas) {
        if hasShelf {
            for y in [196.0, 290] {
                canvas.rect(896, y, 250, 12, look.wood, corner: 3)
                var plates: [PathData] = ["", ""]
                for index in 0..<5 { plates[index % 2] += "M\(924 + Double(index) * 46) \(y - 20)h0" }
                canvas.line(plates[0], look.cloth.lighter(0.4), width: 38)
                canvas.line(plates[1], brush.palette.second.lighter(0.4), width: 38)
            }
        } else {
            canvas.path("M896 96H1190V316H896z", from: paint.lighter(0.1), to: paint)
            canvas.line("M910 110h126v192h-126zM1050 110h126v192h-126z", paint.darker(0.18), width: 4)
            canvas.line("M1022 280h0M1064 280h0", brush.palette.earth, width: 13)
        }
        canvas.path("M748 60H832V170L876 268H704L748 170z", left: look.trim, right: look.trim.darker(0.2))
        canvas.rect(698, 262, 184, 16, look.wood, corner: 4)
    }

    private func counter(on canvas: inout SVGCanvas) {
        canvas.path("M0 474H1280V686H0z", from: paint, to: paint.darker(0.12))
        canvas.rect(0, 684, 1280, 16, paint.darker(0.5))
        var doors: PathData = ""
        for column in 0..<4 { doors += "M\(Double(column) * 172 + 20) 500h146v168h-146z" }
        canvas.line(doors + "M892 500h60v168h-60zM1150 500h120v168h-120z", paint.darker(0.18), width: 4)
        canvas.line("M146 584h0M212 584h0M490 584h0M556 584h0M934 584h0", brush.palette.earth.lighter(0.3), width: 13)
        canvas.path("M0 \(Self.counterTop)H1280V482H0z", from: look.wood.lighter(0.3), to: look.wood)
    }

    private func drawStove(on canvas: inout SVGCanvas) {
        guard brush.shows("stove") else { return }
        brush.put(stove, on: &canvas) { canvas in
            canvas.path("M-31 -2V-88H31V-2z", left: 0x747B86, right: 0x545B66)
            canvas.rect(-32, -91, 64, 5, 0x3E434D, corner: 1)
            canvas.rect(-23, -58, 46, 38, 0x2E333D, corner: 4)
            canvas.rect(-19, -54, 38, 30, 0x4B4A50, corner: 3)
            canvas.line("M-22 -66H22", 0xD5D8DC, width: 3)
            canvas.line("M-22 -78h0M-8 -78h0M8 -78h0M22 -78h0", 0xE9D9B8, width: 5)
        }
    }

    private func drawSink(on canvas: inout SVGCanvas) {
        guard brush.shows("sink") else { return }
        brush.put(sink, on: &canvas) { canvas in
            canvas.path("M-30 -90H30L26 -78H-26z", from: 0xFDFBF6, to: 0xD6D2CC)
            canvas.line("M0 -90v-16q0 -9 9 -9t8 8", 0xA9AFB6, width: 4)
        }
    }

    private func drawFridge(on canvas: inout SVGCanvas) {
        guard brush.shows("fridge") else { return brush.door(door, look.door, on: &canvas) }
        let color = look.trim.mixed(with: brush.palette.sky, 0.14)
        brush.put(fridge, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 36, 5)
            canvas.path("M-32 -2V-162q0 -6 6 -6h52q6 0 6 6V-2z", left: color.lighter(0.2), right: color.darker(0.14))
            canvas.line("M-32 -112H32", color.darker(0.24), width: 2)
            canvas.line("M-25 -104v24M-25 -146v22", color.darker(0.4), width: 3)
        }
    }
}
