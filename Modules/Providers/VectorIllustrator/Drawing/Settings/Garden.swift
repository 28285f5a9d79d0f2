/// A garden: the family's house at its end, a tree with boughs over the lawn, a fence or a hedge.
struct Garden: PlaceView {
    var brush: Brush
    private let house: HouseFront
    private let hasHedge: Bool
    private let fruit: Color?
    private let hasBeds: Bool

    private let bench = Brush.benchPiece(840, 720, width: 120)
    private let tree = Piece(x: 1120, y: 730, width: 60, height: 250, grip: Point(-14, -90))
    private let door = Piece(x: 344, y: 612, width: 92, height: 205, grip: Brush.doorGrip)
    private let fence = Piece(x: 820, y: 632, width: 380, height: 100, grip: Point(0, -90))

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 490)
        house = HouseFront(&brush)
        hasHedge = brush.record.flag("hedge")
        let palette = brush.palette
        let hasFruit = brush.record.flag("fruit on the tree") || brush.record.key.contains("orchard")
        fruit = hasFruit ? palette.accent : nil
        hasBeds = brush.record.flag("flower beds")
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("bench", bench), ("tree", tree), ("door", door), (hasHedge ? "bush" : "fence", fence),
        ])
        if brush.shows("window") {
            fixtures["window"] = brush.opening(Box(x: 448...548, y: 380...504))
        }
        return Stage(
            horizon: 490, floors: [Box(x: 60...1220, y: 740...930)],
            seats: brush.shows("bench") ? [Spot(position: Point(840, 600), scale: 0.86, width: 250)] : [],
            airs: [Box(x: 560...960, y: 60...330)], front: Brush.corners, fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .grass, brush.palette.lawn, brush.palette.earth,
            edges: [.tree, .flowers, .bench(brush.palette.wood), .path])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(490, 60, brush.palette.grove, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.hill(596, 16, palette.lawn.mixed(with: palette.leaf, 0.3), on: &canvas)
        hasHedge ? hedge(on: &canvas) : drawFence(on: &canvas)
        house.draw(at: Point(60, 612), brush, on: &canvas)
        brush.hill(616, 6, palette.lawn, on: &canvas)
        brush.path(from: Point(344, 614), to: 520, palette.earth.lighter(0.12), on: &canvas)
        brush.clearing(660, 700, on: &canvas)
        brush.bush(80, 640, 0.8, palette.leaf, on: &canvas)
        brush.bush(610, 636, 0.6, palette.leaf.darker(0.06), on: &canvas)
        if hasBeds {
            for (x, bloom) in [
                (120.0, palette.accent.lighter(0.24)), (206, palette.paper), (500, palette.second.lighter(0.3)),
                (580, palette.accent.lighter(0.3)),
            ] {
                brush.flowers(x, 690, 0.6, bloom, on: &canvas)
            }
        }
        brush.grass(22, from: 740, palette.leaf, on: &canvas)
        brush.blossoms(16, from: 760, on: &canvas)
        brush.bench(bench, on: &canvas)
        brush.nearTree(1120, palette.leaf, fruit: fruit, on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    private func drawFence(on canvas: inout SVGCanvas) {
        guard brush.shows("fence") else { return }
        let white = brush.light.ground(brush.palette.trim, snow: 0.3)
        var pales: PathData = ""
        for column in 0..<20 { pales += "M\(Double(column) * 40 + 560) 640v-134q9 -15 18 0v134z" }
        canvas.line("M550 540H1290M550 602H1290", white.darker(0.12), width: 9)
        canvas.path(pales, from: white, to: white.darker(0.1))
    }

    private func hedge(on canvas: inout SVGCanvas) {
        guard brush.shows("bush") else { return }
        var chance = brush.record.chance("hedge")
        let green = brush.light.ground(brush.palette.leaf, snow: 0.5)
        for column in 0..<5 {
            canvas.path(
                chance.mound(Double(column) * 190 + 530, 640, 250, 130, count: 6),
                from: green.mixed(with: brush.light.glow, 0.2), to: green.darker(0.18))
        }
    }
}
