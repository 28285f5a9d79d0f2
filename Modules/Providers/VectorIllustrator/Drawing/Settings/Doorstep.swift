/// Before the family's house, so near that one could knock: its door, a window, a bench, pots.
struct Doorstep: PlaceView {
    var brush: Brush
    private let house: HouseFront
    private let hasVine: Bool

    private let door = Piece(x: 330, y: 668, width: 92, height: 204, grip: Brush.doorGrip)
    private let steps = Piece(x: 330, y: 712, width: 130, height: 20, grip: Point(0, -20), top: 18)
    private let bench = Brush.benchPiece(700, 716)
    private let tree = Piece(x: 1150, y: 740, width: 60, height: 250, grip: Point(-14, -90))

    private let rail = Piece(x: 960, y: 722, width: 112, height: 86, grip: Point(-20, -84))

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 460)
        house = HouseFront(&brush)
        hasVine = brush.record.flag("vine", .home)
        self.brush = brush
    }

    /// The window beside the door, in page units.
    private static let window = Box(x: 592...802, y: 296...520)

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("door", door), ("stairs", steps), ("bench", bench), ("tree", tree), ("rail", rail),
        ])
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        fixtures["wall"] = Fixture(box: Box(x: 0...960, y: 120...690), grip: Point(500, 520), top: nil)
        return Stage(
            horizon: 460, floors: [Box(x: 60...1220, y: 745...930)],
            seats: [
                Spot(position: Point(700, 590), scale: 0.9, width: 250),
                Spot(position: Point(330, 668), scale: 0.98, width: 200),
            ],
            airs: [Box(x: 1000...1230, y: 300...480)], front: Brush.corners, fixtures: fixtures)
    }

    var ground: Ground { Ground(.paving, brush.palette.stone, house.door, edges: [.mat(house.door), .flowers, .bush]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(480, 60, brush.palette.grove, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.hill(640, 10, palette.lawn, on: &canvas)
        fence(on: &canvas)
        wall(on: &canvas)
        let unit = brush.eye.scale(at: door.y)
        canvas.group(transform: SVGCanvas.placement(0, door.y, scale: unit)) { canvas in
            house.frontDoor(door.x / unit, brush, on: &canvas)
            house.window(600 / unit, -150, 84, 92, brush, on: &canvas)
        }
        brush.lampLight(330, 250, 260, on: &canvas)
        ground(on: &canvas)
        brush.bench(bench, on: &canvas)
        brush.pottedPlant(180, 724, height: 70, on: &canvas)
        handrail(on: &canvas)
        brush.pottedPlant(486, 716, height: 58, on: &canvas)
        brush.nearTree(1150, palette.leaf, on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    private func wall(on canvas: inout SVGCanvas) {
        let roof = brush.light.ground(house.roof)
        canvas.path("M-20 690V110H930V690z", from: house.wall.darker(0.04), to: house.wall)
        canvas.halo(560, 480, 340, 240, house.wall.lighter(0.6), opacity: 0.5)
        canvas.path("M-20 634H930V692H-20z", brush.palette.stone)
        canvas.line(
            "M-10 662H920M80 636v24M240 662v26M450 636v24M560 662v26M700 636v24M840 662v26",
            brush.palette.stone.darker(0.12), width: 3)
        canvas.path(
            "M-40 -20H900L986 122Q940 140 900 124T820 126T740 124T660 126T580 124T500 126T420 124T340 126T260 124T180 126T100 124T20 126H-40z",
            from: roof.mixed(with: brush.light.glow, 0.2), to: roof.darker(0.1))
        canvas.line(
            "M0 70q30 14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0", roof.darker(0.16),
            width: 5)
        canvas.veil("M-20 126H930V220H-20z", 0x2A1A3A, top: 0.2, foot: 0)
        guard hasVine, brush.light.sky != .snow else { return }
        var leaves = brush.record.chance("vine leaves", .home)
        var dabs: PathData = ""
        for step in 0..<22 { dabs += "M\(890 - leaves.whole(0...50)) \(660 - Double(step) * 25)h0" }
        canvas.line("M884 690Q860 500 890 360T870 130", brush.palette.wood.darker(0.1), width: 7)
        canvas.line(dabs, brush.palette.leaf, width: 26)
    }

    private func fence(on canvas: inout SVGCanvas) {
        guard brush.shows("fence") else { return }
        var pales: PathData = ""
        for column in 0..<8 { pales += "M\(Double(column) * 50 + 930) 672v-150q11 -17 22 0v150z" }
        let white = brush.light.ground(brush.palette.trim, snow: 0.3)
        canvas.line("M920 556H1290M920 630H1290", white.darker(0.12), width: 9)
        canvas.path(pales, from: white, to: white.darker(0.1))
    }

    /// An iron rail along the path, to hold on to.
    private func handrail(on canvas: inout SVGCanvas) {
        guard brush.shows("rail") else { return }
        brush.put(rail, on: &canvas) { canvas in
            let iron = brush.light.ground(0x4B5A66)
            canvas.line("M-52 0V-80M0 0V-82M52 0V-80", iron.darker(0.15), width: 5)
            canvas.line("M-58 -80Q0 -88 58 -80M-56 -44Q0 -50 56 -44", iron, width: 6)
        }
    }

    private func ground(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        let grass = brush.light.ground(palette.lawn)
        let stone = brush.light.ground(palette.stone.lighter(0.16))
        canvas.path("M0 688H1280V960H0z", from: grass.darker(0.04), to: grass.lighter(0.06))
        canvas.path(
            "M180 690H960Q1080 760 1290 800V970H-20V740Q120 720 180 690z", from: stone.darker(0.06),
            to: stone.lighter(0.14))
        var seams = brush.record.chance("slabs")
        var joints: PathData = "M60 744H1020M-10 806H1290M-10 880H1290"
        for row in 0..<3 {
            for column in 0..<7 {
                let x = Double(column) * 180 + seams.whole(20...90)
                joints += "M\(x) \(744 + Double(row) * 66)l\((x - 640) * 0.08) \(row == 0 ? 62 : 72)"
            }
        }
        canvas.line(joints, stone.darker(0.12), width: 3)
        brush.clearing(640, 800, on: &canvas)
        canvas.path("M190 712L214 686H446L470 712V722H190z", from: stone.lighter(0.3), to: stone.darker(0.06))
        canvas.path("M214 686L230 666H430L446 686V692H214z", from: stone.lighter(0.36), to: stone)
        canvas.path("M250 704h160l14 12H236z", house.door.mixed(with: palette.wood, 0.5))
    }
}
