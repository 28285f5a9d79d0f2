// What stands at the edges of a place that is seen from above.

extension GroundArtist {
    /// The corners of the page, in the order in which they are filled.
    private static let corners = [
        Point(170, 150), Point(1110, 160), Point(1100, 830), Point(170, 820),
    ]

    func draw(_ edge: Ground.Edge, at index: Int, on canvas: inout SVGCanvas) {
        let corner = Self.corners[index % 4]
        switch edge {
        case .bed(let cover): if brush.shows("bed") { bed(corner, cover, on: &canvas) }
        case .sofa(let cover): if brush.shows("sofa") { sofa(corner, cover, on: &canvas) }
        case .table(let wood): if brush.shows("table") { table(corner, wood, on: &canvas) }
        case .rug(let tone): rug(tone, on: &canvas)
        case .shelf: plank(-20, brush.palette.wood, height: 70, on: &canvas)
        case .counter(let paint): plank(-20, paint, height: 120, on: &canvas)
        case .bench(let wood): if brush.shows("bench") { bench(corner, wood, on: &canvas) }
        case .tub: tub(corner, on: &canvas)
        case .mat(let tone): canvas.rect(corner.x - 110, corner.y - 60, 220, 120, tone.lighter(0.2), corner: 8)
        case .stool(let tone), .cushion(let tone): round(corner, tone, on: &canvas)
        case .crate(let wood): crate(corner, wood, on: &canvas)
        case .fence(let wood): rail(wood, on: &canvas)
        case .lines(let tone): canvas.line("M-20 90H1300M-20 870H1300", tone, width: 12, opacity: 0.7)
        default: outdoors(edge, corner, on: &canvas)
        }
    }

    private func outdoors(_ edge: Ground.Edge, _ corner: Point, on canvas: inout SVGCanvas) {
        switch edge {
        case .tree: crown(corner, 250, on: &canvas)
        case .bush: crown(corner, 130, on: &canvas)
        case .flowers: flowers(corner, on: &canvas)
        case .stones: stones(corner, on: &canvas)
        case .path: path(on: &canvas)
        case .hay: canvas.rect(corner.x - 120, corner.y - 80, 240, 160, 0xE3BE62, corner: 10)
        case .rails: rails(on: &canvas)
        case .crossing: crossing(on: &canvas)
        case .bank(let green):
            canvas.path(
                "M0 960V640Q220 700 300 800T560 960zM1280 0V300Q1140 260 1080 150T860 0z", from: green.lighter(0.1),
                to: green)
        case .weeds(let tone):
            canvas.line(
                "M\(corner.x - 60) \(corner.y)q40 -60 80 0t80 -20M\(corner.x - 20) \(corner.y + 60)q40 -60 80 0", tone,
                width: 24)
        case .craters:
            canvas.ellipse(corner.x, corner.y, 130, 120, ground.color.darker(0.2))
            canvas.ellipse(corner.x + 8, corner.y + 10, 108, 96, ground.color.darker(0.06))
        default: break
        }
    }

    // MARK: In rooms

    private func shadow(_ box: Box, on canvas: inout SVGCanvas) {
        canvas.rect(box.minX + 14, box.minY + 18, box.width, box.height, 0x2A1A3A, corner: 18, opacity: 0.18)
    }

    private func rug(_ tone: Color, on canvas: inout SVGCanvas) {
        guard brush.shows("rug") else { return }
        canvas.ellipse(650, 540, 430, 310, tone.darker(0.1))
        canvas.ellipse(650, 536, 396, 282, tone.lighter(0.34))
        canvas.ellipse(650, 536, 366, 258, tone.lighter(0.1))
    }

