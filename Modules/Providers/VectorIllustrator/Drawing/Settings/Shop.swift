/// A shop with shelves and a counter: a bakery, a café, a market hall, a post office.
struct Shop: PlaceView {
    private enum Kind { case grocer, bakery, cafe, market, post }

    var brush: Brush
    private let look: RoomLook
    private let kind: Kind
    private let front: Color

    private let counter = Piece(x: 800, y: 728, width: 190, height: 92, grip: Point(-60, -96), top: 94)
    private let door = Piece(x: 236, y: 702, width: 92, height: 204, grip: Brush.doorGrip)
    private let table = Piece(x: 330, y: 806, width: 76, height: 70, grip: Point(30, -72), top: 76)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let key = brush.record.key
        let words: [(String, Kind)] = [
            ("baker", .bakery), ("caf", .cafe), ("restaurant", .cafe), ("market", .market), ("post", .post),
        ]
        kind = words.first { key.contains($0.0) }?.1 ?? .grocer
        let palette = brush.palette
        front = brush.record.color("shop front", of: [palette.accent, palette.second, palette.leaf.darker(0.1)])
        self.brush = brush
    }

    var stage: Stage {
        var pieces = [
            ("counter", counter), ("door", door),
            ("shelf", Piece(x: 800, y: 702, width: 190, height: 190, grip: Point(-60, -120))),
        ]
        if kind == .cafe { pieces.append(("table", table)) } else { pieces.append(("table", counter)) }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 785...930)],
            seats: kind == .cafe ? [Spot(position: Point(490, 634), scale: 1.08, width: 120)] : [],
            tops: [
                Spot(position: Point(700, 452), scale: 0.95, width: 160),
                Spot(position: Point(900, 452), scale: 0.95, width: 160),
            ],
            airs: [Box(x: 360...520, y: 150...400)], fixtures: brush.fixtures(pieces))
    }

    var ground: Ground {
        Ground(
            .tiles, look.floor.mixed(with: brush.palette.paper, 0.6), front,
            edges: [.counter(front), .table(look.wood)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, floor: .tiles, on: &canvas)
        brush.door(door, front, isGlazed: true, on: &canvas)
        shelves(on: &canvas)
        awning(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        drawCounter(on: &canvas)
        brush.pendant(430, 190, front, on: &canvas)
        if kind == .cafe {
            brush.chair(500, 790, seat: 44, look.wood, on: &canvas)
            brush.table(table, look.wood, cloth: look.cloth.lighter(0.4), on: &canvas)
        } else if kind == .market {
            crates(on: &canvas)
        }
    }

    /// Cloth in stripes over the shelves.
    private func awning(on canvas: inout SVGCanvas) {
        var edge: PathData = "M496 96L520 20H1090L1114 96"
        for _ in 0..<8 { edge += "q-39 34 -77.2 0" }
        canvas.path(edge + "z", from: front.lighter(0.12), to: front.darker(0.06))
        var stripes: PathData = ""
        for index in 0..<4 {
            let x = 574 + Double(index) * 154
            stripes += "M\(x) 96L\(x + 8) 20h66L\(x + 77) 96q-39 34 -77 0z"
        }
        canvas.path(stripes, look.trim)
    }

    private mutating func shelves(on canvas: inout SVGCanvas) {
        var goods = brush.record.chance("goods")
        let palette = brush.palette
        canvas.path("M530 120H1080V690H530z", from: look.wood.darker(0.3), to: look.wood.darker(0.42))
        let colors =
            kind == .bakery
            ? [0xD9A05E, 0xC98546, 0xE6BC7C] as [Color]
            : [palette.accent.lighter(0.1), palette.second.lighter(0.2), palette.earth, palette.leaf.lighter(0.14)]
        for (row, y) in [240.0, 344, 440].enumerated() {
            var paths = colors.map { _ in "" as PathData }
            var x = 560.0
            while x < 1050 {
                let (pick, wide) = (Int(goods.number(0...(Double(colors.count) - 0.01))), 34.0)
                switch kind {
                case .bakery: paths[pick] += "M\(x) \(y - 14)h\(row == 0 ? 4 : 26)"
                case .market: paths[pick] += "M\(x) \(y - 14)h0m18 0h0m-9 -16h0"
                default: paths[pick] += "M\(x) \(y - 12)v\(-goods.whole(12...44))"
                }
                x += kind == .bakery ? (row == 0 ? 46 : 66) : kind == .market ? 58 : wide + 8
            }
            for (path, color) in zip(paths, colors) {
                canvas.line(path, color, width: kind == .market ? 20 : kind == .bakery ? 32 : 26)
            }
        }
        canvas.path("M530 240h550v12h-550zM530 344h550v12h-550zM518 104h16v590h-16zM1076 104h16v590h-16z", look.wood)
    }

    private func drawCounter(on canvas: inout SVGCanvas) {
        guard brush.shows("counter") else { return }
        let paint = front.mixed(with: look.wall, 0.3)
        brush.put(counter, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 104, 7)
            canvas.path("M-94 0V-88H94V0z", from: paint.lighter(0.1), to: paint.darker(0.14))
            canvas.line("M-84 -10V-76h50v66zM-25 -10V-76h50v66zM34 -10V-76h50v66z", paint.darker(0.18), width: 2)
            canvas.path(
                "M-98 -88L-92 -98H92L98 -88V-83H-98z", from: look.wood.lighter(0.36), to: look.wood.lighter(0.1))
            switch kind {
            case .bakery, .cafe:
                canvas.path("M34 -96V-122q0 -6 6 -6h40q6 0 6 6V-96z", 0xDDEFF2, opacity: 0.75)
                canvas.line("M44 -102h8M60 -102h4M74 -102h4M48 -114h6M68 -114h6", 0xD9A05E, width: 8)
            case .post: canvas.path("M30 -97v-20h26v20zM60 -97v-12h22v12z", from: 0xD9B380, to: 0xB98F5C)
            case .grocer, .market:
                canvas.path("M40 -96h40v-5h-16v-9h18v-4H38v4h18v9H40z", 0x8A929C)
                canvas.circle(60, -120, 9, look.trim)
            }
        }
    }

    private func crates(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        for (x, fruit) in [(400.0, palette.accent), (530.0, palette.leaf.lighter(0.2))] {
            brush.put(x, 760, on: &canvas) { canvas in
                canvas.groundShadow(0, 0, 22, 4)
                canvas.line("M-12 -24h0M-4 -25h0M4 -24h0M12 -25h0M-8 -30h0M0 -31h0M8 -30h0", fruit, width: 10)
                canvas.path("M-18 -24H18V0H-18z", left: look.wood.lighter(0.3), right: look.wood)
                canvas.line("M-18 -16H18M-18 -8H18", look.wood.darker(0.2), width: 2)
            }
        }
    }
}
