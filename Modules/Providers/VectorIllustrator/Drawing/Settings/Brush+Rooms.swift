// What rooms have in common: walls, floors, windows, and the light that falls through them.

extension Brush {
    /// What a room's floor is made of.
    enum Floor { case boards, tiles, lino }

    /// A calm wall with a skirting board, lit from the left, and a floor that runs away from the viewer.
    ///
    /// The wall's middle is its lightest part and has the least on it: figures stand before it.
    @inline(never)
    func room(_ look: RoomLook, floor: Floor = .boards, on canvas: inout SVGCanvas) {
        let wall = look.wall
        canvas.path("M0 0H1280V700H0z", from: wall.darker(0.03), to: wall.lighter(0.1))
        paper(look.paper, wall, on: &canvas)
        canvas.halo(690, 430, 520, 360, wall.lighter(0.62), opacity: 0.55)
        sunPatch(on: &canvas)
        // The side away from the window lies in the shade, and so does what is below the ceiling.
        canvas.sideVeil("M760 0H1280V700H760z", 0x3A2A48, left: 0, right: light.hour.isDark ? 0.2 : 0.1)
        canvas.veil("M0 0H1280V170H0z", 0x4A3050, top: light.hour.isDark ? 0.24 : 0.08, foot: 0)
        self.floor(floor, look.floor, on: &canvas)
        canvas.rect(0, 672, 1280, 28, look.trim)
        canvas.rect(0, 697, 1280, 5, look.floor.darker(0.35), opacity: 0.7)
    }

    private func floor(_ kind: Floor, _ color: Color, on canvas: inout SVGCanvas) {
        let shown = kind == .boards ? color : color.mixed(with: palette.paper, 0.62)
        canvas.path("M0 696H1280V960H0z", from: shown.darker(0.12), to: shown.lighter(0.12))
        var seams: PathData = ""
        switch kind {
        case .lino: return
        case .boards:
            for column in -6...6 { seams += "M\(640 + Double(column) * 122) 700L\(640 + Double(column) * 206) 960" }
            seams += "M162 742h130M660 742h120M1010 772h150M330 812h200M820 846h220M90 882h210"
        case .tiles:
            for column in -8...8 { seams += "M\(640 + Double(column) * 88) 700L\(640 + Double(column) * 166) 960" }
            seams += "M0 728H1280M0 764H1280M0 812H1280M0 878H1280"
        }
        canvas.line(seams, shown.darker(0.12), width: 3)
    }

    private func paper(_ paper: RoomLook.Paper, _ wall: Color, on canvas: inout SVGCanvas) {
        guard paper != .plain else { return }
        var marks: PathData = ""
        if paper == .stripes {
            for column in 0..<16 { marks += "M\(Double(column) * 82 + 34) 0V668" }
            return canvas.line(marks, wall.lighter(0.22), width: 30, opacity: 0.55)
        }
        for row in 0..<6 {
            for column in 0..<9 {
                let x = Double(column) * 152 + (row.isMultiple(of: 2) ? 30 : 106)
                let y = Double(row) * 112 + 52
                switch paper {
                case .sprigs: marks += "M\(x) \(y + 14)q2 -16 0 -30m0 18q-12 0 -14 -12m14 4q12 0 14 -12"
                case .stars: marks += "M\(x) \(y - 10)v20m-9 -15l18 10m0 -10l-18 10"
                default: marks += "M\(x) \(y)h0"
                }
            }
        }
        canvas.line(marks, wall.darker(0.09), width: paper == .dots ? 12 : 4, opacity: 0.6)
    }

    /// The light of a window that is not seen itself, on the wall and on the floor: slanting panes, with the frame's
    /// shadow.
    private func sunPatch(on canvas: inout SVGCanvas) {
        guard shows("window"), light.sky != .fog else { return }
        let isSunny = light.isOpen && light.hour != .night
        let strength = light.hour == .night ? moonlight : isSunny ? 0.42 : 0.16
        canvas.inOwnLight {
            $0.veil(
                "M590 196L700 226V388L590 352zM716 230L830 262V430L716 394zM590 368L700 404V566L590 524z"
                    + "M716 410L830 446V612L716 572z", light.glow.lighter(0.2), top: strength, foot: strength * 0.55)
        }
    }

    /// How strong the moon's light is on wall and floor: a lamp outshines it.
    private var moonlight: Double { light.isDarkInside ? (light.isOpen ? 0.34 : 0.2) : 0.1 }

    // MARK: Windows

