/// A colour of the page, red, green and blue from 0 to 255; written in code as `0xRRGGBB`.
struct Color: Hashable, Sendable, ExpressibleByIntegerLiteral {
    var red: Int
    var green: Int
    var blue: Int

    @inline(never)
    init(red: Int, green: Int, blue: Int) {
        self.red = min(255, max(0, red))
        self.green = min(255, max(0, green))
        self.blue = min(255, max(0, blue))
    }

    @inline(never)
    init(integerLiteral value: Int) {
        self.init(red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255)
    }

    /// The mean of several colours; of none, black.
    init(mean colors: [Color]) {
        let count = max(1, colors.count)
        self.init(
            red: colors.reduce(0) { $0 + $1.red } / count, green: colors.reduce(0) { $0 + $1.green } / count,
            blue: colors.reduce(0) { $0 + $1.blue } / count)
    }

    /// Reads what ``hex`` writes.
    init?(hex: Substring) {
        guard hex.first == "#", let value = Int(hex.dropFirst(), radix: 16) else { return nil }
        switch hex.utf8.count {
        case 7: self.init(integerLiteral: value)
        case 4: self.init(red: (value >> 8) * 17, green: ((value >> 4) & 15) * 17, blue: (value & 15) * 17)
        default: return nil
        }
    }

    static let white: Color = 0xFFFFFF
    static let ink: Color = 0x3B2F3F

    /// The colour as SVG writes it: in three digits where these say all.
    var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        let isShort = [red, green, blue].allSatisfy { $0 % 17 == 0 }
        let parts = isShort ? [red, green, blue].map { $0 / 17 } : [red, green, blue].flatMap { [$0 >> 4, $0 & 15] }
        return "#" + String(decoding: parts.map { digits[$0] }, as: UTF8.self)
    }

    /// How bright it looks, from 0 to 1.
    var luminance: Double {
        (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }

    /// This colour with a share (0 to 1) of another one.
    @inline(never)
    func mixed(with other: Color, _ share: Double) -> Color {
        func mix(_ own: Int, _ theirs: Int) -> Int {
            Int((Double(own) * (1 - share) + Double(theirs) * share).rounded())
        }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// What this colour looks like in light of another colour.
    @inline(never)
    func lit(by light: Color) -> Color {
        Color(red: red * light.red / 255, green: green * light.green / 255, blue: blue * light.blue / 255)
    }

    @inline(never)
    func darker(_ share: Double = 0.14) -> Color { mixed(with: 0x2A1A3A, share) }

    @inline(never)
    func lighter(_ share: Double = 0.2) -> Color { mixed(with: .white, share) }

    /// Returns whether a child would call both by one name, as two reds.
    func isLike(_ other: Color) -> Bool {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) < 130
    }
}
