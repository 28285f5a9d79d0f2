// Settings with grass: garden, meadow, forest, playground, mountain.

extension SettingArtist {
    var plants: Plants { Plants(light: light) }

    mutating func garden(on canvas: inout SVGCanvas) {
        farHill(560, 40, 0x8DB97A, on: &canvas)
        house(chance.number(150...230), 640, on: &canvas)
        plants.roundTree(chance.number(1000...1100), 650, 1.15, 0x6FA95C, on: &canvas)
        hill(640, 30, 0x8CC36E, on: &canvas)
        fence(on: &canvas)
        canvas.path("M560 960Q600 820 480 690H540Q700 800 760 960z", light.ground(0xE2CBA0))
        plants.bush(80, 730, 1, 0x5E9A55, on: &canvas)
        plants.bush(1210, 740, 1.2, 0x5E9A55, on: &canvas)
        grass(26, from: 720, 0x6FA95C, on: &canvas)
        blossoms(24, from: 720, on: &canvas)
    }

    /// A cottage whose foot is at a place.
    func house(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(x, y)) { canvas in
            canvas.rect(190, -300, 44, 100, 0xB06A55)
            canvas.rect(0, -190, 270, 220, 0xFBEBD2, corner: 4)
            canvas.path("M-36 -180L135 -320L306 -180z", light.ground(0xC9604E))
            canvas.path("M106 30v-90q0 -30 30 -30t30 30v90z", 0x8A5A3C)
            canvas.inOwnLight { canvas in
                canvas.rect(28, -140, 56, 62, pane.lit(by: light.hour.isDark ? .white : light.outdoors), corner: 4)
                canvas.rect(186, -140, 56, 62, pane.lit(by: light.hour.isDark ? .white : light.outdoors), corner: 4)
            }
            canvas.line("M56 -140v62M28 -109h56M214 -140v62M186 -109h56", 0xFFFDF4, width: 5)
        }
    }

    private func fence(on canvas: inout SVGCanvas) {
        var posts: PathData = ""
        for column in 0..<22 { posts += "M\(Double(column) * 62) 700v-74l15 -18l15 18v74z" }
        canvas.path(posts, 0xFFF8EA)
        canvas.line("M0 642H1280M0 680H1280", 0xF1E4CE, width: 9)
    }

    mutating func meadow(on canvas: inout SVGCanvas) {
        farHill(540, 60, 0x86B57A, on: &canvas)
        plants.roundTree(chance.number(140...260), 610, 0.8, 0x78AE62, on: &canvas)
        plants.roundTree(chance.number(330...420), 600, 0.5, 0x82B56C, on: &canvas)
        hill(600, 56, 0x9BCB77, on: &canvas)
        hill(690, 40, 0x8CC36E, on: &canvas)
        plants.bush(chance.number(1080...1180), 700, 0.9, 0x67A25B, on: &canvas)
        grass(40, from: 690, 0x6FA95C, on: &canvas)
        blossoms(45, from: 690, on: &canvas)
    }

    mutating func forest(on canvas: inout SVGCanvas) {
        farHill(600, 30, 0x6E9A74, on: &canvas)
        for index in 0..<9 {
            plants.fir(
                Double(index) * 150 + chance.number(20...90), 640, chance.number(0.9...1.2), 0x6F9F7E, on: &canvas)
        }
        hill(640, 24, 0x7FAE68, on: &canvas)
        for index in 0..<4 {
            let x = [70.0, 330, 960, 1210][index] + chance.number(-30...30)
            if chance.flip() {
                plants.fir(x, 720 + chance.number(-10...10), 1.55, 0x4F8A68, on: &canvas)
            } else {
                plants.roundTree(x, 720 + chance.number(-10...10), 1.6, 0x5C9558, on: &canvas)
            }
        }
        hill(740, 20, 0x8DB96E, on: &canvas)
        mushrooms(on: &canvas)
        grass(26, from: 760, 0x6B9F58, on: &canvas)
    }

    private mutating func mushrooms(on canvas: inout SVGCanvas) {
        for x in [chance.number(60...160), chance.number(1100...1220)] {
            canvas.path("M\(x - 9) 800q3 -30 0 -44h18q-3 20 2 44z", 0xFBF1E0)
            canvas.path("M\(x - 34) 762q4 -42 34 -42t34 42z", 0xD9594C)
            canvas.line("M\(x - 14) 746h0M\(x + 6) 736h0M\(x + 18) 752h0", 0xFFF7EC, width: 9)
        }
    }

    mutating func playground(on canvas: inout SVGCanvas) {
        farHill(560, 30, 0x8DB97A, on: &canvas)
        plants.roundTree(chance.number(560...720), 620, 0.8, 0x6FA95C, on: &canvas)
        hill(610, 24, 0x94C774, on: &canvas)
        canvas.path("M0 700Q640 650 1280 700V960H0z", light.ground(0xEBD5A4))
        slide(on: &canvas)
        swing(on: &canvas)
        grass(10, from: 640, 0x6FA95C, on: &canvas)
    }

    private func slide(on canvas: inout SVGCanvas) {
        canvas.line("M110 740V360M190 740V360", 0x4F86C6, width: 14)
        canvas.line("M110 440h80M110 510h80M110 580h80M110 650h80", 0x4F86C6, width: 10)
        canvas.path("M86 370L150 280L214 370z", light.ground(0xE27D60))
        canvas.line("M196 420Q290 460 330 620T430 724", 0xF2C14E, width: 44)
        canvas.line("M196 408Q300 450 344 610T436 708", 0xFBE09A, width: 12)
    }

    private func swing(on canvas: inout SVGCanvas) {
        canvas.line("M860 740L910 330L960 740M1160 740L1210 330L1260 740M910 330H1210", 0xD9685B, width: 16)
        canvas.line("M1010 334L1002 610M1100 334L1108 610", 0x8A7A6A, width: 5)
        canvas.rect(986, 606, 138, 18, 0x8A5A3C, corner: 6)
    }

    mutating func mountain(on canvas: inout SVGCanvas) {
        let far = light.far(0x8C9BB8, 0.4)
        canvas.inOwnLight { $0.path("M0 620L180 330L330 500L560 230L760 480L940 340L1280 640V960H0z", far) }
        let peak = chance.number(820...920)
        canvas.path("M\(peak - 470) 700L\(peak) 170L\(peak + 470) 700z", 0x8491AC)
        canvas.path("M\(peak) 170L\(peak + 470) 700H\(peak + 60)L\(peak - 30) 480L\(peak + 40) 360z", 0x75829E)
        canvas.path(
            "M\(peak) 170L\(peak + 124) 310l-44 -10l-34 44l-42 -30l-50 34l-36 -40l-42 4z", 0xF8FBFF)
        hill(650, 50, 0x86B076, on: &canvas)
        for index in 0..<5 {
            plants.fir(60 + Double(index) * 95 + chance.number(-20...20), 700, 0.55, 0x4F8A68, on: &canvas)
        }
        hill(720, 34, 0x9BC47C, on: &canvas)
        canvas.path("M1040 740q10 -70 80 -70t96 70z", 0xA3A5AE)
        canvas.path("M1150 748q10 -44 50 -44t60 44z", 0x92949E)
        grass(24, from: 740, 0x77A661, on: &canvas)
        blossoms(12, from: 740, on: &canvas)
    }
}