    /// A window with the sky behind it; its foot is its sill.
    @inline(never)
    mutating func window(_ box: Box, frame: Color, on canvas: inout SVGCanvas) {
        guard shows("window") else { return }
        let (x, y, width, height) = (box.minX, box.minY, box.width, box.height)
        canvas.rect(x - 16, y - 16, width + 32, height + 32, frame.darker(0.14), corner: 10)
        canvas.rect(x - 12, y - 12, width + 24, height + 24, frame, corner: 8)
        canvas.inLight(light.outdoors, tint: light.tint) { canvas in
            canvas.window(x, y, width, height, showing: "240 0 800 \(shortNumber(800 * height / width))") {
                view(on: &$0)
            }
        }
        canvas.line("M\(x + width / 2) \(y)v\(height)M\(x) \(y + height * 0.4)h\(width)", frame, width: 9)
        canvas.path(
            "M\(x - 30) \(y + height + 10)h\(width + 60)v14q0 8 -8 8h\(-width - 44)q-8 0 -8 -8z", from: frame,
            to: frame.darker(0.2))
        floorLight(below: box, on: &canvas)
    }

    /// The light that a window lays on the floor, with the shadow of its bars.
    private func floorLight(below box: Box, on canvas: inout SVGCanvas) {
        guard light.sky != .fog, box.width > 100 else { return }
        let strength = light.hour == .night ? moonlight : light.isOpen ? 0.4 : 0.18
        let (left, middle, right) = (box.minX + 30, box.middle.x + 60, box.maxX + 90)
        canvas.inOwnLight {
            $0.veil(
                "M\(left) 716H\(middle - 8)L\(middle + 64) 806H\(left + 60)zM\(middle + 8) 716H\(right)L\(right + 86) 806H\(middle + 82)z"
                    + "M\(left + 68) 818H\(middle + 74)L\(middle + 150) 916H\(left + 130)zM\(middle + 92) 818H\(right + 96)L\(right + 190) 916H\(middle + 170)z",
                light.glow.lighter(0.25), top: strength, foot: strength * 0.4)
        }
    }

    private mutating func view(on canvas: inout SVGCanvas) {
        var trees = record.chance("view from the window", .home)
        sky.draw(on: &canvas)
        let hills = light.ground(palette.lawn)
        canvas.path("M0 560Q420 420 760 500T1280 470V1200H0z", light.far(hills, 0.35))
        canvas.path("M0 640Q420 560 760 610T1280 570V1200H0z", from: hills.lighter(0.1), to: hills.darker(0.1))
        let x = trees.number(380...900)
        if shows("tree") {
            canvas.rect(x - 10, 600, 20, 50, palette.wood)
            canvas.path(trees.lobes(x, 520, 90, 96, count: 8), light.ground(palette.leaf, snow: 0.5))
        }
        weather.draw(on: &canvas)
    }

    /// Curtains at both sides of a window, on a pole.
    @inline(never)
    func curtains(_ box: Box, _ cloth: Color, wood: Color, on canvas: inout SVGCanvas) {
        guard shows("curtain"), shows("window") else { return }
        let foot = box.maxY + 62
        for (edge, side) in [(box.minX, 1.0), (box.maxX, -1)] {
            func x(_ step: Double) -> Double { edge + step * side }
            let outline: PathData =
                "M\(x(-84)) \(box.minY - 44)H\(x(44))Q\(x(38)) \(box.middle.y) \(x(-26)) \(box.maxY - 110)"
                + "Q\(x(-6)) \(foot - 60) \(x(-14)) \(foot)Q\(x(-50)) \(foot + 12) \(x(-84)) \(foot)"
                + "Q\(x(-70)) \(box.middle.y) \(x(-84)) \(box.minY - 44)z"
            canvas.path(
                outline, left: side > 0 ? cloth.darker(0.16) : cloth.lighter(0.14),
                right: side > 0 ? cloth.lighter(0.14) : cloth.darker(0.2))
            canvas.line(
                "M\(x(-50)) \(box.minY - 40)Q\(x(-40)) \(box.middle.y) \(x(-52)) \(box.maxY - 110)M\(x(0)) \(box.minY - 40)"
                    + "Q\(x(0)) \(box.middle.y - 40) \(x(-34)) \(box.maxY - 120)M\(x(-50)) \(foot - 10)V\(box.maxY - 80)",
                cloth.darker(0.18), width: 4, opacity: 0.6)
            canvas.line("M\(x(-78)) \(box.maxY - 104)q\(24 * side) 14 \(52 * side) 0", palette.trim, width: 10)
        }
        canvas.line("M\(box.minX - 104) \(box.minY - 50)H\(box.maxX + 104)", wood.darker(0.1), width: 11)
        canvas.line("M\(box.minX - 108) \(box.minY - 50)h0M\(box.maxX + 108) \(box.minY - 50)h0", wood, width: 22)
    }
}
