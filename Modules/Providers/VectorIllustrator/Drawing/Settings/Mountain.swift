/// High peaks over an alpine meadow, with a hut or a lake below them.
struct Mountain: PlaceView {
    var brush: Brush
    private let hasLake: Bool
    private let peak: Double

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 470)
        let lake = brush.record.flag("lake")
        hasLake = lake && !brush.record.key.contains("hut")
        peak = brush.record.number("peak", 560...760)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("stone", Piece(x: 1100, y: 766, width: 64, height: 34, grip: Point(0, -30), top: 33))
        ])
        if hasLake {
            fixtures["water"] = Fixture(
                box: Box(x: 470...1130, y: 630...708), grip: Point(780, 704), top: Point(780, 680))
        } else {
            fixtures.merge(
                brush.fixtures([("door", Piece(x: 1064, y: 606, width: 68, height: 170, grip: Point(20, -90)))])
            ) { $1 }
        }
        return Stage(
            horizon: 470, floors: [Box(x: 60...1220, y: 735...930)],
            seats: brush.shows("stone") ? [Spot(position: Point(1100, 672), scale: 1.0, width: 170)] : [],
            airs: [Box(x: 80...620, y: 50...360)], front: Brush.corners, fixtures: fixtures)
    }

    var ground: Ground { Ground(.grass, brush.palette.lawn, brush.palette.stone, edges: [.stones, .flowers]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let far = brush.light.far(0x8C9BB8, 0.55)
        canvas.inOwnLight {
            $0.path(
                "M0 640V470L120 350L176 392L270 280L380 430L450 372L560 520L700 400L860 560L1010 330L1100 420L1180 350"
                    + "L1280 450V640z", from: far, to: far.mixed(with: brush.light.horizon, 0.5))
        }
        let rock = brush.light.far(0x8090B0, 0.14)
        let shade = brush.light.far(0x66769A, 0.14)
        let snow = brush.light.far(0xFBFDFF, 0.04)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M\(peak - 500) 690L\(peak - 230) 410L\(peak - 190) 430L\(peak) 150L\(peak + 170) 380L\(peak + 230) 360"
                    + "L\(peak + 560) 690z", from: rock.mixed(with: brush.light.glow, 0.14), to: rock)
            canvas.path(
                "M\(peak) 150L\(peak + 170) 380L\(peak + 230) 360L\(peak + 560) 690H\(peak + 90)L\(peak + 30) 560"
                    + "L\(peak + 70) 480L\(peak + 10) 400L\(peak + 44) 320L\(peak + 4) 250z", from: shade,
                to: rock.darker(0.08))
            canvas.path(
                "M\(peak) 150L\(peak + 116) 307l-30 10l-22 -20l-18 46l-30 -28l-26 30l-24 -44l-30 34l-20 -22l-42 22"
                    + "L\(peak - 64) 245zM\(peak + 230) 360l70 70l-26 4l-20 -16l-18 20l-30 -26l-36 -32z"
                    + "M\(peak - 230) 410l-66 68l26 6l20 -18l18 20l30 -24l12 -32z", snow)
            canvas.path(
                "M\(peak) 150L\(peak + 116) 307l-30 10l-22 -20l-18 46l-12 -12L\(peak + 4) 250z",
                snow.mixed(with: shade, 0.35))
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.hill(610, 40, palette.lawn.mixed(with: palette.leaf, 0.3), on: &canvas)
        if hasLake { lake(on: &canvas) } else { hut(on: &canvas) }
        for index in 0..<5 {
            let x = 20 + Double(index) * 74
            brush.fir(
                x, 664 + Double(index % 3) * 8, tall: 120 + Double(index * 37 % 70),
                palette.leaf.mixed(with: 0x4F8A68, 0.4), on: &canvas)
        }
        brush.hill(694, 24, palette.lawn, on: &canvas)
        brush.clearing(640, 770, on: &canvas)
        brush.grass(26, from: 730, palette.leaf, on: &canvas)
        brush.blossoms(24, from: 740, on: &canvas)
        brush.stone(1180, 752, 120, palette.stone.darker(0.08), on: &canvas)
        brush.stone(1100, 768, 180, palette.stone, on: &canvas)
        brush.stone(190, 752, 80, palette.stone, on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    private func lake(on canvas: inout SVGCanvas) {
        let water = brush.light.skyColors[1].mixed(with: brush.palette.water, 0.5)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M470 672Q560 628 800 632T1130 664Q1000 712 760 708T470 672z", from: water.lighter(0.3), to: water)
            canvas.line("M620 660h80M740 676h110M860 654h60", .white, width: 3.5, opacity: 0.5)
        }
    }

    /// A hut of beams at the meadow's edge.
    private func hut(on canvas: inout SVGCanvas) {
        let wood = brush.palette.wood
        let roof = brush.light.ground(brush.palette.roof.mixed(with: wood, 0.4))
        brush.put(1050, 606, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 160, 10)
            canvas.path("M-130 0V-170H130V0z", from: wood.lighter(0.06), to: wood.darker(0.2))
            canvas.line("M-130 -40H130M-130 -80H130M-130 -120H130", wood.darker(0.3), width: 4)
            canvas.path("M-170 -146L0 -270L170 -146L160 -134L0 -246L-160 -134z", roof.darker(0.2))
            canvas.path("M-152 -150L0 -262L152 -150z", from: roof.lighter(0.1), to: roof)
            if brush.shows("window") { canvas.inOwnLight { $0.rect(-96, -120, 60, 56, brush.pane, corner: 4) } }
            if brush.shows("door") { canvas.rect(-24, -150, 68, 150, wood.darker(0.4), corner: 4) }
        }
        brush.lampLight(954, 460, 90, on: &canvas)
    }
}
