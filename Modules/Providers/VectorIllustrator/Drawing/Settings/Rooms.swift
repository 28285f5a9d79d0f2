// Settings with a roof: bedroom, kitchen, school.

extension SettingArtist {
    mutating func bedroom(on canvas: inout SVGCanvas) {
        room(wall: 0xF6D9B8, floor: 0xC99467, on: &canvas)
        var dots: PathData = ""
        for row in 0..<7 {
            for column in 0..<11 {
                dots += "M\(Double(column) * 126 + (row.isMultiple(of: 2) ? 20 : 83)) \(Double(row) * 96 + 44)h0"
            }
        }
        canvas.line(dots, 0xFBE8D0, width: 16)
        window(220, 130, 300, 330, frame: 0xFFF7EA, on: &canvas)
        canvas.path("M150 92H280Q262 330 176 520Q142 520 150 92zM590 92H460Q478 330 564 520Q598 520 590 92z", 0xD98073)
        canvas.rect(130, 82, 480, 16, 0xA76E4B, corner: 8)
        shelf(on: &canvas)
        bedsideLamp(on: &canvas)
        if hasBed {
            canvas.group(transform: SVGCanvas.placement(840, 740, scale: 1.05)) {
                ThingArtist(thing: .bed).draw(on: &$0)
            }
        }
        canvas.ellipse(640, 850, 560, 84, 0x86AEBB)
        canvas.ellipse(640, 850, 500, 68, 0x9AC2CB)
    }

    private func shelf(on canvas: inout SVGCanvas) {
        canvas.rect(720, 300, 340, 18, 0xA76E4B, corner: 5)
        let spines: [(Double, Double, Colour)] = [
            (740, 96, 0xD9685B), (774, 116, 0x5A8FB0), (808, 86, 0xF2C14E), (842, 106, 0x7BAA72), (876, 94, 0x9A78AE),
        ]
        for (x, height, colour) in spines { canvas.rect(x, 300 - height, 30, height, colour, corner: 4) }
        canvas.circle(1000, 264, 36, 0x6FA9C9)
        canvas.path("M972 250q22 -22 40 -10q-4 20 -24 18q-8 16 -16 -8zM1006 276q20 -10 26 0q-8 18 -22 16z", 0x8CC084)
        canvas.rect(992, 296, 18, 6, 0x8A5A3C)
    }

    private func bedsideLamp(on canvas: inout SVGCanvas) {
        canvas.rect(1110, 560, 150, 150, 0xB57B52, corner: 8)
        canvas.rect(1126, 590, 118, 44, 0xC68C62, corner: 6)
        canvas.circle(1185, 612, 7, 0x7D5236)
        lampLight(1185, 470, 330, on: &canvas)
        canvas.rect(1178, 490, 14, 72, 0x8A5A3C)
        canvas.ellipse(1185, 560, 36, 9, 0x8A5A3C)
        let shade: Colour = light.hour.isDark ? 0xFFDF8E : 0xF3E3C2
        canvas.inOwnLight { $0.path("M1150 424h70l30 78h-130z", shade) }
    }

    mutating func kitchen(on canvas: inout SVGCanvas) {
        room(wall: 0xF7E7B4, floor: 0xE0C6A0, on: &canvas)
        var tiles: PathData = ""
        for column in 0..<9 { tiles += "M\(Double(column) * 160 + 20) 700L\(Double(column) * 220 - 220) 960" }
        canvas.line(tiles + "M0 780H1280M0 870H1280", 0xCBAE86, width: 4)
        window(150, 120, 330, 270, frame: 0xFFFDF4, on: &canvas)
        canvas.path(
            "M126 100H504V170q-31 34 -63 0q-31 34 -63 0q-31 34 -63 0q-31 34 -63 0q-31 34 -63 0q-31 34 -63 0z", 0xE27D60)
        counter(on: &canvas)
        cupboards(on: &canvas)
        lampLight(640, 150, 380, on: &canvas)
        canvas.line("M640 0V110", 0x6B5A4E, width: 6)
        let bulb: Colour = light.hour.isDark ? 0xFFE9A8 : 0xF7F0DC
        canvas.inOwnLight { $0.circle(640, 162, 20, bulb) }
        canvas.path("M596 158Q600 104 640 104T684 158z", 0x4F8F8B)
    }

