/// A clearing between tall trees, with light that falls through them.
struct Forest: PlaceView {
    var brush: Brush
    private let isFirs: Bool
    private let hasStump: Bool
    private let leaves: Colour

    init(_ brush: Brush) {
        var brush = brush
        isFirs = brush.chance.flip()
        hasStump = brush.chance.flip()
        leaves = brush.colour(of: 0x5F9D5C, 0x6FA050, 0x4F9070)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 480, floors: [Box(x: 70...1210, y: 735...930)],
            seats: hasStump
                ? [Spot(position: Point(1010, 702), scale: 1.04, width: 130)]
                : [Spot(position: Point(960, 712), scale: 1.02, width: 270)],
            airs: [Box(x: 400...880, y: 80...420)], front: Brush.corners)
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farFirs(at: 600, 300, brush.light.far(0x6E9A84, 0.62), on: &canvas)
        brush.farFirs(at: 640, 210, brush.light.far(0x5C8F72, 0.4), on: &canvas)
        if brush.light.isOpen {
            let strength = brush.light.hour == .night ? 0.1 : 0.24
            canvas.inOwnLight {
                $0.veil("M520 0L300 700H480L620 0zM760 0L640 700H770L840 0z", brush.light.glow, top: strength, foot: 0)
            }
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.hill(630, 20, 0x86B468, on: &canvas)
        for (x, size) in [(240.0, 0.86), (400, 0.66), (880, 0.7), (1050, 0.9)] {
            let place = x + brush.chance.number(-34...34)
            if isFirs != (x == 400) {
                brush.fir(place, 660, size * 1.15, leaves.mixed(with: 0x4F8A78, 0.4), on: &canvas)
            } else {
                brush.tree(place, 660, size, leaves.lighter(0.08), on: &canvas)
            }
        }
        brush.hill(680, 16, 0x8FBC6E, on: &canvas)
        brush.grass(24, from: 750, 0x6B9F58, on: &canvas)
        brush.blossoms(12, from: 760, on: &canvas)
        trunk(64, 126, on: &canvas)
        trunk(1216, 140, on: &canvas)
        hasStump ? stump(on: &canvas) : log(on: &canvas)
        toadstools(on: &canvas)
        brush.bush(330 + brush.chance.number(-20...30), 728, 0.6, 0x5C9A56, on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(0x4F8A5A, on: &canvas) }

    /// A trunk so near that its crown is above the page.
    private mutating func trunk(_ x: Double, _ width: Double, on canvas: inout SVGCanvas) {
        let bark: Colour = 0x7E5A44
        canvas.groundShadow(x, 770, width, 20)
        canvas.path(
            "M\(x - width / 2 - 34) 774Q\(x - width / 2) 730 \(x - width / 2) 560L\(x - width * 0.42) -10"
                + "H\(x + width * 0.42)L\(x + width / 2) 560Q\(x + width / 2) 730 \(x + width / 2 + 36) 774"
                + "Q\(x) 790 \(x - width / 2 - 34) 774z", left: bark.lighter(0.14), right: bark.darker(0.24))
        var grain: PathData = ""
        for _ in 0..<7 {
            grain += "M\(x + brush.chance.number(-0.34...0.34) * width) \(brush.chance.whole(240...660))q-7 34 2 66"
        }
        canvas.line(grain, bark.darker(0.2), width: 5)
        let green = brush.light.ground(leaves, snow: 0.5)
        canvas.path(
            brush.chance.lobes(x, 30, width * 1.5, 124, count: 11), from: green.mixed(with: brush.light.glow, 0.16),
            to: green.darker(0.16))
    }

    private func stump(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1010, 772, 100, 16)
        canvas.path(
            "M934 774Q956 750 954 700H1066Q1064 750 1090 774Q1010 790 934 774z", left: 0xA0764F, right: 0x77543A)
        canvas.ellipse(1010, 700, 56, 17, brush.light.ground(0xE3C193, snow: 0.7))
        canvas.ellipse(1010, 700, 34, 10, 0xCFA876, opacity: 0.8)
        canvas.ellipse(1010, 700, 14, 4, 0xB98D5C, opacity: 0.8)
    }

    private func log(on canvas: inout SVGCanvas) {
        canvas.groundShadow(960, 766, 190, 18)
        canvas.path("M820 706H1090Q1112 736 1090 768H820z", from: 0xA27950, to: 0x6F4E36)
        canvas.ellipse(822, 737, 24, 31, 0xE3C193)
        canvas.ellipse(822, 737, 13, 18, 0xCFA876)
        canvas.path("M880 708q30 -16 70 -4q40 -14 90 4q-10 16 -40 8q-50 14 -120 -8z", brush.light.ground(0x7FAE5C))
    }

    private mutating func toadstools(on canvas: inout SVGCanvas) {
        for (x, size) in [(190.0, 1.0), (236, 0.66), (1110, 0.8)] {
            let place = SVGCanvas.placement(x + brush.chance.number(-10...10), 800, scale: size)
            canvas.stamp(at: place) { canvas in
                canvas.path("M-11 0q4 -36 0 -56h22q-4 20 2 56q-12 6 -24 0z", left: 0xFFF7E8, right: 0xE3D2B8)
                canvas.path("M-42 -48q2 -50 42 -52t42 52q-42 14 -84 0z", from: 0xE8695A, to: 0xBF463F)
                canvas.line("M-20 -64h0M4 -84h0M22 -62h0", 0xFFF7EC, width: 11)
            }
        }
    }
}
