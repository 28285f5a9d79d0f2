/// Draws what is above the horizon.
struct SkyArtist {
    let light: Light
    var chance: Chance

    /// The whole sky of a page, or of a window through which it is seen.
    mutating func draw(on canvas: inout SVGCanvas) {
        canvas.gradientRect(0, 0, 1280, 960, gradient: "sky")
        if light.hour == .night { stars(on: &canvas) }
        canvas.inOwnLight { heavenlyBody(on: &$0) }
        clouds(on: &canvas)
    }

    /// The gradient that every sky of the page is filled with.
    static func gradient(_ light: Light) -> String {
        let stops = zip(["0", ".45", ".8"], light.skyColours).map { place, colour in
            "<stop offset=\"\(place)\" stop-color=\"\(colour.hex)\"/>"
        }
        return "<linearGradient id=\"sky\" x2=\"0\" y2=\"1\">\(stops.joined())</linearGradient>"
    }

    private mutating func stars(on canvas: inout SVGCanvas) {
        guard light.sky == .clear || light.sky == .wind else { return }
        Self.stars(on: &canvas, &chance, count: 46, height: 470)
    }

    /// Many stars as two lines without length: round ends make them dots.
    static func stars(on canvas: inout SVGCanvas, _ chance: inout Chance, count: Int, height: Double) {
        for (width, share) in [(4.0, 3), (7.0, 1)] {
            var dots: PathData = ""
            for _ in 0..<(count * share / 4) {
                dots += "M\(chance.number(10...1270)) \(chance.number(10...height))h0"
            }
            canvas.inOwnLight { $0.line(dots, 0xFFF6D8, width: width, opacity: 0.9) }
        }
    }

    private mutating func heavenlyBody(on canvas: inout SVGCanvas) {
        let side = chance.flip()
        func across(_ x: Double) -> Double { side ? x : 1280 - x }
        let hidden = light.sky != .clear && light.sky != .wind
        switch light.hour {
        case .dawn: disc(across(300), 520, 78, hidden ? 0xFBE3D2 : 0xFFD98F, on: &canvas)
        case .morning: disc(across(220), 230, 62, hidden ? 0xF6F2E4 : 0xFFE08A, on: &canvas)
        case .day: disc(across(1060), 130, 62, hidden ? 0xF3F3EE : 0xFFE27A, on: &canvas)
        case .evening: disc(across(1000), 500, 84, hidden ? 0xEBC2A8 : 0xFFB45E, on: &canvas)
        case .night: moon(across(1060), 140, isHidden: hidden, on: &canvas)
        }
    }

    private func disc(_ x: Double, _ y: Double, _ radius: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        canvas.circle(x, y, radius * 1.9, colour, opacity: 0.18)
        canvas.circle(x, y, radius * 1.4, colour, opacity: 0.25)
        canvas.circle(x, y, radius, colour)
    }

    private func moon(_ x: Double, _ y: Double, isHidden: Bool, on canvas: inout SVGCanvas) {
        canvas.circle(x, y, 104, 0xFFF3C4, opacity: 0.13)
        if isHidden { return canvas.circle(x, y, 66, 0xFFF3C4, opacity: 0.16) }
        canvas.path("M\(x + 18) \(y - 58)a60 60 0 1 0 40 86a50 50 0 1 1 -40 -86z", 0xFFF1BF)
    }

    private mutating func clouds(on canvas: inout SVGCanvas) {
        let (count, tone): (Int, Colour) =
            switch light.sky {
            case .clear: (2, 0xFFFFFF)
            case .cloudy: (7, 0xE9EEF4)
            case .rain: (7, 0x9CABBE)
            case .snow: (6, 0xE6EBF2)
            case .wind: (4, 0xF6FBFC)
            case .fog: (3, 0xE8EAEC)
            }
        let colour = tone.lit(by: light.outdoors).mixed(with: light.skyColours[1], 0.22)
        canvas.inOwnLight { canvas in
            for index in 0..<count {
                // In a clear sky the clouds stay between the places of the sun and the moon.
                let across = (Double(index) + chance.number(0.3...0.7)) / Double(count)
                let x = light.sky == .clear ? 310 + across * 660 : across * 1280
                let y = chance.number(70...260)
                let size = chance.number(0.7...1.15) * (count > 4 ? 1.35 : 1)
                Self.cloud(x, y, size, colour, stretched: light.sky == .wind, on: &canvas)
            }
        }
    }

    /// One cloud with a flat foot, centred at a place.
    static func cloud(
        _ x: Double, _ y: Double, _ size: Double, _ colour: Colour, stretched: Bool = false,
        opacity: Double = 1, on canvas: inout SVGCanvas
    ) {
        let w = size * (stretched ? 1.5 : 1)
        let h = size * (stretched ? 0.62 : 1)
        canvas.path(
            """
            M\(x - 90 * w) \(y + 28 * h)a\(30 * w) \(30 * h) 0 0 1 \(10 * w) \(-58 * h)\
            a\(46 * w) \(46 * h) 0 0 1 \(76 * w) \(-24 * h)a\(38 * w) \(38 * h) 0 0 1 \(64 * w) \(26 * h)\
            a\(28 * w) \(28 * h) 0 0 1 \(28 * w) \(56 * h)z
            """, colour, opacity: opacity)
    }
}
