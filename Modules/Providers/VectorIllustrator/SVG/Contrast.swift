import Foundation

/// How clearly a colour stands out from another one.
struct Contrast: Sendable {
    /// The ratio of their luminances from 1 to 21, as WCAG 2.2 defines contrast.
    let ratio: Double
    /// How far their hues lie apart in the a and b of CIELAB, from 0 to about 200; greys are near to everything pale.
    let hue: Double

    init(_ first: Color, _ second: Color) {
        let levels = (first.relativeLuminance, second.relativeLuminance)
        ratio = (max(levels.0, levels.1) + 0.05) / (min(levels.0, levels.1) + 0.05)
        let (one, other) = (first.opponents, second.opponents)
        hue = one.distance(to: other)
    }

    /// Whether a figure of one colour is seen at once before the other.
    var isClear: Bool { ratio >= Self.leastRatio || hue >= Self.leastHue }

    /// How much of a ground, from 0 to 1, a colour stands out from.
    ///
    /// A little more than the least is wanted, since a night's veil lies over figure and ground alike.
    static func share(of ground: [Color], clearOf tone: Color) -> Double {
        let clear = ground.count {
            let found = Contrast(tone, $0)
            return found.ratio >= leastRatio * 1.12 || found.hue >= leastHue * 1.2
        }
        return Double(clear) / Double(max(1, ground.count))
    }

    /// A luminance one and a half times the other's is enough for shapes as large as figures.
    static let leastRatio = 1.5
    /// About as far apart as a leaf's green and the yellow of straw.
    static let leastHue = 30.0
}

extension Color {
    /// How much light it gives, from 0 to 1, as WCAG 2.2 and IEC 61966-2-1 define it.
    var relativeLuminance: Double {
        let light = linear
        return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
    }

    private var linear: (red: Double, green: Double, blue: Double) {
        func light(_ part: Int) -> Double {
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return (light(red), light(green), light(blue))
    }

    /// The a and b of CIELAB under daylight D65 (CIE 15).
    fileprivate var opponents: Point {
        let light = linear
        func root(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
        let x = root((0.4124 * light.red + 0.3576 * light.green + 0.1805 * light.blue) / 0.95047)
        let y = root(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue)
        let z = root((0.0193 * light.red + 0.1192 * light.green + 0.9505 * light.blue) / 1.08883)
        return Point(500 * (x - y), 200 * (y - z))
    }
}
