/// High up: a balcony with a rail above the town's roofs; a tree house among leaves.
struct Balcony: PlaceView {
    var brush: Brush
    private let house: HouseFront
    private let isTreehouse: Bool
    private let isRoof: Bool

    private let rail = Piece(x: 760, y: 704, width: 420, height: 100, grip: Point(0, -100))
    private let door = Piece(x: 180, y: 706, width: 100, height: 212, grip: Brush.doorGrip)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 420)
        house = HouseFront(&brush)
        isTreehouse = brush.record.key.contains("tree")
        isRoof = brush.record.key.contains("roof")
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 420, floors: [Box(x: 60...1220, y: 765...930)], airs: [Box(x: 420...1180, y: 60...330)],
            fixtures: brush.fixtures([("rail", rail), ("door", door)]))
    }

    var ground: Ground {
        Ground(
            .boards, brush.palette.wood.lighter(0.3), brush.palette.accent,
            edges: [.fence(brush.palette.wood), .flowers])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(440, 50, brush.palette.grove, on: &canvas)
        isTreehouse
            ? brush.farFirs(at: 620, 200, brush.light.far(brush.palette.leaf, 0.3), on: &canvas) : roofs(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let wood = brush.light.ground(brush.palette.wood.lighter(0.3), snow: 0.6)
        canvas.path("M0 690H1280V960H0z", from: wood.darker(0.1), to: wood.lighter(0.14))
        var seams: PathData = ""
        for column in -6...6 { seams += "M\(640 + Double(column) * 116) 692L\(640 + Double(column) * 190) 960" }
        canvas.line(seams, wood.darker(0.18), width: 4)
        brush.clearing(700, 800, on: &canvas)
        drawRail(on: &canvas)
        isTreehouse ? trunk(on: &canvas) : wall(on: &canvas)
        guard brush.shows("flower") else { return }
        for x in [1010.0, 1130] { brush.pottedPlant(x, 748, height: 62, on: &canvas) }
    }

    private func roofs(on canvas: inout SVGCanvas) {
        var chance = brush.record.chance("roofs")
        let palette = brush.palette
        for (row, haze) in [(0.0, 0.5), (1, 0.24)] {
            for (index, tone) in [
                palette.roof, palette.second.mixed(with: palette.wood, 0.4), palette.earth, palette.roof.lighter(0.1),
                palette.wood,
            ].enumerated() {
                let x = Double(index) * 280 - 60 + chance.whole(-30...30) + row * 110
                let top = 450 + row * 90 + chance.whole(0...50)
                let (wall, roof) = (brush.light.far(palette.paper.darker(0.04), haze), brush.light.far(tone, haze))
                canvas.inOwnLight { canvas in
                    canvas.path("M\(x) 720V\(top + 70)H\(x + 230)V720z", wall)
                    canvas.path(
                        "M\(x - 16) \(top + 76)L\(x + 44) \(top)H\(x + 190)L\(x + 246) \(top + 76)z",
                        from: roof.lighter(0.1), to: roof)
                    canvas.path("M\(x + 150) \(top + 6)v-36h26v36z", roof.darker(0.12))
                    canvas.path("M\(x + 40) \(top + 100)h34v44h-34zM\(x + 110) \(top + 100)h34v44h-34z", brush.pane)
                }
            }
        }
    }

    private func drawRail(on canvas: inout SVGCanvas) {
        guard brush.shows("rail") else { return }
        let paint = isTreehouse ? brush.palette.wood : brush.palette.second.darker(0.2)
        let unit = brush.eye.scale(at: 704)
        let top = 704 - 96 * unit
        var bars: PathData = ""
        for column in 0..<26 { bars += "M\(300 + Double(column) * 40) \(top)V698" }
        canvas.line(bars, paint, width: isTreehouse ? 13 : 6)
        canvas.line("M280 \(top)H1300M280 694H1300", paint.lighter(0.1), width: 15)
    }

    private func wall(on canvas: inout SVGCanvas) {
        canvas.path("M-10 720V-10H344V712z", left: house.wall.darker(0.08), right: house.wall)
        if isRoof { canvas.path("M-10 -10H400V60H-10z", brush.light.ground(house.roof)) }
        guard brush.shows("door") else { return }
        brush.put(door, on: &canvas) { canvas in
            canvas.rect(-56, -218, 112, 218, house.frames)
            canvas.path("M-48 0V-210H48V0z", left: house.door.lighter(0.1), right: house.door.darker(0.1))
            canvas.inOwnLight { $0.path("M-38 -16V-200H-3V-16zM3 -16V-200H38V-16z", brush.pane) }
            canvas.line("M42 -98h0", 0xE2B84E, width: 6)
        }
    }

    private func trunk(on canvas: inout SVGCanvas) {
        let bark = brush.palette.wood.darker(0.14)
        canvas.path("M60 720Q110 600 96 -10H300Q290 600 350 720z", left: bark.lighter(0.14), right: bark.darker(0.24))
        canvas.line("M140 620q-8 -80 4 -160M230 560q10 -90 -4 -200M180 320q-6 -60 4 -120", bark.darker(0.2), width: 7)
        guard brush.shows("leaf") else { return }
        var chance = brush.record.chance("leaves")
        let green = brush.light.ground(brush.palette.leaf, snow: 0.5)
        for (x, y, width) in [(100.0, 60.0, 240.0), (380, 30, 230), (720, -30, 260), (1180, 20, 220)] {
            canvas.path(
                chance.lobes(x, y, width, 110, count: 9), from: green.mixed(with: brush.light.glow, 0.24),
                to: green.darker(0.16))
        }
    }
}
