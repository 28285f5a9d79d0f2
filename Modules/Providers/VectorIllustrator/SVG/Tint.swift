/// How the colours of a page lean, so that all of them belong together.
struct Tint: Hashable, Sendable {
    /// What every colour leans towards.
    var colour: Colour
    /// How far, from 0 to 1.
    var share: Double
    /// How strong colours are; 1 leaves them as they are, 0 makes them grey.
    var saturation: Double

    /// Colours as they are.
    static let none = Tint(colour: .white, share: 0, saturation: 1)

    func applied(to colour: Colour) -> Colour {
        guard self != .none else { return colour }
        let grey = colour.luminance * 255
        func strengthened(_ part: Int) -> Int { Int((grey + (Double(part) - grey) * saturation).rounded()) }
        return Colour(red: strengthened(colour.red), green: strengthened(colour.green), blue: strengthened(colour.blue))
            .mixed(with: self.colour, share)
    }
}
