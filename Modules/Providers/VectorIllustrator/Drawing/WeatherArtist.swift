/// Draws what falls or blows in front of a view.
struct WeatherArtist: Sendable {
    let light: Light
    var chance: Chance

    /// Draws the weather over an area of the page's size; each kind is a handful of shapes.
    mutating func draw(on canvas: inout SVGCanvas) {
        canvas.coarsely { canvas in canvas.inOwnLight { fill(&$0) } }
    }

    private mutating func fill(_ canvas: inout SVGCanvas) {
        switch light.sky {
        case .clear, .cloudy: break
        case .rain:
            rain(on: &canvas)
            splashes(on: &canvas)
        case .snow: snow(on: &canvas)
        case .wind: wind(on: &canvas)
        case .fog: mist(from: 430, strength: 0.5, on: &canvas)
        }
    }

    /// Draws the little weather that comes before those who are in it; it never hides a face.
    mutating func drawInFront(on canvas: inout SVGCanvas) {
        canvas.coarsely { canvas in canvas.inOwnLight { fillFront(&$0) } }
    }

    private mutating func fillFront(_ canvas: inout SVGCanvas) {
        switch light.sky {
        case .clear, .cloudy, .wind, .rain: break
        case .snow: flakes(34, width: 11, below: 730, on: &canvas)
        case .fog: canvas.veil("M0 800H1280V960H0z", haze, top: 0, foot: 0.6)
        }
    }

    /// Mist that lies between what is far and what is near.
    mutating func drawBetweenDepths(on canvas: inout SVGCanvas) {
        guard light.sky == .fog || light.sky == .rain else { return }
        canvas.inOwnLight { mist(from: 330, strength: light.sky == .fog ? 0.75 : 0.25, on: &$0) }
    }

    private var haze: Color { (0xF1F3F4 as Color).lit(by: light.outdoors) }

    /// Draws where drops meet the ground, behind all figures.
    private mutating func splashes(on canvas: inout SVGCanvas) {
        var drops: PathData = ""
        for index in 0..<16 {
            let x = Double(index) * 80 + chance.number(0...70)
            let y = chance.number(790...945)
            drops += "M\(x - 16) \(y)q16 9 32 0m-24 -8l-7 -11m16 11l7 -11"
        }
        canvas.line(drops, 0xDCEBF7, width: 3.5, opacity: 0.6)
    }

    private mutating func flakes(_ count: Int, width: Double, below top: Double, on canvas: inout SVGCanvas) {
        var flakes: PathData = ""
        for _ in 0..<count { flakes += "M\(chance.whole(0...1280)) \(chance.whole(top...950))h0" }
        canvas.line(flakes, .white, width: width, opacity: 0.9)
    }

    /// Drops in two sizes, all on one slant, the small ones further away.
    private mutating func rain(on canvas: inout SVGCanvas) {
        for (length, columns, width, opacity) in [(20.0, 14, 2.5, 0.4), (42, 9, 4.5, 0.42)] {
            var drops: PathData = ""
            for row in 0..<7 {
                for column in 0..<columns {
                    let x = ((Double(column) + chance.number(0...0.9)) * 1280 / Double(columns)).rounded()
                    let y = ((Double(row) + chance.number(0...0.9)) * 138).rounded()
                    drops += "M\(x) \(y)l\(-length * 0.26) \(length)"
                }
            }
            canvas.line(drops, 0xE2EEF8, width: width, opacity: opacity)
        }
    }

    private mutating func snow(on canvas: inout SVGCanvas) {
        flakes(70, width: 6, below: 0, on: &canvas)
        flakes(46, width: 10, below: 0, on: &canvas)
        flakes(16, width: 15, below: 0, on: &canvas)
    }

    /// Long gusts that curl at their ends, and leaves that go with them.
    private mutating func wind(on canvas: inout SVGCanvas) {
        for (index, width) in [5.0, 7, 5, 6].enumerated() {
            let x = Double(index) * 310 + chance.number(-40...80)
            let y = chance.number(130...500)
            canvas.line(
                "M\(x) \(y)q70 -30 150 -6t130 -16c50 -26 22 -74 -12 -56c-22 14 -4 40 16 30M\(x + 40) \(y + 26)q60 -18 120 -4",
                .white, width: width, opacity: 0.55)
        }
        for index in 0..<9 {
            let x = Double(index) * 142 + chance.number(10...110)
            let leaf: Color = chance.pick([0xE39B45, 0x8DB255, 0xD9704A, 0xEFC060], else: 0x8DB255)
            let turn = SVGCanvas.placement(
                x, chance.number(180...640), scale: chance.number(0.8...1.3), turn: chance.number(-60...60))
            let shown = leaf.lit(by: light.outdoors)
            canvas.group(transform: turn) { canvas in
                canvas.path("M0 0Q8 -22 36 -18Q36 8 0 0z", shown)
                canvas.line("M-7 4Q12 -4 26 -13", shown.darker(0.25), width: 2)
            }
        }
    }

    private mutating func mist(from top: Double, strength: Double, on canvas: inout SVGCanvas) {
        canvas.veil("M0 \(top)H1280V960H0z", haze, top: 0, foot: strength * 0.55)
        for index in 0..<3 {
            let y = top + 60 + Double(index) * 120 + chance.number(-20...20)
            canvas.halo(chance.number(150...1130), y, chance.number(520...760), 74, haze, opacity: strength * 0.8)
        }
    }
}
