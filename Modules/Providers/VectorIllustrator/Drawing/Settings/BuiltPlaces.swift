// Settings with walls under the sky: city, castle.

extension SettingArtist {
    mutating func city(on canvas: inout SVGCanvas) {
        for index in 0..<9 {
            let height = chance.number(300...430)
            let colour = light.far(0x9FA9C4, 0.45)
            canvas.inOwnLight { $0.rect(Double(index) * 150 - 20, 700 - height - 60, 130, height, colour) }
        }
        let fronts: [Colour] = [0xE7A77C, 0x8FBBD0, 0xF0CE84, 0xC9897B, 0xA7C39A, 0xD8B4CB]
        for (index, colour) in fronts.enumerated() {
            townHouse(Double(index) * 216 - 6, 680, 204, chance.number(280...400), colour, on: &canvas)
        }
        canvas.rect(0, 676, 1280, 70, light.ground(0xD8CFC6))
        canvas.rect(0, 742, 1280, 218, light.ground(0xA9A6B0, snow: 0.6))
        canvas.rect(0, 738, 1280, 10, light.ground(0xEFE8DF))
        var stripes: PathData = ""
        for column in 0..<8 { stripes += "M\(Double(column) * 175 + 30) 905h80" }
        canvas.line(stripes, 0xF3EFE6, width: 10)
        streetLamp(70, 742, on: &canvas)
        streetLamp(1210, 742, on: &canvas)
    }

    /// A house front with a gable, two windows on each floor, and a door.
    func townHouse(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ wall: Colour, on canvas: inout SVGCanvas
    ) {
        let top = y - height
        canvas.rect(x, top, width, height, wall)
        canvas.path(
            "M\(x - 6) \(top + 2)L\(x + width / 2) \(top - width * 0.38)L\(x + width + 6) \(top + 2)z",
            light.ground(0x9C5D52))
        let size = width * 0.2
        let lit = light.hour.isDark
        var panes: PathData = ""
        var level = top + 24
        while level < y - 130 {
            for column in [0.2, 0.6] {
                panes += "M\(x + width * column) \(level)h\(size)v\(size * 1.3)h\(-size)z"
            }
            level += size * 2
        }
        canvas.inOwnLight { $0.path(panes, lit ? pane : pane.lit(by: light.outdoors)) }
        canvas.path("M\(x + width * 0.4) \(y)v-70q0 -18 \(width * 0.1) -18t\(width * 0.1) 18v70z", wall.darker(0.45))
    }

    private func streetLamp(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        lampLight(x, y - 330, 200, on: &canvas)
        canvas.line("M\(x) \(y)V\(y - 290)", 0x4F5563, width: 12)
        let lit = light.hour.isDark
        canvas.inOwnLight { $0.circle(x, y - 320, 28, lit ? 0xFFE49A : 0xF4F1E4) }
        canvas.path("M\(x - 34) \(y - 338)q34 -34 68 0z", 0x4F5563)
    }

    mutating func castle(on canvas: inout SVGCanvas) {
        farHill(560, 50, 0x8DB58A, on: &canvas)
        let stone: Colour = 0xD9CDBE
        canvas.group(transform: SVGCanvas.placement(640, 680, mirrored: chance.flip())) { canvas in
            tower(-330, -430, 130, stone.darker(0.08), 0xC9604E, on: &canvas)
            tower(240, -380, 120, stone.darker(0.08), 0x6F7FB5, on: &canvas)
            tower(-80, -500, 150, stone.darker(0.05), 0x8B6FA8, on: &canvas)
            canvas.path(
                "M-400 10V-270h50v34h50v-34h50v34h50v-34h50v34h50v-34h50v34h50v-34h50v34h50v-34h50v34"
                    + "h50v-34h50v34h50v-34h50v34h50v-34h50V10z", stone)
            canvas.path("M-80 10V-110q0 -80 80 -80t80 80V10z", 0x7A5238)
            canvas.line("M-40 8V-160M0 8V-184M40 8V-160", 0x5F3F2B, width: 6)
            var bricks: PathData = ""
            for _ in 0..<12 { bricks += "M\(chance.number(-360...330)) \(chance.number(-200 ... -30))h34" }
            canvas.line(bricks, stone.darker(0.12), width: 7)
        }
        hill(670, 20, 0x94C276, on: &canvas)
        canvas.path("M560 960Q610 800 590 690H690Q700 800 780 960z", light.ground(0xDCC7A0))
        plants.bush(120, 740, 1.1, 0x5E9A55, on: &canvas)
        plants.bush(1150, 740, 1.1, 0x5E9A55, on: &canvas)
        grass(20, from: 740, 0x6FA95C, on: &canvas)
    }

    private func tower(
        _ x: Double, _ top: Double, _ width: Double, _ stone: Colour, _ roof: Colour, on canvas: inout SVGCanvas
    ) {
        canvas.rect(x, top, width, 20 - top, stone)
        canvas.path(
            "M\(x - 16) \(top + 4)L\(x + width / 2) \(top - 140)L\(x + width + 16) \(top + 4)z", light.ground(roof))
        canvas.line("M\(x + width / 2) \(top - 136)v-34", 0x6B5A5E, width: 5)
        canvas.path("M\(x + width / 2) \(top - 172)l44 14l-44 16z", 0xF2C14E)
        let lit = light.hour.isDark
        canvas.inOwnLight {
            $0.path(
                "M\(x + width / 2 - 16) \(top + 90)v-30q0 -18 16 -18t16 18v30z",
                lit ? 0xFFD978 : (0x7C8DA8 as Colour).lit(by: light.outdoors))
        }
    }
}
