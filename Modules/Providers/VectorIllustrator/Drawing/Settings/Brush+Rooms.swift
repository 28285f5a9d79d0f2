// What rooms have in common: walls, floors, windows, rugs and curtains.

extension Brush {
    /// How walls are papered.
    enum Paper: CaseIterable { case dots, stripes, sprigs, stars }

    /// A wall with a skirting board, and a floor of boards that run away from the viewer.
    mutating func room(wall: Colour, floor: Colour, paper: Paper, on canvas: inout SVGCanvas) {
        canvas.path("M0 0H1280V700H0z", from: wall.lighter(0.12), to: wall.darker(0.06))
        pattern(paper, wall, on: &canvas)
        canvas.path("M0 696H1280V960H0z", from: floor.darker(0.12), to: floor.lighter(0.1))
        var boards: PathData = ""
        for column in -5...5 { boards += "M\(640 + Double(column) * 128) 700L\(640 + Double(column) * 200) 960" }
        boards += "M128 744h150M640 742h140M1010 770h170M330 812h220M800 846h240M60 880h230"
        canvas.line(boards, floor.darker(0.16), width: 4)
        canvas.rect(0, 668, 1280, 32, wall.lighter(0.6))
        canvas.rect(0, 696, 1280, 5, floor.darker(0.35))
        canvas.veil("M0 0H1280V180H0z", 0x4A3050, top: light.hour.isDark ? 0.3 : 0.1, foot: 0)
    }

    private func pattern(_ paper: Paper, _ wall: Colour, on canvas: inout SVGCanvas) {
        if paper == .stripes {
            var stripes: PathData = ""
            for column in 0..<16 { stripes += "M\(Double(column) * 82 + 34) 0V668" }
            return canvas.line(stripes, wall.lighter(0.26), width: 26, opacity: 0.7)
        }
        var marks: PathData = ""
        for row in 0..<6 {
            for column in 0..<9 {
                let x = Double(column) * 152 + (row.isMultiple(of: 2) ? 30 : 106)
                let y = Double(row) * 112 + 52
                switch paper {
                case .dots, .stripes: marks += "M\(x) \(y)h0"
                case .sprigs: marks += "M\(x) \(y + 14)q2 -16 0 -30m0 18q-12 0 -14 -12m14 4q12 0 14 -12"
                case .stars: marks += "M\(x) \(y - 10)v20m-9 -15l18 10m0 -10l-18 10"
                }
            }
        }
        canvas.line(marks, wall.lighter(0.34), width: paper == .dots ? 17 : 4)
    }

    /// A window with the sky behind it.
    mutating func window(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, frame: Colour, on canvas: inout SVGCanvas
    ) {
        canvas.rect(x - 16, y - 16, width + 32, height + 32, frame.darker(0.1), corner: 12)
        canvas.rect(x - 12, y - 12, width + 24, height + 24, frame, corner: 10)
        canvas.inLight(light.outdoors, tint: light.tint) { canvas in
            canvas.window(x, y, width, height, showing: "240 0 800 \(shortNumber(800 * height / width))") {
                view(on: &$0)
            }
        }
        canvas.line("M\(x + width / 2) \(y)v\(height)M\(x) \(y + height * 0.46)h\(width)", frame, width: 9)
        canvas.path(
            "M\(x - 30) \(y + height + 10)h\(width + 60)v14q0 8 -8 8h\(-width - 44)q-8 0 -8 -8z", from: frame,
            to: frame.darker(0.18))
        guard !light.hour.isDark, light.sky != .fog else { return }
        canvas.veil(
            "M\(x) 700H\(x + width)L\(x + width + 190) 930H\(x + 120)z", 0xFFF6D0, top: 0.22, foot: 0.04)
    }

    private mutating func view(on canvas: inout SVGCanvas) {
        sky.draw(on: &canvas)
        let hills = light.ground(0x86BC74)
        canvas.path("M0 560Q420 420 760 500T1280 470V1200H0z", light.far(hills, 0.35))
        canvas.path("M0 640Q420 560 760 610T1280 570V1200H0z", from: hills.lighter(0.1), to: hills.darker(0.1))
        canvas.path(chance.lobes(840, 520, 90, 96, count: 8), hills.darker(0.16))
        canvas.rect(830, 600, 20, 40, 0x8A6044)
        weather.draw(on: &canvas)
    }

