/// A cottage garden: a house, flower beds, and a fence or a hedge about the lawn.
struct Garden: PlaceView {
    var brush: Brush
    private let hasHedge: Bool
    private let hasFruit: Bool
    private let wall: Colour
    private let roof: Colour

    init(_ brush: Brush) {
        var brush = brush
        hasHedge = brush.chance.flip()
        hasFruit = brush.chance.flip()
        wall = brush.colour(of: 0xFBEBD2, 0xF6D9C2, 0xDDE8E2, 0xF7E2A8)
        roof = brush.colour(of: 0xC9604E, 0x7E8CA8, 0xA8744E)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 500, floors: [Box(x: 60...1220, y: 735...930)],
            seats: [
                Spot(position: Point(1010, 690), scale: 0.95, width: 190)
            ], airs: [Box(x: 630...1220, y: 60...400)], front: Brush.corners)
    }

    mutating func drawFar(on canvas: inout SVGCanvas) { brush.farHills(500, 60, 0x8DB97A, on: &canvas) }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.hill(600, 24, 0x9CCB7A, on: &canvas)
        hasHedge ? hedge(on: &canvas) : fence(on: &canvas)
        Cottage(wall: wall, roof: roof).draw(at: Point(50, 692), 1.26, brush, on: &canvas)
        brush.hill(690, 10, 0x93C872, on: &canvas)
        brush.path(from: Point(310, 690), to: 540, 0xE6D2AA, on: &canvas)
        brush.tree(1120, 706, 1.2, 0x6FAE5C, on: &canvas)
        if hasFruit { brush.fruit(1120, 706, 1.2, 0xE0584C, on: &canvas) }
        brush.grass(24, from: 740, 0x6FA95C, on: &canvas)
        brush.blossoms(18, from: 750, on: &canvas)
        bench(on: &canvas)
        for x in [100.0, 188, 440, 540] {
            let bloom = brush.colour(of: 0xF28AA0, 0xFFFFFF, 0xB9A2E6, 0xF5B13C)
            brush.flowers(x + brush.chance.number(-12...12), 722, 0.74, bloom, on: &canvas)
        }
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(0x5C9A56, on: &canvas) }

    private func fence(on canvas: inout SVGCanvas) {
        var pales: PathData = ""
        for column in 0..<14 { pales += "M\(Double(column) * 52 + 564) 700v-104q15 -22 30 0v104z" }
        canvas.path(pales, from: 0xFFFDF4, to: 0xE9DDC6)
        canvas.line("M550 622H1280M550 672H1280", 0xEDE0C8, width: 9)
    }

    private mutating func hedge(on canvas: inout SVGCanvas) {
        let green = brush.light.ground(0x6BA45C, snow: 0.5)
        for column in 0..<5 {
            let mound = brush.chance.mound(Double(column) * 200 + 500, 706, 250, 116, count: 6)
            canvas.path(mound, from: green.mixed(with: brush.light.glow, 0.2), to: green.darker(0.18))
        }
    }

    private func bench(on canvas: inout SVGCanvas) {
        let wood = brush.light.ground(0xB98357, snow: 0.3)
        canvas.groundShadow(1010, 756, 130, 16)
        canvas.line("M930 752V700M1090 752V700", 0x7A5A48, width: 11)
        canvas.rect(912, 688, 196, 18, wood, corner: 7)
        canvas.rect(918, 630, 184, 15, wood.darker(0.08), corner: 7)
        canvas.rect(918, 656, 184, 15, wood.darker(0.08), corner: 7)
        canvas.line("M934 694V624M1086 694V624", 0x7A5A48, width: 9)
    }
}

/// A little house with a thatched or tiled roof; the origin is its left foot, and it is 400 wide.
struct Cottage {
    let wall: Colour
    let roof: Colour

    func draw(at foot: Point, _ size: Double, _ brush: Brush, on canvas: inout SVGCanvas) {
        let roof = brush.light.ground(roof)
        canvas.group(transform: SVGCanvas.placement(foot.x, foot.y, scale: size)) { canvas in
            canvas.groundShadow(200, 4, 260, 24)
            canvas.rect(290, -430, 52, 120, 0xB06A55, corner: 4)
            canvas.rect(282, -438, 68, 16, 0x9A5746, corner: 4)
            canvas.path("M16 0V-230H384V0z", from: wall, to: wall.darker(0.1))
            canvas.path(
                "M-26 -206Q-20 -224 20 -262L150 -398Q200 -430 250 -398L380 -262Q420 -224 426 -206"
                    + "Q400 -192 372 -208T318 -206T264 -208T210 -206T156 -208T102 -206T48 -208T-26 -206z",
                from: roof.mixed(with: brush.light.glow, 0.24), to: roof.darker(0.14))
            canvas.line(
                "M100 -286q20 12 40 0t40 0t40 0t40 0t40 0M60 -244q20 12 40 0t40 0t40 0t40 0t40 0t40 0t40 0"
                    + "M150 -334q20 12 40 0t40 0t30 0", roof.darker(0.16), width: 5)
            canvas.path("M158 0V-152Q158 -204 206 -204T254 -152V0z", 0x8A5A3C)
            canvas.path("M166 0V-150Q166 -194 206 -194T246 -150V0z", left: 0xA97049, right: 0x8F5C3C)
            canvas.circle(234, -84, 6, 0xF2C14E)
            canvas.inOwnLight { $0.circle(206, -142, 17, brush.pane) }
            for x in [52.0, 280] { window(x, brush, on: &canvas) }
            canvas.path("M150 0H262V14H150z", 0xC9BFB2)
            canvas.path("M6 8q10 -40 34 -22q16 -38 40 -6q22 -20 34 28z", brush.light.ground(0x67A25B, snow: 0.5))
            canvas.path("M300 8q10 -40 30 -22q16 -34 36 -4q22 -12 30 26z", brush.light.ground(0x67A25B, snow: 0.5))
        }
        brush.lampLight(foot.x + 88 * size, foot.y - 120 * size, 120 * size, on: &canvas)
        brush.lampLight(foot.x + 316 * size, foot.y - 120 * size, 120 * size, on: &canvas)
    }

    private func window(_ x: Double, _ brush: Brush, on canvas: inout SVGCanvas) {
        canvas.rect(x - 7, -167, 86, 94, 0xFFFDF4, corner: 8)
        canvas.inOwnLight { $0.rect(x, -160, 72, 80, brush.pane, corner: 4) }
        canvas.line("M\(x + 36) -160v80M\(x) -120h72", 0xFFFDF4, width: 5)
        canvas.path("M\(x - 27) -165h16v90h-16zM\(x + 83) -165h16v90h-16z", roof.darker(0.1))
        canvas.rect(x - 8, -78, 88, 16, 0x9C6B45, corner: 4)
        guard brush.light.sky != .snow else { return }
        canvas.line("M\(x + 4) -84h0M\(x + 26) -86h0M\(x + 48) -84h0M\(x + 68) -86h0", 0xF08AA0, width: 17)
        canvas.line("M\(x + 15) -80h0M\(x + 37) -79h0M\(x + 58) -80h0", 0x67A25B, width: 13)
    }
}