    private func bed(_ corner: Point, _ cover: Color, on canvas: inout SVGCanvas) {
        let box = Box(minX: corner.x - 190, minY: corner.y - 190, maxX: corner.x + 130, maxY: corner.y + 330)
        shadow(box, on: &canvas)
        canvas.rect(box.minX, box.minY, box.width, box.height, brush.palette.wood, corner: 18)
        canvas.rect(box.minX + 16, box.minY + 24, box.width - 32, box.height - 40, 0xFFFBF2, corner: 16)
        if brush.shows("pillow") {
            canvas.rect(box.minX + 44, box.minY + 40, box.width - 88, 110, 0xE9E2EA, corner: 34)
        }
        guard brush.shows("blanket") else { return }
        canvas.path(
            "M\(box.minX + 10) \(box.minY + 190)h\(box.width - 20)v300q0 24 -24 24h\(68 - box.width)q-24 0 -24 -24z",
            from: cover.lighter(0.2), to: cover)
        canvas.rect(box.minX + 10, box.minY + 186, box.width - 20, 44, cover.lighter(0.6), corner: 8)
    }

    private func sofa(_ corner: Point, _ cover: Color, on canvas: inout SVGCanvas) {
        let box = Box(minX: corner.x - 150, minY: -30, maxX: corner.x + 330, maxY: 190)
        shadow(box, on: &canvas)
        canvas.rect(box.minX, box.minY, box.width, box.height, cover.darker(0.1), corner: 30)
        canvas.rect(box.minX + 40, 40, 196, 140, cover.lighter(0.2), corner: 20)
        canvas.rect(box.minX + 244, 40, 196, 140, cover.lighter(0.2), corner: 20)
    }

    private func table(_ corner: Point, _ wood: Color, on canvas: inout SVGCanvas) {
        canvas.circle(corner.x + 14, corner.y + 18, 150, 0x2A1A3A, opacity: 0.18)
        canvas.circle(corner.x, corner.y, 150, wood.darker(0.1))
        canvas.circle(corner.x, corner.y - 4, 142, wood.lighter(0.24))
    }

    private func plank(_ y: Double, _ tone: Color, height: Double, on canvas: inout SVGCanvas) {
        canvas.rect(-20, y + 16, 1320, height, 0x2A1A3A, opacity: 0.16)
        canvas.rect(-20, y, 1320, height, tone.darker(0.1))
        canvas.rect(-20, y, 1320, height - 14, tone.lighter(0.2))
    }

    private func bench(_ corner: Point, _ wood: Color, on canvas: inout SVGCanvas) {
        let box = Box(minX: corner.x - 180, minY: corner.y - 60, maxX: corner.x + 180, maxY: corner.y + 60)
        shadow(box, on: &canvas)
        for row in 0..<3 {
            canvas.rect(box.minX, box.minY + Double(row) * 42, box.width, 34, wood.lighter(0.2), corner: 8)
        }
    }

    private func tub(_ corner: Point, on canvas: inout SVGCanvas) {
        let box = Box(minX: corner.x - 200, minY: corner.y - 190, maxX: corner.x + 90, maxY: corner.y + 350)
        shadow(box, on: &canvas)
        canvas.rect(box.minX, box.minY, box.width, box.height, .white, corner: 100)
        canvas.rect(box.minX + 30, box.minY + 30, box.width - 60, box.height - 60, 0xA9D3E0, corner: 80)
    }

    private func round(_ corner: Point, _ tone: Color, on canvas: inout SVGCanvas) {
        canvas.circle(corner.x + 10, corner.y + 14, 74, 0x2A1A3A, opacity: 0.18)
        canvas.circle(corner.x, corner.y, 74, tone.darker(0.06))
        canvas.circle(corner.x, corner.y, 58, tone.lighter(0.24))
    }

    private func crate(_ corner: Point, _ wood: Color, on canvas: inout SVGCanvas) {
        let box = Box(minX: corner.x - 100, minY: corner.y - 80, maxX: corner.x + 100, maxY: corner.y + 80)
        shadow(box, on: &canvas)
        canvas.rect(box.minX, box.minY, box.width, box.height, wood.lighter(0.1), corner: 6)
        canvas.line("M\(box.minX) \(corner.y - 28)h200M\(box.minX) \(corner.y + 28)h200", wood.darker(0.2), width: 6)
    }

