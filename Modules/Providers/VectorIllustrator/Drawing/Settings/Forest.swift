/// A clearing between tall trees, with light that falls through them.
struct Forest: PlaceView {
    var brush: Brush
    private let isFirs: Bool
    private let hasStump: Bool
    private let leaves: Color

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 480)
        isFirs = brush.record.flag("firs")
        hasStump = brush.record.flag("stump")
        leaves = brush.record.color(
            "leaves", of: [brush.palette.leaf.darker(0.08), brush.palette.leaf.mixed(with: 0x4F9070, 0.4)])
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 480, floors: [Box(x: 70...1210, y: 740...930)],
            seats: !brush.shows(seat.word)
                ? []
                : hasStump
                    ? [Spot(position: Point(1000, 662), scale: 0.96, width: 130)]
                    : [Spot(position: Point(960, 666), scale: 0.96, width: 270)],
            airs: [Box(x: 400...880, y: 80...420)], front: Brush.corners,
            fixtures: brush.fixtures([
                (seat.word, seat.piece), ("tree", tree), ("bush", Piece(x: 330, y: 728, width: 60, height: 50)),
            ]))
    }

    /// What one may sit on, and the word for it.
    private var seat: (word: String, piece: Piece) {
        hasStump
            ? ("stump", Piece(x: 1000, y: 748, width: 46, height: 34, grip: Point(0, -34), top: 34))
            : ("log", Piece(x: 960, y: 748, width: 120, height: 32, grip: Point(0, -32), top: 32))
    }

    /// The near tree to the left.
    private let tree = Piece(x: 150, y: 774, width: 56, height: 260, grip: Point(24, -90))

    var ground: Ground {
        Ground(
            .leaves, brush.palette.earth.mixed(with: leaves, 0.45), leaves.darker(0.1), edges: [.tree, .stones, .bush])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farFirs(at: 600, 300, brush.light.far(leaves.mixed(with: brush.palette.sky, 0.4), 0.62), on: &canvas)
        brush.farFirs(at: 640, 210, brush.light.far(leaves.mixed(with: brush.palette.sky, 0.16), 0.42), on: &canvas)
        if brush.light.isOpen {
            let strength = brush.light.hour == .night ? 0.1 : 0.24
            canvas.inOwnLight {
                $0.veil("M520 0L300 700H480L620 0zM760 0L640 700H770L840 0z", brush.light.glow, top: strength, foot: 0)
            }
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.hill(610, 20, brush.palette.lawn.mixed(with: leaves, 0.3), on: &canvas)
        let shift = brush.record.number("trees", -34...34)
        for (x, tall) in [(290.0, 400.0), (420, 320), (850, 340), (1010, 420)] {
            if isFirs != (x == 420) {
                brush.fir(x + shift, 640, tall: tall, leaves.mixed(with: 0x4F8A78, 0.3), on: &canvas)
            } else {
                brush.tree(x + shift, 640, tall: tall, leaves.lighter(0.08), on: &canvas)
            }
        }
        brush.hill(676, 16, brush.palette.lawn.mixed(with: leaves, 0.12), on: &canvas)
        brush.clearing(640, 760, on: &canvas)
        brush.grass(24, from: 750, leaves, on: &canvas)
        brush.blossoms(12, from: 760, on: &canvas)
        for (x, width) in [(130.0, 150.0), (1190, 160)] { trunk(x, width, on: &canvas) }
        if brush.shows(seat.word) { hasStump ? stump(on: &canvas) : log(on: &canvas) }
        toadstools(on: &canvas)
        brush.bush(330, 728, 0.6, leaves.darker(0.04), on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    /// A trunk so near that its crown is above the page.
    private mutating func trunk(_ x: Double, _ width: Double, on canvas: inout SVGCanvas) {
        guard brush.shows("tree") else { return }
        let bark = brush.palette.wood.darker(0.2)
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
        canvas.groundShadow(1000, 750, 100, 14)
        canvas.path(
            "M920 750Q944 720 940 664H1060Q1056 720 1082 750Q1000 766 920 750z", left: brush.palette.wood,
            right: brush.palette.wood.darker(0.24))
        canvas.ellipse(1000, 664, 60, 18, brush.light.ground(brush.palette.wood.lighter(0.5), snow: 0.7))
        canvas.ellipse(1000, 664, 36, 10, brush.palette.wood.lighter(0.3), opacity: 0.8)
        canvas.ellipse(1000, 664, 15, 4, brush.palette.wood, opacity: 0.8)
    }

    private func log(on canvas: inout SVGCanvas) {
        let wood = brush.palette.wood
        canvas.groundShadow(960, 750, 200, 16)
        canvas.path("M806 666H1100Q1126 706 1100 750H806z", from: wood, to: wood.darker(0.3))
        canvas.ellipse(808, 708, 30, 42, wood.lighter(0.5))
        canvas.ellipse(808, 708, 16, 24, wood.lighter(0.26))
        canvas.path(
            "M880 668q30 -18 74 -4q44 -16 96 4q-10 18 -44 9q-54 15 -126 -9z", brush.light.ground(leaves.lighter(0.14)))
    }

    private mutating func toadstools(on canvas: inout SVGCanvas) {
        guard brush.shows("mushroom") else { return }
        for (x, size) in [(250.0, 0.44), (276, 0.3), (1130, 0.4)] {
            let placing = SVGCanvas.placement(x + brush.chance.number(-10...10), 800, scale: size)
            canvas.stamp(at: placing) { canvas in
                canvas.path("M-11 0q4 -36 0 -56h22q-4 20 2 56q-12 6 -24 0z", left: 0xFFF7E8, right: 0xE3D2B8)
                canvas.path("M-42 -48q2 -50 42 -52t42 52q-42 14 -84 0z", from: 0xD9695A, to: 0xB0463F)
                canvas.line("M-20 -64h0M4 -84h0M22 -62h0", 0xFFF7EC, width: 11)
            }
        }
    }
}
