/// The house of a story's household as it is seen from outside: one roof, one wall and one door, wherever it is seen.
struct HouseFront: Sendable {
    let wall: Color
    let roof: Color
    let door: Color
    let frames: Color
    let shutters: Color
    /// Whether a round window is in its gable.
    let hasRoundWindow: Bool

    init(_ brush: inout Brush) {
        let palette = brush.palette
        wall = brush.record.color(
            "house wall",
            of: [
                palette.paper, palette.paper.mixed(with: palette.earth, 0.45),
                palette.paper.mixed(with: palette.sky, 0.25),
                palette.paper.mixed(with: palette.accent, 0.22),
            ], .home)
        roof = brush.record.color(
            "roof", of: [palette.roof, palette.second.mixed(with: palette.wood, 0.4), palette.wood.darker(0.1)], .home)
        door = brush.record.color(
            "front door", of: [palette.accent, palette.second, palette.leaf.darker(0.12)], .home)
        frames = brush.record.color("window frames", of: [palette.trim], .home)
        shutters = brush.record.color("shutters", of: [palette.second, palette.roof.darker(0.1), palette.leaf], .home)
        hasRoundWindow = brush.record.flag("round window", .home)
    }

    /// How large the whole house is, in centimetres.
    static let size = (width: 400.0, height: 440.0)

    /// Draws the whole house, in centimetres from its left foot.
    func draw(at foot: Point, _ brush: Brush, on canvas: inout SVGCanvas) {
        let roof = brush.light.ground(roof)
        brush.put(foot.x, foot.y, on: &canvas) { canvas in
            canvas.groundShadow(200, 4, 260, 20)
            canvas.rect(290, -430, 48, 120, roof.mixed(with: brush.palette.wood, 0.5).darker(0.06), corner: 3)
            canvas.rect(284, -438, 60, 14, roof.darker(0.2), corner: 3)
            canvas.path("M16 0V-230H384V0z", from: wall, to: wall.darker(0.1))
            canvas.path(
                "M-26 -206Q-20 -224 20 -262L150 -398Q200 -430 250 -398L380 -262Q420 -224 426 -206"
                    + "Q400 -192 372 -208T318 -206T264 -208T210 -206T156 -208T102 -206T48 -208T-26 -206z",
                from: roof.mixed(with: brush.light.glow, 0.24), to: roof.darker(0.14))
            canvas.line(
                "M100 -286q20 12 40 0t40 0t40 0t40 0t40 0M60 -244q20 12 40 0t40 0t40 0t40 0t40 0t40 0t40 0M150 -334q20 12 40 0t40 0t30 0",
                roof.darker(0.16), width: 5)
            if hasRoundWindow {
                canvas.circle(200, -340, 27, frames)
                canvas.inOwnLight { $0.circle(200, -340, 20, brush.pane) }
            }
            frontDoor(206, brush, on: &canvas)
            for x in [52.0, 280] { window(x, -168, 72, 90, brush, on: &canvas) }
            canvas.rect(150, -8, 112, 12, brush.palette.stone)
        }
        for x in [88.0, 316] {
            let unit = brush.eye.scale(at: foot.y)
            brush.lampLight(foot.x + x * unit, foot.y - 120 * unit, 120 * unit, on: &canvas)
        }
    }

    /// Draws the front door, 90 wide and 200 high, in centimetres.
    func frontDoor(_ x: Double, _ brush: Brush, on canvas: inout SVGCanvas) {
        guard brush.shows("door") else { return }
        canvas.path("M\(x - 53) 0V-160Q\(x - 53) -209 \(x) -209T\(x + 53) -160V0z", frames)
        canvas.path(
            "M\(x - 45) 0V-158Q\(x - 45) -200 \(x) -200T\(x + 45) -158V0z", left: door.lighter(0.14),
            right: door.darker(0.14))
        canvas.line("M\(x - 30) -14v-66h60v66zM\(x - 30) -94v-22h60v22z", door.darker(0.2), width: 2)
        canvas.inOwnLight { $0.path("M\(x - 26) -132V-156Q\(x - 24) -180 \(x) -180T\(x + 26) -156V-132z", brush.pane) }
        canvas.line("M\(x) -180v48", door, width: 4)
        canvas.line("M\(x + 36) -98h0", 0xE2B84E, width: 8)
    }

    /// Draws a window with shutters and a flower box, in centimetres from its upper left corner.
    func window(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ brush: Brush, on canvas: inout SVGCanvas
    ) {
        guard brush.shows("window") else { return }
        canvas.rect(x - 6, y - 6, width + 12, height + 12, frames, corner: 4)
        canvas.inOwnLight { $0.rect(x, y, width, height, brush.pane, corner: 2) }
        canvas.line("M\(x + width / 2) \(y)v\(height)M\(x) \(y + height * 0.42)h\(width)", frames, width: 5)
        canvas.path(
            "M\(x - 26) \(y - 4)h18v\(height + 8)h-18zM\(x + width + 8) \(y - 4)h18v\(height + 8)h-18z", shutters)
        canvas.rect(x - 8, y + height + 4, width + 16, 14, brush.palette.wood, corner: 3)
        guard brush.light.sky != .snow, brush.shows("flower") else { return }
        canvas.line(
            "M\(x + 6) \(y + height + 2)h0M\(x + width * 0.36) \(y + height)h0M\(x + width * 0.66) \(y + height + 1)h0M\(x + width - 6) \(y + height)h0",
            brush.palette.accent.lighter(0.25), width: 15)
        canvas.line(
            "M\(x + width * 0.2) \(y + height + 4)h0M\(x + width * 0.5) \(y + height + 4)h0M\(x + width * 0.82) \(y + height + 4)h0",
            brush.palette.leaf, width: 12)
    }
}