    private func rail(_ wood: Color, on canvas: inout SVGCanvas) {
        canvas.rect(-20, 52, 1320, 26, 0x2A1A3A, opacity: 0.16)
        canvas.rect(-20, 36, 1320, 26, wood.lighter(0.2))
        canvas.line("M120 48h0M420 48h0M720 48h0M1020 48h0", wood.darker(0.1), width: 40)
    }

    // MARK: Out of doors

    private func crown(_ corner: Point, _ size: Double, on canvas: inout SVGCanvas) {
        guard brush.shows(size > 200 ? "tree" : "bush") else { return }
        var chance = brush.record.chance("crown from above")
        let x = corner.x + (corner.x < 640 ? -60 : 60)
        let y = corner.y + (corner.y < 480 ? -60 : 60)
        let green = brush.light.ground(brush.palette.leaf, snow: 0.5)
        canvas.ellipse(x + 24, y + 34, size, size * 0.94, 0x2A1A3A, opacity: 0.16)
        canvas.path(chance.lobes(x, y, size, size * 0.94, count: 11), from: green, to: green.darker(0.18))
        canvas.path(
            chance.lobes(x - size * 0.1, y - size * 0.1, size * 0.6, size * 0.56, count: 8),
            from: green.mixed(with: brush.light.glow, 0.36), to: green)
    }

    private func flowers(_ corner: Point, on canvas: inout SVGCanvas) {
        guard brush.shows("flower") else { return }
        let green = brush.light.ground(brush.palette.leaf, snow: 0.5)
        canvas.ellipse(corner.x, corner.y, 170, 110, green.darker(0.1))
        guard brush.light.sky != .snow else { return }
        var heads: PathData = ""
        for index in 0..<9 {
            let point = corner.stepped(index.isMultiple(of: 2) ? 86 : 50, Double(index) * 41)
            heads += "M\(point)h0"
        }
        canvas.line(heads, brush.palette.accent.lighter(0.2), width: 36)
        canvas.line(heads, brush.palette.paper, width: 13)
    }

    private func stones(_ corner: Point, on canvas: inout SVGCanvas) {
        let stone = brush.light.ground(brush.palette.stone, snow: 0.5)
        for (shift, size) in [(Point(0, 0), 90.0), (Point(110, 50), 52), (Point(-90, 66), 44)] {
            let point = corner + shift
            canvas.ellipse(point.x + 8, point.y + 12, size, size * 0.8, 0x2A1A3A, opacity: 0.16)
            canvas.ellipse(point.x, point.y, size, size * 0.8, stone)
            canvas.ellipse(point.x - size * 0.16, point.y - size * 0.16, size * 0.66, size * 0.5, stone.lighter(0.2))
        }
    }

    private func path(on canvas: inout SVGCanvas) {
        guard brush.shows("path") else { return }
        let earth = brush.light.ground(brush.palette.earth.lighter(0.12))
        canvas.line("M-60 620Q240 560 460 760T760 1040", earth.darker(0.08), width: 176)
        canvas.line("M-60 614Q240 554 460 754T760 1034", earth, width: 152)
    }

    private func rails(on canvas: inout SVGCanvas) {
        var ties: PathData = ""
        for column in 0..<15 { ties += "M\(Double(column) * 92 + 20) 20V150" }
        canvas.rect(0, 0, 1280, 176, brush.palette.stone.darker(0.24))
        canvas.line(ties, brush.palette.wood.darker(0.2), width: 30)
        canvas.line("M-20 50H1300M-20 120H1300", 0xB9C0C8, width: 11)
        canvas.rect(0, 176, 1280, 18, brush.palette.trim)
    }

    private func crossing(on canvas: inout SVGCanvas) {
        let asphalt = brush.light.ground(brush.palette.stone.darker(0.34), snow: 0.6)
        canvas.rect(0, 690, 1280, 270, asphalt)
        canvas.rect(0, 674, 1280, 18, brush.palette.stone.darker(0.2))
        var stripes: PathData = ""
        for column in 0..<5 { stripes += "M\(Double(column) * 130 + 330) 710h66v250h-66z" }
        canvas.path(stripes, brush.palette.trim, opacity: 0.85)
    }
}