    private func counter(on canvas: inout SVGCanvas) {
        canvas.rect(0, 500, 1280, 196, 0x7FB0A6)
        var doors: PathData = ""
        for column in 0..<7 { doors += "M\(Double(column) * 190 + 30) 536h150v136h-150z" }
        canvas.line(doors, 0x6A9A91, width: 5)
        canvas.rect(0, 480, 1280, 26, 0xB98357)
        canvas.line("M560 480v-44q0 -26 26 -26t26 26v10", 0xB9BEC4, width: 10)
        canvas.path("M1010 480q-14 -80 50 -80t50 80z", 0xD9685B)
        canvas.line("M1108 430l34 -20M1036 398q24 -24 48 0", 0xD9685B, width: 10)
        canvas.path("M800 480l10 -56h70l10 56z", 0xC97B4A)
        canvas.line("M830 424q-10 -40 -34 -50M846 424q0 -50 4 -70M862 424q10 -36 32 -44", 0x6FA35C, width: 12)
    }

    private func cupboards(on canvas: inout SVGCanvas) {
        canvas.rect(760, 90, 470, 200, 0x7FB0A6, corner: 8)
        canvas.line("M780 110h130v160h-130zM930 110h130v160h-130zM1080 110h130v160h-130z", 0x6A9A91, width: 5)
        canvas.line("M890 190h0M950 190h0M1100 190h0", 0xF3E3C2, width: 14)
    }

    mutating func school(on canvas: inout SVGCanvas) {
        room(wall: 0xCFE5DC, floor: 0xD7A876, on: &canvas)
        window(60, 130, 250, 290, frame: 0xFFFDF4, on: &canvas)
        canvas.rect(420, 130, 560, 310, 0xA76E4B, corner: 10)
        canvas.rect(438, 148, 524, 274, 0x3F6B58, corner: 4)
        canvas.line(
            "M480 210q20 -40 40 0t40 0M480 290h120M480 330h90M820 220a40 40 0 1 1 -1 0M820 260m-60 80h120M720 200l0 0",
            0xF1F5E8, width: 6, opacity: 0.85)
        canvas.line("M640 380l40 -70l40 70zM660 380v20h40v-20", 0xF7D774, width: 6, opacity: 0.85)
        canvas.rect(410, 436, 580, 14, 0x8A5A3C, corner: 4)
        bunting(on: &canvas)
        canvas.rect(1040, 420, 210, 276, 0xB57B52, corner: 6)
        canvas.rect(1056, 440, 178, 110, 0x8A5A3C)
        canvas.rect(1056, 566, 178, 114, 0x8A5A3C)
        let spines: [Colour] = [0xD9685B, 0x5A8FB0, 0xF2C14E, 0x7BAA72, 0x9A78AE]
        for (index, colour) in spines.enumerated() {
            canvas.rect(1064 + Double(index) * 32, 462, 26, 88, colour, corner: 3)
            canvas.rect(1068 + Double(4 - index) * 32, 594, 26, 86, colour.darker(0.1), corner: 3)
        }
        canvas.circle(1150, 190, 54, 0xFFFDF4)
        canvas.line("M1150 190V156M1150 190l22 14", 0x5A4A52, width: 7)
    }

    private func bunting(on canvas: inout SVGCanvas) {
        canvas.line("M0 30Q320 110 640 40T1280 50", 0x8A5A3C, width: 4)
        let flags: [(Double, Double, Colour)] = [
            (90, 52, 0xE27D60), (220, 70, 0xF2C14E), (350, 74, 0x6FA9C9), (480, 62, 0x7BAA72), (610, 44, 0xC58BB5),
            (740, 24, 0xE27D60), (870, 16, 0xF2C14E), (1000, 18, 0x6FA9C9), (1130, 30, 0x7BAA72),
        ]
        for (x, y, colour) in flags { canvas.path("M\(x) \(y)h52l-26 52z", colour) }
    }
}
