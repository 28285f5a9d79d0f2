// What hangs on walls and lies on floors.

extension Brush {
    /// A round rug in two tones.
    @inline(never)
    func rug(_ x: Double, _ y: Double, _ width: Double, _ color: Color, on canvas: inout SVGCanvas) {
        guard shows("rug") else { return }
        canvas.ellipse(x, y + 5, width / 2, width * 0.078, color.darker(0.34), opacity: 0.45)
        canvas.ellipse(x, y, width / 2, width * 0.078, color.darker(0.06))
        canvas.ellipse(x, y, width * 0.455, width * 0.069, color.lighter(0.32))
        canvas.ellipse(x, y, width * 0.42, width * 0.062, color.lighter(0.06))
    }

    /// Returns the fixture of a rug.
    func rugFixture(_ x: Double, _ y: Double, _ width: Double) -> Fixture {
        Fixture(
            box: Box(minX: x - width / 2, minY: y - width * 0.078, maxX: x + width / 2, maxY: y + width * 0.078),
            grip: Point(x, y + width * 0.07), top: Point(x, y))
    }

    /// A picture in a frame, the same one on every page.
    @inline(never)
    func picture(_ name: String, _ box: Box, on canvas: inout SVGCanvas) {
        guard shows("picture") else { return }
        var chance = record.chance(name)
        let (x, y, width, height) = (box.minX, box.minY, box.width, box.height)
        canvas.rect(x, y, width, height, palette.wood, corner: 5)
        canvas.rect(x + 8, y + 8, width - 16, height - 16, palette.trim, corner: 2)
        let foot = y + height - 18
        let tone = chance.pick([palette.accent, palette.second, palette.leaf], else: palette.leaf).lighter(0.14)
        if chance.flip() {
            canvas.path(
                "M\(x + 14) \(foot)q\(width * 0.2) \(-height * 0.4) \(width * 0.4) \(-height * 0.1)t\(width * 0.6 - 28) \(height * 0.1)z",
                tone)
            canvas.circle(x + width * 0.68, y + height * 0.34, height * 0.09, palette.earth)
        } else {
            canvas.path(
                "M\(x + 14) \(foot)l\(width * 0.24) \(-height * 0.42)l\(width * 0.16) \(height * 0.22)l\(width * 0.14) \(-height * 0.16)L\(x + width - 14) \(foot)z",
                tone)
            canvas.circle(x + width * 0.7, y + height * 0.3, height * 0.08, palette.earth)
        }
    }

    /// A round clock on the wall.
    @inline(never)
    func clock(_ x: Double, _ y: Double, _ radius: Double, on canvas: inout SVGCanvas) {
        guard shows("clock") else { return }
        canvas.circle(x, y, radius, palette.wood)
        canvas.circle(x, y, radius * 0.84, palette.trim)
        let reach = radius * 0.64
        canvas.line(
            "M\(x) \(y - reach)h0M\(x + reach) \(y)h0M\(x) \(y + reach)h0M\(x - reach) \(y)h0",
            palette.wood.lighter(0.3),
            width: radius * 0.13)
        canvas.line(
            "M\(x) \(y)v\(-radius * 0.5)M\(x) \(y)l\(radius * 0.36) \(radius * 0.2)", 0x5A4A52, width: radius * 0.12)
    }

    /// A lamp that hangs from the ceiling; it is lit when it is dark.
    @inline(never)
    func pendant(_ x: Double, _ y: Double, _ shade: Color, on canvas: inout SVGCanvas) {
        guard shows("lamp") else { return }
        canvas.line("M\(x) 0V\(y - 60)", 0x6B5A4E, width: 5)
        lampLight(x, y, 400, on: &canvas)
        let bulb: Color = light.lampsAreLit ? 0xFFE9A8 : (0xF7F0DC as Color).lit(by: light.indoors)
        canvas.inOwnLight { $0.circle(x, y, 19, bulb) }
        canvas.path(
            "M\(x - 62) \(y)Q\(x - 58) \(y - 66) \(x) \(y - 66)T\(x + 62) \(y)Q\(x) \(y - 15) \(x - 62) \(y)z",
            from: shade.lighter(0.14), to: shade.darker(0.16))
    }
}

extension SVGCanvas {
    /// A shape of one colour that is denser at its left or at its right, such as the shade of a room's far side.
    mutating func sideVeil(_ data: PathData, _ color: Color, left: Double, right: Double) {
        let hex = shown(color).hex
        let stops =
            "<stop stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(left))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(right))\"/>"
        let name = gradient("linearGradient", "", stops: stops)
        write("<path\(outline(data)) fill=\"url(#\(name))\"/>")
    }
}
