/// Draws a place's ground as a bird sees it, over the whole page, calm in its middle.
struct GroundArtist {
    let ground: Ground
    var brush: Brush

    mutating func draw(on canvas: inout SVGCanvas) {
        let shown = isOpen ? brush.light.ground(ground.color) : ground.color
        canvas.path("M0 0H1280V960H0z", from: shown.lighter(0.08), to: shown.darker(0.05))
        texture(shown, on: &canvas)
        canvas.halo(640, 480, 620, 460, shown.lighter(0.5), opacity: 0.5)
        for (index, edge) in ground.edges.enumerated() { draw(edge, at: index, on: &canvas) }
        canvas.veil("M0 0H1280V960H0z", 0x2A1A3A, top: 0.06, foot: 0.1)
    }

    /// Whether snow can lie there.
    private var isOpen: Bool {
        switch ground.kind {
        case .grass, .soil, .sand, .paving, .leaves: brush.light.sky == .snow
        default: false
        }
    }

    // MARK: What the ground is made of

    private mutating func texture(_ shown: Color, on canvas: inout SVGCanvas) {
        switch ground.kind {
        case .boards: boards(shown, on: &canvas)
        case .tiles: grid(106, shown.darker(0.09), on: &canvas)
        case .paving: slabs(shown, on: &canvas)
        case .lino, .carpet, .dust, .rock: dabs("h0", shown.darker(0.07), width: 9, on: &canvas)
        case .grass: grass(shown, on: &canvas)
        case .leaves: dabs("q12 -16 26 -6q-8 16 -26 6", ground.second, width: 4, on: &canvas)
        case .soil: dabs("l22 -5", 0xE6C878, width: 5, on: &canvas)
        case .sand: dabs("q26 -11 52 0t52 0", shown.darker(0.08), width: 5, on: &canvas)
        case .snow, .cloud: dabs("q30 -14 60 0", ground.second.lighter(0.5), width: 6, on: &canvas)
        case .ice: dabs("l70 -14m-40 40l50 -8", .white, width: 4, on: &canvas)
        case .water: dabs("q18 -12 36 0t36 0", shown.lighter(0.4), width: 4, on: &canvas)
        }
    }

    private func boards(_ shown: Color, on canvas: inout SVGCanvas) {
        var seams: PathData = ""
        for row in 0...8 {
            let y = Double(row) * 120
            seams +=
                "M0 \(y)H1280M\(row.isMultiple(of: 2) ? 330 : 620) \(y)v120M\(row.isMultiple(of: 2) ? 960 : 1120) \(y)v120"
        }
        canvas.line(seams, shown.darker(0.14), width: 4)
    }

    private func grid(_ step: Double, _ color: Color, on canvas: inout SVGCanvas) {
        var seams: PathData = ""
        for column in 0..<13 { seams += "M\(Double(column) * step) 0V960" }
        for row in 0..<10 { seams += "M0 \(Double(row) * step)H1280" }
        canvas.line(seams, color, width: 4)
    }

    private func slabs(_ shown: Color, on canvas: inout SVGCanvas) {
        var seams: PathData = ""
        for row in 0..<7 {
            let y = Double(row) * 150 - 20
            seams += "M0 \(y)H1280"
            for column in 0..<6 { seams += "M\(Double(column) * 230 + (row.isMultiple(of: 2) ? 60 : 170)) \(y)v150" }
        }
        canvas.line(seams, shown.darker(0.12), width: 5)
    }

    private mutating func grass(_ shown: Color, on canvas: inout SVGCanvas) {
        dabs(
            "q-2 -14 -10 -20m10 20q0 -14 6 -22", brush.light.ground(brush.palette.leaf, snow: 0.6), width: 4,
            on: &canvas)
        guard brush.light.sky != .snow, brush.shows("flower") else { return }
        var petals: PathData = ""
        for _ in 0..<16 {
            petals += "M\(brush.chance.whole(20...1260)) \(brush.chance.whole(20...940))h0m11 6h0m-6 11h0m-11 -5h0"
        }
        canvas.line(petals, .white, width: 10)
    }

    /// Many small marks of one form all over the page.
    private mutating func dabs(_ form: PathData, _ color: Color, width: Double, on canvas: inout SVGCanvas) {
        var marks: PathData = ""
        for _ in 0..<40 {
            marks += "M\(brush.chance.whole(10...1240)) \(brush.chance.whole(20...940))"
            marks += form
        }
        canvas.line(marks, color, width: width, opacity: 0.8)
    }
}
