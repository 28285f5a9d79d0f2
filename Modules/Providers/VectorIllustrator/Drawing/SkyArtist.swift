/// Draws what is above the horizon.
struct SkyArtist: Sendable {
    let light: Light
    var chance: Chance
    /// On which side of the sky sun and moon are, in all of the story.
    private let isRight: Bool
    private let absent: Set<String>

    init(light: Light, chance: Chance, record: Continuity, absent: Set<String>) {
        self.light = light
        self.chance = chance
        self.absent = absent
        var side = record.chance("sun")
        isRight = side.flip()
    }

    /// The whole sky of a page, or of a window through which it is seen.
    mutating func draw(on canvas: inout SVGCanvas) {
        canvas.gradientRect(0, 0, 1280, 960, gradient: "sky")
        if light.hour == .night, light.isOpen, !Brush.names("star", in: absent) {
            Self.stars(on: &canvas, &chance, count: 60, height: 470)
        }
        var body = Point(0, 0)
        canvas.inOwnLight { body = heavenlyBody(on: &$0) }
        if !absent.contains("cloud") { clouds(awayFrom: body, on: &canvas) }
    }

    /// The gradient that every sky of the page is filled with.
    static func gradient(_ light: Light, in style: DrawingStyle) -> String {
        let stops = zip(["0", ".25", ".5", ".72"], light.skyColors).map { offset, color in
            "<stop offset=\"\(offset)\" stop-color=\"\(style.tone(color, isFigure: false).hex)\"/>"
        }
        return "<linearGradient id=\"sky\" x2=\"0\" y2=\"1\">\(stops.joined())</linearGradient>"
    }

    /// Many stars as lines without length, whose round ends make them dots, and a few that twinkle.
    static func stars(on canvas: inout SVGCanvas, _ chance: inout Chance, count: Int, height: Double) {
        canvas.inOwnLight { canvas in
            for (width, share) in [(3.5, 3), (6.0, 1)] {
                var dots: PathData = ""
                for _ in 0..<(count * share / 4) {
                    dots += "M\(chance.whole(10...1270)) \(chance.whole(10...height))h0"
                }
                canvas.line(dots, 0xFFF6D8, width: width, opacity: 0.85)
            }
            var twinkles: PathData = ""
            for _ in 0..<5 {
                twinkles += "M\(chance.whole(40...1240)) \(chance.whole(30...(height * 0.8)))"
                twinkles += "q2 11 13 13q-11 2 -13 13q-2 -11 -13 -13q11 -2 13 -13z"
            }
            canvas.path(twinkles, 0xFFF9E4)
        }
    }

    // MARK: Sun and moon

    /// Draws sun or moon and tells where it is.
    private mutating func heavenlyBody(on canvas: inout SVGCanvas) -> Point {
        let drift = chance.number(-40...40)
        func point(_ x: Double, _ y: Double) -> Point { Point((isRight ? x : 1280 - x) + drift, y) }
        let body: (point: Point, radius: Double, color: Color)
        switch light.hour {
        case .dawn: body = (point(960, 470), 64, 0xFFE2A0)
        case .morning: body = (point(1010, 220), 58, 0xFFE794)
        case .day: body = (point(1060, 130), 58, 0xFFE98F)
        case .evening: body = (point(960, 460), 76, 0xFFC066)
        case .night:
            guard !absent.contains("moon") else { return Point(-900, 0) }
            moon(point(1030, 150).x, 150, on: &canvas)
            return point(1030, 150)
        }
        guard !absent.contains("sun") else { return Point(-900, 0) }
        sun(body.point.x, body.point.y, body.radius, body.color, on: &canvas)
        return body.point
    }

    private func sun(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, on canvas: inout SVGCanvas) {
        canvas.halo(x, y, radius * 7, radius * 6, light.glow, opacity: light.isOpen ? 0.75 : 0.35)
        // Fog lets a pale disc through; heavy clouds, which would cut it in two, only its light.
        guard light.isOpen else {
            if light.sky == .fog { canvas.circle(x, y, radius, color.lighter(0.5), opacity: 0.45) }
            return
        }
        canvas.circle(x, y, radius * 1.32, color, opacity: 0.3)
        canvas.circle(x, y, radius, color)
        canvas.circle(x - radius * 0.16, y - radius * 0.16, radius * 0.7, .white, opacity: 0.25)
    }

    private func moon(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        canvas.halo(x, y, 300, 290, 0xFFF0C0, opacity: light.isOpen ? 0.4 : 0.22)
        guard light.isOpen else {
            if light.sky == .fog { canvas.circle(x, y, 62, 0xFFF3C4, opacity: 0.22) }
            return
        }
        canvas.circle(x, y, 64, 0xFFF2C8)
        canvas.path(
            "M\(x - 30) \(y - 26)a14 12 0 1 1 1 0zM\(x + 12) \(y + 28)a17 14 0 1 1 1 0zM\(x + 24) \(y - 20)a9 8 0 1 1 1 0z",
            0xEBD9A6, opacity: 0.75)
    }

    // MARK: Clouds

    private mutating func clouds(awayFrom body: Point, on canvas: inout SVGCanvas) {
        let (count, tone): (Int, Color) =
            switch light.sky {
            case .clear: (3, .white)
            case .cloudy: (8, 0xF1F4F8)
            case .rain: (8, 0x9CABBE)
            case .snow: (7, 0xE9EDF3)
            case .wind: (5, 0xF6FBFC)
            case .fog: (3, 0xE8EAEC)
            }
        let top = tone.lit(by: light.outdoors).mixed(with: light.glow, light.isOpen ? 0.22 : 0.06)
        let foot = top.mixed(with: light.skyColors[1], light.sky == .rain ? 0.3 : 0.5)
        canvas.inOwnLight { canvas in
            var outlines: [PathData] = []
            for index in 0..<count {
                var x = (Double(index) + chance.number(0.15...0.85)) / Double(count) * 1280
                // The further away a cloud is, the lower and the smaller.
                let y = chance.number(80...330)
                let size = (1.25 - y / 420) * (count > 5 ? 1.5 : 1.05)
                // A cloud before half of the moon looks like a bite out of it.
                if light.isOpen, abs(y - body.y) < 150, abs(x - body.x) < 260 { x += x < body.x ? -260 : 260 }
                outlines += cloud(x, y, size)
            }
            canvas.paths(outlines, from: top, to: foot)
        }
    }

    /// One cloud with a flat foot, centred at a point.
    private mutating func cloud(_ x: Double, _ y: Double, _ size: Double) -> [PathData] {
        let isTorn = light.sky == .wind
        let width = 250 * size * (isTorn ? 1.5 : 1)
        let height = 84 * size * (isTorn ? 0.6 : 1)
        return [
            chance.mound(x, y + height * 0.5, width, height, count: 7),
            chance.mound(x + width * 0.34, y + height * 0.56, width * 0.6, height * 0.5, count: 4),
        ]
    }
}
