// Settings with water: beach, sea, harbour.

extension SettingArtist {
    /// Water down to the page's foot, with light on it.
    mutating func water(from y: Double, on canvas: inout SVGCanvas) {
        let deep = (0x4FA3C4 as Colour).lit(by: light.outdoors).mixed(with: light.skyColours[1], 0.2)
        canvas.inOwnLight { canvas in
            canvas.rect(0, y, 1280, 960 - y, deep)
            canvas.rect(0, y + 60, 1280, 900 - y, deep.darker(0.08))
            var ripples: PathData = ""
            for _ in 0..<22 {
                ripples += "M\(chance.number(0...1200)) \(chance.number((y + 16)...940))q16 -9 32 0t32 0"
            }
            canvas.line(ripples, deep.lighter(0.35), width: 4)
        }
    }

    mutating func beach(on canvas: inout SVGCanvas) {
        water(from: 480, on: &canvas)
        sailingBoat(chance.number(240...520), 512, 0.5, on: &canvas)
        canvas.path("M0 640Q300 600 640 650T1280 620V960H0z", light.ground(0xFBF3DF))
        canvas.path("M0 664Q300 620 640 672T1280 644V960H0z", light.ground(0xF2D9A2))
        plants.reeds(70, 730, 1.2, on: &canvas)
        plants.reeds(1180, 720, 1.3, on: &canvas)
        var pebbles: PathData = ""
        for _ in 0..<24 { pebbles += "M\(chance.number(20...1260)) \(chance.number(710...940))h3" }
        canvas.line(pebbles, light.ground(0xD9BA80), width: 8)
        canvas.path("M150 820l12 24l27 3l-20 18l5 27l-24 -13l-24 13l5 -27l-20 -18l27 -3z", 0xE98A6B)
    }

    mutating func sea(on canvas: inout SVGCanvas) {
        water(from: 520, on: &canvas)
        let island = chance.number(900...1020)
        let shown = light.far(0x7FAE78, 0.35)
        canvas.inOwnLight { $0.path("M\(island - 150) 522q60 -80 140 -50q70 -30 170 50z", shown) }
        sailingBoat(chance.number(160...320), 560, 0.45, on: &canvas)
    }

    mutating func harbour(on canvas: inout SVGCanvas) {
        let houses: [Colour] = [0xE27D60, 0xF2C14E, 0x8FBBD0, 0xF3E3C2, 0xC58BB5, 0x8FBF8A]
        for (index, colour) in houses.enumerated() {
            let height = chance.number(150...230)
            townHouse(60 + Double(index) * 120, 500, 112, height, colour, on: &canvas)
        }
        lighthouse(1120, 510, on: &canvas)
        water(from: 500, on: &canvas)
        sailingBoat(chance.number(860...960), 610, 0.75, on: &canvas)
        sailingBoat(chance.number(140...280), 580, 0.6, on: &canvas)
        canvas.rect(0, 700, 1280, 260, light.ground(0xB98B62, snow: 0.6))
        var planks: PathData = ""
        for column in 0..<12 { planks += "M\(Double(column) * 118 + 10) 704V960" }
        canvas.line(planks, light.ground(0x9C7350, snow: 0.5), width: 5)
        canvas.rect(0, 694, 1280, 18, light.ground(0x9C7350, snow: 0.5))
        for x in [110.0, 1150] {
            canvas.rect(x, 620, 44, 110, 0x7A5238, corner: 10)
            canvas.line("M\(x - 2) 660h48M\(x - 2) 674h48", 0xEAD9B8, width: 9)
        }
    }

    /// A small sailing boat that floats with its water line at a place.
    func sailingBoat(_ x: Double, _ y: Double, _ size: Double, on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(x, y, scale: size)) { canvas in
            canvas.line("M0 -20V-230", 0x7A5238, width: 9)
            canvas.path("M12 -224Q110 -130 112 -50H12z", 0xFFF8EA)
            canvas.path("M-12 -200Q-70 -120 -82 -50H-12z", 0xF2A07B)
            canvas.path("M-120 -34H130Q112 20 70 20H-70Q-106 20 -120 -34z", 0xC9604E)
        }
    }

    private func lighthouse(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        canvas.path("M\(x - 130) \(y)q40 -60 130 -56t150 56z", light.ground(0x8B8E9A))
        canvas.path("M\(x - 44) \(y - 40)l14 -260h60l14 260z", 0xFBF3E4)
        canvas.path("M\(x - 40) \(y - 110)l4 -66h72l4 66zM\(x - 34) \(y - 230)l3 -50h62l3 50z", 0xD9594C)
        lampLight(x, y - 330, 190, on: &canvas)
        canvas.inOwnLight { $0.rect(x - 24, y - 348, 48, 50, pane) }
        canvas.path("M\(x - 36) \(y - 344)L\(x) \(y - 392)L\(x + 36) \(y - 344)z", 0xC9604E)
        canvas.rect(x - 40, y - 306, 80, 12, 0x6B5A5E)
    }
}
