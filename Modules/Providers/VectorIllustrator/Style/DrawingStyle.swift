import Foundation
import StoryCore

/// The style of a story's pictures: what becomes of colours, edges and surfaces.
struct DrawingStyle: Hashable, Sendable {
    /// The styles that there are.
    enum Kind: String, Sendable {
        case bright, gouache, ink
    }

    let kind: Kind
    /// The one colour of pictures in ink.
    let accent: Color

    /// The style of a story; one that is not known here is drawn as the first.
    init(_ style: PictureStyle, storySeed: UInt64) {
        kind = Kind(rawValue: style.rawValue) ?? .bright
        var chance = Chance(seed: storySeed, page: 0, matter: "accent")
        accent = chance.pick(Self.accents, else: Self.ink)
    }

    private init(kind: Kind) {
        (self.kind, accent) = (kind, Self.ink)
    }

    /// Clean shapes in their described colours.
    static let bright = DrawingStyle(kind: .bright)

    /// Red, ochre, leaf green, sea green, blue, plum.
    private static let accents: [Color] = [0xC8503C, 0xC98A2B, 0x5E9150, 0x2F8F8B, 0x3F76B0, 0x9A5C8C]

    static let paper: Color = 0xFBF3E3
    static let ink: Color = 0x2E2A33

    // MARK: Colours

    /// What becomes of a colour.
    ///
    /// - Parameter isFigure: Whether it is somebody's: they keep more of their colours than the world around them,
    ///   since a family knows its child by them.
    func tone(_ color: Color, isFigure: Bool) -> Color {
        switch kind {
        case .bright: color
        case .gouache: HueColor(color).muted(isFigure ? 0.96 : 0.9).mixed(with: 0xF6E0AE, isFigure ? 0.04 : 0.07)
        case .ink: washed(color, isFigure: isFigure)
        }
    }

    /// Ink diluted to the same brightness, with the one colour where it is neither dark nor light; what has that
    /// colour's hue is full of it.
    private func washed(_ color: Color, isFigure: Bool) -> Color {
        let told = HueColor(color)
        let brightness = 0.16 + 0.88 * pow(color.luminance, 0.8)
        let wash = Self.ink.mixed(with: Self.paper, min(1, max(0, brightness)))
        if isFigure { return wash.mixed(with: color, 0.6) }
        if told.saturation > 0.45, told.lightness < 0.72, told.distance(toHue: HueColor(accent).hue) < 0.06 {
            return color.mixed(with: accent, 0.6)
        }
        let middle = 1 - abs(2 * min(1, max(0, brightness)) - 1)
        // Half of it would drown the page in one colour, and make every night red.
        return wash.mixed(with: accent, 0.05 + 0.23 * middle)
    }

    // MARK: Edges

    /// A shape with its edge, as the style has edges: `edge` is a colour that was toned already.
    func shape(_ outline: String, fill: String, edge: String) -> String {
        switch kind {
        case .bright: "<path\(outline) fill=\"\(fill)\" stroke=\"\(edge)\"/>"
        case .gouache:
            // The brush leaves the edge now and then.
            "<path\(outline) fill=\"\(fill)\"/>"
                + "<path\(outline) stroke=\"\(edge)\" stroke-opacity=\".6\" stroke-dasharray=\"60 12 30 20\"/>"
        case .ink:
            // A pen is pressed harder here and there.
            "<path\(outline) fill=\"\(fill)\" stroke=\"\(Self.ink.hex)\"/>"
                + "<path\(outline) stroke=\"\(Self.ink.hex)\" stroke-width=\"4.2\" stroke-dasharray=\"46 30 18 60\""
                + " stroke-opacity=\".85\"/>"
        }
    }

    /// What a solid shape of a setting or a thing has that is told without an edge, as attributes.
    var contour: String {
        kind == .ink ? " stroke=\"\(Self.ink.hex)\" stroke-width=\"1.8\" stroke-opacity=\".6\"" : ""
    }
}

/// A colour told by hue, saturation and lightness, each from 0 to 1.
struct HueColor: Hashable, Sendable {
    let hue: Double
    let saturation: Double
    let lightness: Double

    /// The formula is that of CSS Color 3, section 4.2.4.
    init(_ color: Color) {
        let parts = [color.red, color.green, color.blue].map { Double($0) / 255 }
        let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
        let range = most - least
        lightness = (most + least) / 2
        guard range > 0 else {
            (hue, saturation) = (0, 0)
            return
        }
        saturation = range / (1 - abs(2 * lightness - 1))
        let sixth =
            switch most {
            case parts[0]: (parts[1] - parts[2]) / range
            case parts[1]: (parts[2] - parts[0]) / range + 2
            default: (parts[0] - parts[1]) / range + 4
            }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    private init(hue: Double, saturation: Double, lightness: Double) {
        (self.hue, self.saturation, self.lightness) = (hue, saturation, lightness)
    }

    /// How far a hue is from another one on their circle, from 0 to 0.5.
    func distance(toHue other: Double) -> Double {
        let way = abs(hue - other)
        return min(way, 1 - way)
    }

    /// The colour with a share of its strength, and a little nearer to the middle of light and dark.
    func muted(_ share: Double) -> Color {
        HueColor(hue: hue, saturation: saturation * share, lightness: 0.5 + (lightness - 0.5) * (0.8 + 0.2 * share))
            .color
    }

    /// A light, clear colour of the same hue, for walls and rugs: greys get no hue of their own.
    func pale(lightness: Double, saturation least: Double) -> Color {
        let strength = saturation < 0.08 ? saturation : min(max(saturation, least), least + 0.12)
        return HueColor(hue: hue, saturation: strength, lightness: lightness).color
    }

    private var color: Color {
        let range = (1 - abs(2 * lightness - 1)) * saturation
        let least = lightness - range / 2
        // The three parts follow the same curve, a third of the circle apart: full, falling, none, rising.
        func part(_ offset: Double) -> Int {
            let step = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
            let share = min(1, max(0, abs(step - 3) - 1))
            return Int(((least + range * share) * 255).rounded())
        }
        return Color(red: part(0), green: part(4), blue: part(2))
    }
}
