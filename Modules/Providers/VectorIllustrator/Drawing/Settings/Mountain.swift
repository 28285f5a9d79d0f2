/// High peaks over an alpine meadow, with a hut or a lake below them.
struct Mountain: PlaceView {
    var brush: Brush
    private let hasLake: Bool
    private let peak: Double

    init(_ brush: Brush) {
        var brush = brush
        hasLake = brush.chance.flip()
        peak = brush.chance.number(760...900)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 470, floors: [Box(x: 60...1220, y: 735...930)],
            seats: [Spot(position: Point(1110, 682), scale: 1.04, width: 170)],
            airs: [Box(x: 80...620, y: 50...360)], front: Brush.corners)
    }

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
        brush.hill(620, 46, 0x8DB87C, on: &canvas)
        if hasLake { lake(on: &canvas) } else { hut(on: &canvas) }
        for index in 0..<5 {
            let x = 40 + Double(index) * 88 + brush.chance.number(-20...20)
            brush.fir(x, 676 + brush.chance.number(-8...10), brush.chance.number(0.5...0.74), 0x4F8A68, on: &canvas)
        }
        brush.hill(700, 30, 0xA2CA80, on: &canvas)
        brush.grass(26, from: 730, 0x77A661, on: &canvas)
        brush.blossoms(24, from: 740, on: &canvas)
        brush.stone(1180, 752, 120, 0x9EA1AC, on: &canvas)
        brush.stone(1110, 768, 170, 0xB0B2BA, on: &canvas)
        brush.stone(190, 752, 80, 0xB0B2BA, on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(0x67986A, on: &canvas) }

    private func lake(on canvas: inout SVGCanvas) {
        let water = brush.light.skyColours[1].mixed(with: 0x3F8FB8, 0.5)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M470 672Q560 628 800 632T1130 664Q1000 712 760 708T470 672z", from: water.lighter(0.3), to: water)
            canvas.line("M620 660h80M740 676h110M860 654h60", .white, width: 3.5, opacity: 0.5)
        }
    }

    private func hut(on canvas: inout SVGCanvas) {
        canvas.groundShadow(760, 672, 130, 14)
        canvas.path("M670 672V596H850V672z", from: 0xB07C52, to: 0x8A5F40)
        canvas.line("M670 620H850M670 646H850", 0x74503A, width: 3)
        canvas.path("M640 606L760 530L880 606L868 614L760 548L652 614z", 0x6F5A55)
        canvas.path("M652 602L760 534L868 602z", from: brush.light.ground(0x9C6B58), to: brush.light.ground(0x7E5548))
        canvas.inOwnLight { $0.rect(694, 616, 34, 30, brush.pane, corner: 3) }
        canvas.rect(780, 618, 36, 54, 0x6B4630, corner: 3)
        brush.lampLight(711, 630, 70, on: &canvas)
    }
}
