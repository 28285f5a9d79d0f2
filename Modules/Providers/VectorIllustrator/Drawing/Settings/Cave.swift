/// A cave of warm rock, lit by the world outside its mouth.
struct Cave: PlaceView {
    var brush: Brush
    private let mouth: Double
    private let hasPool: Bool
    private let rock: Color

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 440)
        mouth = brush.record.number("mouth", 240...420)
        hasPool = brush.record.flag("pool")
        let palette = brush.palette
        rock = brush.record.color(
            "rock",
            of: [
                palette.stone.mixed(with: 0x6A5570, 0.55), palette.wood.mixed(with: 0x6F6A78, 0.6),
                palette.second.mixed(with: 0x6F6270, 0.66),
            ])
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("stone", Piece(x: 980, y: 762, width: 56, height: 32, grip: Point(0, -28), top: 30))
        ])
        fixtures["door"] = Fixture(
            box: Box(x: mouth...(mouth + 380), y: 130...660), grip: Point(mouth + 30, 520), top: nil)
        if hasPool {
            fixtures["water"] = Fixture(
                box: Box(x: 500...880, y: 690...742), grip: Point(690, 738), top: Point(690, 720))
        }
        return Stage(
            horizon: 440, floors: [Box(x: 120...1160, y: 745...930)],
            seats: brush.shows("stone") ? [Spot(position: Point(980, 674), scale: 1.04, width: 170)] : [],
            airs: [Box(x: 760...1080, y: 240...480)],
            front: [Box(x: 0...120, y: 860...960), Box(x: 1160...1280, y: 860...960)], fixtures: fixtures)
    }

    var ground: Ground { Ground(.rock, rock.lighter(0.16), rock, edges: [.stones]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        canvas.path("M0 0H1280V960H0z", from: rock.darker(0.3), to: rock)
        canvas.window(mouth, 120, 380, 540, showing: "300 60 540 767") { canvas in
            brush.sky.draw(on: &canvas)
            brush.farHills(560, 60, brush.palette.grove, on: &canvas)
            canvas.path("M0 660Q420 590 760 640T1280 610V960H0z", brush.light.ground(brush.palette.lawn))
            brush.weather.draw(on: &canvas)
        }
        // A frame of rock leaves only the round mouth of that view.
        let x = mouth
        canvas.path(
            "M\(x - 4) 116V664H\(x + 384)V116zM\(x + 20) 660Q\(x - 6) 520 \(x + 26) 360Q\(x + 50) 190 \(x + 120) 176"
                + "Q\(x + 170) 128 \(x + 236) 160Q\(x + 330) 180 \(x + 346) 330Q\(x + 380) 520 \(x + 356) 660z",
            from: rock.darker(0.24), to: rock.darker(0.04))
        canvas.inOwnLight {
            $0.halo(x + 190, 400, 420, 420, brush.light.glow, opacity: brush.light.hour == .night ? 0.12 : 0.26)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        walls(on: &canvas)
        canvas.path("M0 662Q320 626 640 660T1280 646V960H0z", from: rock.lighter(0.3), to: rock.lighter(0.1))
        canvas.veil(
            "M\(mouth + 30) 655H\(mouth + 340)L\(mouth + 560) 900H\(mouth - 60)z", brush.light.glow, top: 0.4, foot: 0)
        if hasPool { pool(on: &canvas) }
        canvas.halo(700, 790, 460, 130, rock.lighter(0.6), opacity: 0.4)
        for (x, y, width) in [(110.0, 736.0, 190.0), (1180, 742, 200), (1090, 690, 110), (210, 694, 100)] {
            brush.stone(x, y, width, rock.lighter(0.12), on: &canvas)
        }
        brush.stone(980, 764, 176, rock.lighter(0.32), on: &canvas)
        brush.stone(300, 770, 70, rock.lighter(0.2), on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        let dark = rock.darker(0.4)
        canvas.path(
            "M0 0H1280V70Q1236 60 1212 120Q1190 66 1130 60Q1090 150 1060 54Q900 40 760 26Q600 16 420 30Q330 48 280 44"
                + "Q240 120 216 52Q130 40 100 110Q60 60 0 90z", from: dark.darker(0.3), to: dark)
        canvas.path("M0 960V876Q50 866 70 900T118 960zM1280 960V870Q1230 862 1214 904T1164 960z", dark)
    }

    private func walls(on canvas: inout SVGCanvas) {
        let deep = rock.darker(0.34)
        canvas.path("M0 60Q110 300 70 520T120 690L0 720z", left: deep.darker(0.2), right: deep)
        canvas.path("M1280 60Q1150 300 1200 520T1130 690L1280 720z", left: deep, right: deep.darker(0.2))
        canvas.path(
            "M0 0H1280V130Q1180 110 1150 190Q1110 110 1010 130Q966 260 916 96Q800 70 700 90Q640 190 596 80"
                + "Q420 60 330 96Q290 210 250 92Q150 80 110 180Q60 100 0 150z", from: deep.darker(0.24), to: deep)
        canvas.line(
            "M880 330q40 -30 90 -10M920 420q50 -20 80 6M90 420q30 -20 20 -60M1120 400q20 30 60 30M1010 540q40 -16 70 4M120 560q30 -10 50 6",
            rock.darker(0.2), width: 7)
    }

    private func pool(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            canvas.ellipse(690, 716, 190, 26, brush.palette.water.darker(0.3))
            canvas.ellipse(690, 713, 180, 22, brush.palette.water.lighter(0.1))
            canvas.line("M590 712h60M690 722h90M720 704h40", 0xD8F4F8, width: 4, opacity: 0.7)
        }
    }
}
