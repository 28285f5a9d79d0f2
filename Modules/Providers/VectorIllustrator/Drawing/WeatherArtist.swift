/// Draws what falls or blows in front of a view.
struct WeatherArtist {
    let light: Light
    var chance: Chance

    /// Draws the weather over an area of the page's size; each kind is a handful of shapes.
    mutating func draw(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            switch light.sky {
            case .clear, .cloudy: break
            case .rain: rain(on: &canvas)
            case .snow: snow(on: &canvas)
            case .wind: wind(on: &canvas)
            case .fog: fog(on: &canvas)
            }
        }
    }

    /// Draws the little weather that comes before those who are in it; it never hides a face.
    mutating func drawInFront(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            switch light.sky {
            case .clear, .cloudy, .wind: break
            case .rain: splashes(on: &canvas)
            case .snow: flakes(34, width: 10, below: 720, on: &canvas)
            case .fog: canvas.rect(0, 880, 1280, 80, (0xF2F4F5 as Colour).lit(by: light.outdoors), opacity: 0.4)
            }
        }
    }

    private mutating func splashes(on canvas: inout SVGCanvas) {
        var drops: PathData = ""
        for index in 0..<16 {
            let x = Double(index) * 80 + chance.number(0...70)
            let y = chance.number(890...945)
            drops += "M\(x - 14) \(y)q14 9 28 0m-22 -8l-7 -11m16 11l7 -11"
        }
        canvas.line(drops, 0xDCEBF7, width: 3.5, opacity: 0.6)
    }

    private mutating func flakes(_ count: Int, width: Double, below top: Double, on canvas: inout SVGCanvas) {
        var flakes: PathData = ""
        for _ in 0..<count { flakes += "M\(chance.number(0...1280)) \(chance.number(top...950))h0" }
        canvas.line(flakes, .white, width: width, opacity: 0.9)
    }

    private mutating func rain(on canvas: inout SVGCanvas) {
        var drops: PathData = ""
        for row in 0..<8 {
            for column in 0..<11 {
                let x = Double(column) * 122 + chance.number(0...90)
                let y = Double(row) * 122 + chance.number(0...90)
                drops += "M\(x) \(y)l-7 30"
            }
        }
        canvas.line(drops, 0xDCEBF7, width: 4, opacity: 0.5)
    }

    private mutating func snow(on canvas: inout SVGCanvas) {
        flakes(64, width: 8, below: 0, on: &canvas)
        flakes(44, width: 13, below: 0, on: &canvas)
    }

    private mutating func wind(on canvas: inout SVGCanvas) {
        var gusts: PathData = ""
        for index in 0..<4 {
            let x = Double(index) * 300 + chance.number(10...110)
            let y = chance.number(150...480)
            gusts += "M\(x) \(y)q60 -22 120 0t100 -12c44 -26 10 -62 -14 -40c-12 14 6 28 18 18"
        }
        canvas.line(gusts, .white, width: 7, opacity: 0.6)
        for index in 0..<7 {
            let x = Double(index) * 185 + chance.number(10...140)
            let y = chance.number(200...620)
            let leaf: Colour = chance.pick([0xE39B45, 0x8DB255, 0xD9704A], else: 0x8DB255)
            canvas.path("M\(x) \(y)q14 -20 34 -10q-8 22 -34 10z", leaf.lit(by: light.outdoors))
        }
    }

    private mutating func fog(on canvas: inout SVGCanvas) {
        let mist = (0xF2F4F5 as Colour).lit(by: light.outdoors)
        canvas.rect(0, 330, 1280, 630, mist, opacity: 0.22)
        for index in 0..<6 {
            let y = 390 + Double(index) * 82
            canvas.rect(chance.number(-260...200), y, chance.number(700...1100), 46, mist, corner: 23, opacity: 0.4)
        }
    }
}
