/// The cupboard under the stairs: small and dark, with coats, boxes, and the steps for a ceiling.
struct UnderStairs: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let boards: Color

    private let boxes = Piece(x: 1010, y: 748, width: 110, height: 62, grip: Point(-30, -60), top: 62)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let palette = brush.palette
        boards = brush.record.color(
            "cupboard", of: [palette.second.mixed(with: palette.wood, 0.55), palette.wood]
        ).mixed(with: 0x2E2440, 0.5)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("box", boxes)])
        if brush.shows("coat") {
            fixtures["coat"] = Fixture(box: Box(x: 120...470, y: 220...600), grip: Point(300, 420), top: nil)
        }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 770...930)],
            tops: [Spot(position: Point(1010, 584), scale: 0.95, width: 150)],
            airs: [Box(x: 120...460, y: 60...150)], fixtures: fixtures)
    }

    var ground: Ground { Ground(.boards, boards, look.cover, edges: [.shelf, .crate(look.wood)]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        canvas.path("M0 0H1280V710H0z", left: boards.lighter(0.16), right: boards.darker(0.3))
        var seams: PathData = ""
        for column in 0..<12 { seams += "M\(Double(column) * 110 + 50) 0V700" }
        canvas.line(seams, boards.darker(0.3), width: 4, opacity: 0.7)
        canvas.path("M0 700H1280V960H0z", from: boards.darker(0.2), to: boards.lighter(0.2))
        canvas.line("M0 704H1280", boards.darker(0.45), width: 9)
        gap(on: &canvas)
        coats(on: &canvas)
        steps(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        guard brush.shows("box") else { return }
        let paste: Color = 0xC9A274
        brush.put(boxes, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 64, 6)
            canvas.path("M-56 0V-38H8V0zM-44 -38V-64H-2V-38z", left: paste, right: paste.darker(0.24))
            canvas.path("M12 0V-46H58V0z", left: paste.darker(0.08), right: paste.darker(0.34))
            canvas.line("M-24 -38v12M35 -46v14M-23 -64v9", 0xE6D3A8, width: 6)
            canvas.line("M-56 -24H8M12 -30H58", paste.darker(0.3), width: 2)
        }
    }

    /// What light there is comes through the door, which is ajar.
    private func gap(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            let light = brush.light.glow
            canvas.rect(0, 60, 34, 650, light.lighter(0.2))
            canvas.sideVeil("M34 60L560 0V760H34z", light, left: 0.36, right: 0)
            canvas.veil("M0 706H40L760 960H0z", light, top: 0.5, foot: 0.1)
        }
        canvas.line("M40 50V712", look.door.darker(0.3), width: 14)
    }

    private func coats(on canvas: inout SVGCanvas) {
        canvas.rect(110, 210, 390, 16, look.wood.darker(0.2), corner: 4)
        guard brush.shows("coat") else { return }
        let palette = brush.palette
        for (index, cloth) in [palette.accent, palette.second, palette.leaf].enumerated() {
            let (x, shown) = (180 + Double(index) * 120, cloth.darker(0.2 + 0.1 * Double(index)))
            canvas.path(
                "M\(x) 226q-36 10 -48 50l-16 260q64 26 128 0l-16 -260q-12 -40 -48 -50z", left: shown.lighter(0.14),
                right: shown.darker(0.2))
            canvas.line("M\(x) 250v280", shown.darker(0.3), width: 4)
        }
    }

    /// The stairs from below, down to the right.
    private func steps(on canvas: inout SVGCanvas) {
        var edge: PathData = "M500 -10"
        var treads: PathData = ""
        for step in 0..<9 {
            let (x, y) = (500 + Double(step) * 92, -10 + Double(step) * 66)
            edge += "V\(y + 66)h92"
            treads += "M\(x) \(y + 66)h92"
        }
        let wood = look.wood.mixed(with: 0x2E2440, 0.4)
        canvas.path(edge + "V-10z", left: wood, right: wood.darker(0.4))
        canvas.line(treads, wood.lighter(0.24), width: 10)
    }
}
