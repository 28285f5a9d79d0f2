/// Below a roof or below the ground: beams, shelves with jars and boxes, a bench to work at.
struct Workshop: PlaceView {
    private enum Kind { case attic, cellar, workshop }

    var brush: Brush
    private let look: RoomLook
    private let kind: Kind
    private let wall: Color

    private static let window = Box(x: 572...716, y: 190...330)
    private let shelf = Piece(x: 1010, y: 704, width: 112, height: 180, grip: Point(-40, -90))
    private let table = Piece(x: 330, y: 730, width: 150, height: 82, grip: Point(50, -84), top: 88)
    private let chest = Piece(x: 340, y: 744, width: 92, height: 50, grip: Point(0, -44), top: 52)
    private let ladder = Piece(x: 800, y: 716, width: 46, height: 230, grip: Point(0, -110))

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let key = brush.record.key
        kind =
            ["attic", "loft"].contains(where: key.contains)
            ? .attic : ["cellar", "basement"].contains(where: key.contains) ? .cellar : .workshop
        let palette = brush.palette
        wall =
            kind == .cellar
            ? brush.record.color(
                "stone wall", of: [palette.stone.lighter(0.2), palette.earth.mixed(with: palette.stone, 0.5)], .home)
            : brush.record.color(
                "boards", of: [palette.wood.lighter(0.5), palette.wood.mixed(with: palette.paper, 0.55)], .home)
        self.brush = brush
    }

    var stage: Stage {
        var pieces = [("shelf", shelf)]
        switch kind {
        case .attic: pieces.append(("chest", chest))
        case .workshop: pieces.append(("table", table))
        case .cellar: pieces += [("stairs", ladder), ("ladder", ladder)]
        }
        var fixtures = brush.fixtures(pieces)
        if kind != .cellar, brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 770...930)],
            seats: kind == .attic ? [Spot(position: Point(340, 590), scale: 0.99, width: 200)] : [],
            tops: kind == .workshop ? [Spot(position: Point(300, 458), scale: 0.95, width: 180)] : [],
            airs: [Box(x: 420...860, y: 60...170)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            kind == .cellar ? .paving : .boards, kind == .cellar ? wall : look.floor, look.cover,
            edges: [.shelf, .crate(look.wood), .crate(look.wood.lighter(0.2))])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let bare = RoomLook(
            wall: wall, paper: .plain, trim: look.wood, floor: kind == .cellar ? brush.palette.stone : look.floor,
            wood: look.wood, cloth: look.cloth, cover: look.cover, rug: look.rug, door: look.door)
        brush.room(bare, floor: kind == .cellar ? .lino : .boards, on: &canvas)
        var seams: PathData = ""
        if kind == .cellar {
            var bricks = brush.record.chance("bricks")
            for _ in 0..<26 {
                seams += "M\(bricks.whole(10...1240)) \(bricks.whole(60...640))h\(bricks.whole(24...50))"
            }
        } else {
            for column in 0..<14 { seams += "M\(Double(column) * 96 + 20) 0V670" }
        }
        canvas.line(seams, wall.darker(0.12), width: 4, opacity: 0.7)
        if kind != .cellar { brush.window(Self.window, frame: look.wood, on: &canvas) }
        beams(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        drawShelf(on: &canvas)
        switch kind {
        case .attic: drawChest(on: &canvas)
        case .workshop: drawTable(on: &canvas)
        case .cellar: drawLadder(on: &canvas)
        }
        bulb(on: &canvas)
    }

    /// The roof's rafters, or a cellar's beams.
    private func beams(on canvas: inout SVGCanvas) {
        let wood = look.wood.darker(0.14)
        if kind == .attic {
            canvas.path("M0 0H420L0 470zM1280 0H860L1280 470z", from: wall.darker(0.24), to: wall.darker(0.14))
            canvas.line("M430 -10L-10 490M850 -10L1290 490", wood, width: 34)
            canvas.line("M220 -10L-10 250M1060 -10L1290 250", wood.darker(0.1), width: 24)
            canvas.line("M300 130H980", wood, width: 28)
        } else {
            canvas.line("M-10 40H1290", wood, width: 44)
            for x in [120.0, 460, 860, 1180] { canvas.line("M\(x) -10V80", wood.darker(0.16), width: 40) }
        }
    }

    /// A bare bulb on its wire, lit when it is dark, and in a cellar always.
    private func bulb(on canvas: inout SVGCanvas) {
        guard brush.shows("lamp") else { return }
        let isLit = brush.light.lampsAreLit || kind == .cellar && brush.light.hasLamps
        canvas.line("M760 0V150", 0x5A4A44, width: 4)
        canvas.inOwnLight {
            if isLit { $0.glow(760, 172, 380) }
            $0.circle(760, 170, 19, isLit ? 0xFFEDB0 : 0xE9E4D8)
        }
        canvas.rect(750, 140, 20, 18, 0x5A4A44, corner: 4)
    }

    private mutating func drawShelf(on canvas: inout SVGCanvas) {
        guard brush.shows("shelf") else { return }
        var jars = brush.record.chance("jars")
        let palette = brush.palette
        var paths: [PathData] = ["", "", ""]
        for y in [-14.0, -62, -110, -156] {
            var x = -44.0
            while x < 46 {
                paths[Int(jars.number(0...2.99))] += "M\(x) \(y - 6)v\(-jars.whole(4...18))"
                x += 16
            }
        }
        let goods = paths
        brush.put(shelf, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 62, 5)
            canvas.rect(-54, -178, 108, 176, wall.darker(0.4))
            for (path, color) in zip(goods, [palette.accent, palette.second, palette.earth]) {
                canvas.line(path, color.darker(0.06), width: 11)
            }
            canvas.line("M-54 -8H54M-54 -56H54M-54 -104H54M-54 -150H54", look.wood, width: 6)
            canvas.line("M-54 0V-180M54 0V-180", look.wood.darker(0.12), width: 7)
        }
    }

    private func drawChest(on canvas: inout SVGCanvas) {
        guard brush.shows("chest") else { return }
        let wood = look.wood.lighter(0.06)
        brush.put(chest, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 54, 6)
            canvas.path("M-46 0V-32H46V0z", from: wood, to: wood.darker(0.2))
            canvas.path("M-48 -30Q-48 -52 -30 -52H30Q48 -52 48 -30z", from: wood.lighter(0.24), to: wood)
            canvas.line("M-30 -51V0M30 -51V0", wood.darker(0.34), width: 5)
            canvas.rect(-6, -36, 12, 12, 0xC9A24A, corner: 2)
        }
    }

    private func drawTable(on canvas: inout SVGCanvas) {
        brush.table(table, look.wood, on: &canvas)
        let palette = brush.palette
        canvas.rect(150, 250, 330, 150, look.wood.lighter(0.3), corner: 4)
        canvas.line("M196 280v70M260 280v50M316 286l34 60M420 280v64", 0x8A9098, width: 9)
        canvas.line("M196 274v20M420 274v20M260 274v12", palette.accent, width: 17)
        canvas.line("M182 350h28M404 344h32", 0x6A7078, width: 15)
    }

    private func drawLadder(on canvas: inout SVGCanvas) {
        guard brush.shows("stairs") else { return }
        brush.put(ladder, on: &canvas) { canvas in
            var rungs: PathData = ""
            for step in 1..<9 { rungs += "M-20 \(-Double(step) * 25)H20" }
            canvas.line(rungs, look.wood.lighter(0.2), width: 7)
            canvas.line("M-23 0V-236M23 0V-236", look.wood, width: 6)
        }
    }
}
