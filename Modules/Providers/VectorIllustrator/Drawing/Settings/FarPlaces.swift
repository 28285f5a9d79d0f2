// Settings far away: cave, space, clouds.

extension SettingArtist {
    mutating func cave(on canvas: inout SVGCanvas) {
        canvas.rect(0, 0, 1280, 960, 0x6B5B73)
        let mouth = chance.flip() ? 250.0 : 690
        canvas.window(mouth, 110, 340, 520, showing: "300 0 500 765") { canvas in
            sky.draw(on: &canvas)
            canvas.path("M0 620Q420 540 760 600T1280 570V960H0z", light.ground(0x86BC74))
            weather.draw(on: &canvas)
        }
        // A frame of rock leaves only the round mouth of that view.
        canvas.path(
            "M0 0V960H1280V0zM\(mouth + 20) 640V330Q\(mouth + 40) 130 \(mouth + 180) 130"
                + "T\(mouth + 325) 340V640z", 0x6B5B73)
        canvas.path(
            "M0 0H1280V120Q1200 60 1150 150Q1100 40 1010 110Q960 210 900 60Q700 110 600 40Q470 140 400 60Q330 190"
                + " 270 70Q180 60 120 160Q60 60 0 150z", 0x544660)
        canvas.path("M0 150Q120 330 60 640L0 700zM1280 130Q1170 340 1230 640L1280 700z", 0x5D4E69)
        canvas.path("M0 660Q320 610 640 650T1280 640V960H0z", 0x8B7789)
        canvas.path("M0 760Q400 720 760 770T1280 750V960H0z", 0x9B8796)
        crystals(on: &canvas)
        lampLight(640, 560, 420, on: &canvas)
    }

    private mutating func crystals(on canvas: inout SVGCanvas) {
        for (x, y) in [(90.0, 730.0), (1170, 725), (1060, 690), (200, 690)] {
            let colour: Colour = chance.pick([0x8FD3E8, 0xC9A5EC, 0xF3A9C6, 0x9FE0BE], else: 0x8FD3E8)
            canvas.inOwnLight { canvas in
                canvas.path(
                    "M\(x - 44) \(y)l-14 -70l28 -24l22 94zM\(x + 10) \(y)l20 -80l30 18l-14 62z", colour.darker(0.15))
                canvas.path("M\(x - 24) \(y + 4)V\(y - 100)l24 -36l24 36V\(y + 4)z", colour)
                canvas.path("M\(x - 24) \(y + 4)V\(y - 100)l24 -36V\(y + 4)z", colour.lighter(0.3))
            }
        }
    }

    mutating func space(on canvas: inout SVGCanvas) {
        canvas.light = .white
        let deep = (0x1B1F4F as Colour).mixed(with: light.skyColours[0], light.hour == .night ? 0 : 0.22)
        canvas.rect(0, 0, 1280, 960, deep)
        canvas.ellipse(360, 300, 520, 190, 0x5B4B9A, opacity: 0.35)
        canvas.ellipse(900, 420, 480, 160, 0x3F6FA8, opacity: 0.3)
        SkyArtist.stars(on: &canvas, &chance, count: 130, height: 760)
        starWeather(on: &canvas)
        let x = chance.number(180...320)
        canvas.circle(x, 220, 92, 0xF0A96B)
        canvas.path("M\(x - 88) 194q90 40 176 0q6 18 4 34q-90 44 -184 2z", 0xE08C55)
        canvas.line("M\(x - 130) 262q-50 40 10 36Q\(x + 20) 282 \(x + 140) 190q30 -40 -30 -20", 0xFBE0B5, width: 12)
        let earth = chance.number(980...1100)
        canvas.circle(earth, 190, 70, 0x5FA8D8)
        canvas.path(
            "M\(earth - 50) 160q40 -40 70 -10q-4 40 -40 34q-10 30 -30 -24zM\(earth) 214q30 -14 44 4q-14 30 -40 24z",
            0x7FC08A)
        if light.hour != .day {
            canvas.path("M\(earth) 120a70 70 0 0 1 0 140q\(timeShade) -70 0 -140z", deep, opacity: 0.5)
        }
        canvas.path("M-40 800Q640 600 1320 800V980H-40z", 0xB9B4CC)
        canvas.path("M-40 850Q640 690 1320 850V980H-40z", 0xCBC7DA)
        for (x, y, radius) in [(180.0, 800.0, 50.0), (1090, 792, 62), (640, 930, 46), (330, 905, 34), (960, 915, 30)] {
            canvas.ellipse(x, y, radius, radius * 0.34, 0xA9A4BE)
        }
    }

    /// How far night has come over the planet, by the hour.
    private var timeShade: Double {
        switch light.hour {
        case .dawn: 40
        case .morning: 80
        case .day: 100
        case .evening: -10
        case .night: -70
        }
    }

    /// In space, weather is made of stars: showers, dust and comets.
    private mutating func starWeather(on canvas: inout SVGCanvas) {
        switch light.sky {
        case .clear: break
        case .cloudy: canvas.ellipse(640, 150, 520, 100, 0xA07CC8, opacity: 0.3)
        case .fog: canvas.ellipse(640, 480, 640, 150, 0xC9D0EE, opacity: 0.25)
        case .snow: SkyArtist.stars(on: &canvas, &chance, count: 120, height: 760)
        case .rain, .wind:
            let count = light.sky == .rain ? 9 : 2
            for _ in 0..<count {
                let head = Point(chance.number(160...1200), chance.number(80...520))
                canvas.line("M\(head)l-90 -50", 0xFFF6D8, width: 5, opacity: 0.5)
                canvas.circle(head.x, head.y, light.sky == .rain ? 7 : 15, 0xFFF6D8)
            }
        }
    }

    mutating func clouds(on canvas: inout SVGCanvas) {
        let white = (0xFFFFFF as Colour).lit(by: light.outdoors)
        canvas.inOwnLight { canvas in
            for index in 0..<4 {
                let x = Double(index) * 360 + chance.number(-60...160)
                SkyArtist.cloud(
                    x, chance.number(430...560), 1.7, white.mixed(with: light.skyColours[1], 0.45), on: &canvas)
            }
            for index in 0..<5 {
                let x = Double(index) * 310 + chance.number(-40...40)
                SkyArtist.cloud(x, 690, 2.2, white.mixed(with: light.skyColours[2], 0.2), on: &canvas)
            }
            for index in 0..<6 {
                let x = Double(index) * 250 + chance.number(-30...30)
                SkyArtist.cloud(x, 760, 1.9, white, on: &canvas)
            }
            canvas.rect(0, 790, 1280, 170, white)
            var puffs: PathData = ""
            for _ in 0..<9 {
                puffs += "M\(chance.number(20...1180)) \(chance.number(800...940))q28 -34 56 0q22 -24 44 2"
            }
            canvas.line(puffs, white.mixed(with: light.skyColours[1], 0.3), width: 6)
        }
    }
}
