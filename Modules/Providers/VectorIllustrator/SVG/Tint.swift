/// How the colours of a page lean, so that all of them belong together.
struct Tint: Hashable, Sendable {
    /// What every colour leans towards.
    var color: Color
    /// How far, from 0 to 1.
    var share: Double
    /// How strong colours are; 1 leaves them as they are, 0 makes them grey.
    var saturation: Double

    /// Colours as they are.
    static let none = Tint(color: .white, share: 0, saturation: 1)

    func applied(to color: Color) -> Color {
        guard self != .none else { return color }
        let grey = color.luminance * 255
        func strengthened(_ part: Int) -> Int { Int((grey + (Double(part) - grey) * saturation).rounded()) }
        return Color(red: strengthened(color.red), green: strengthened(color.green), blue: strengthened(color.blue))
            .mixed(with: self.color, share)
    }
}