    /// Curtains at both sides of a window, on a pole.
    func curtains(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ cloth: Colour, on canvas: inout SVGCanvas
    ) {
        let foot = y + height + 70
        canvas.path(
            "M\(x - 84) \(y - 44)H\(x + 46)Q\(x + 40) \(y + height * 0.5) \(x - 26) \(y + height * 0.62)Q\(x - 4) \(foot - 60) \(x - 12) \(foot)"
                + "Q\(x - 50) \(foot + 12) \(x - 84) \(foot)Q\(x - 70) \(y + height * 0.5) \(x - 84) \(y - 44)z",
            left: cloth.darker(0.14), right: cloth.lighter(0.14))
        let right = x + width
        canvas.path(
            "M\(right + 84) \(y - 44)H\(right - 46)Q\(right - 40) \(y + height * 0.5) \(right + 26) \(y + height * 0.62)"
                + "Q\(right + 4) \(foot - 60) \(right + 12) \(foot)Q\(right + 50) \(foot + 12) \(right + 84) \(foot)"
                + "Q\(right + 70) \(y + height * 0.5) \(right + 84) \(y - 44)z", left: cloth.lighter(0.14),
            right: cloth.darker(0.14))
        canvas.line(
            "M\(x - 50) \(y - 40)Q\(x - 40) \(y + height * 0.4) \(x - 50) \(y + height * 0.6)M\(x) \(y - 40)Q\(x) \(y + height * 0.3) \(x - 34) \(y + height * 0.56)"
                + "M\(right + 50) \(y - 40)Q\(right + 40) \(y + height * 0.4) \(right + 50) \(y + height * 0.6)M\(right) \(y - 40)Q\(right) \(y + height * 0.3) \(right + 34) \(y + height * 0.56)",
            cloth.darker(0.16), width: 5, opacity: 0.7)
        canvas.line(
            "M\(x - 76) \(y + height * 0.63)q24 14 52 0M\(right + 76) \(y + height * 0.63)q-24 14 -52 0", 0xF2C879,
            width: 11)
        canvas.line("M\(x - 104) \(y - 50)H\(right + 104)", 0xA76E4B, width: 13)
        canvas.line("M\(x - 110) \(y - 50)h0M\(right + 110) \(y - 50)h0", 0xC98D62, width: 26)
    }

    /// A round rug in two tones with a fringe of light.
    func rug(_ x: Double, _ y: Double, _ width: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        canvas.ellipse(x, y + 5, width / 2, width * 0.078, colour.darker(0.3), opacity: 0.5)
        canvas.ellipse(x, y, width / 2, width * 0.078, colour.darker(0.08))
        canvas.ellipse(x, y, width * 0.455, width * 0.069, colour.lighter(0.3))
        canvas.ellipse(x, y, width * 0.42, width * 0.062, colour)
        canvas.ellipse(x, y, width * 0.2, width * 0.028, colour.lighter(0.18))
    }

    /// A picture in a frame.
    mutating func picture(_ x: Double, _ y: Double, _ width: Double, _ height: Double, on canvas: inout SVGCanvas) {
        canvas.rect(x, y, width, height, 0xB47E54, corner: 6)
        canvas.rect(x + 9, y + 9, width - 18, height - 18, 0xFFF8E8, corner: 2)
        let middle = x + width / 2
        let foot = y + height - 22
        let tone = colour(of: 0xE8836F, 0x6FA9C9, 0x7BAA72)
        if chance.flip() {
            canvas.path("M\(middle - 26) \(foot)q26 -24 52 0zM\(middle - 2) \(foot - 12)l2 -34l26 28z", tone)
        } else {
            canvas.path(
                "M\(x + 16) \(foot)l\(width * 0.22) \(-height * 0.4)l\(width * 0.16) \(height * 0.22)l\(width * 0.14) \(-height * 0.16)L\(x + width - 16) \(foot)z",
                tone)
            canvas.circle(x + width * 0.7, y + height * 0.3, 9, 0xF7C948)
        }
    }

    /// A row of books that stand on a board; some lean.
    mutating func books(from left: Double, to right: Double, on board: Double, _ canvas: inout SVGCanvas) {
        var x = left
        while x < right - 30 {
            let width = chance.number(18...32)
            let height = chance.number(62...92)
            let spine = colour(of: 0xD9685B, 0x5A8FB0, 0xF2C14E, 0x7BAA72, 0x9A78AE, 0xE9A66C, 0x4F8F8B)
            canvas.rect(x, board - height, width - 2, height, spine, corner: 4)
            canvas.line("M\(x + 5) \(board - height + 14)h\(width - 12)", spine.lighter(0.5), width: 4)
            x += width
        }
    }
}
