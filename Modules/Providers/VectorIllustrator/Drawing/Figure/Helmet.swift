/// A bubble of air around a head at the origin, for those who are in space.
struct Helmet {
    let radius: Double
    /// How far its middle is above the head's.
    let rise: Double

    func draw(on canvas: inout SVGCanvas) {
        canvas.line(
            "M\(-radius) \(-rise)a\(radius) \(radius) 0 1 1 0 1", 0xE8F6FF, width: 5, opacity: 0.8)
        canvas.line(
            "M\(-radius * 0.78) \(-rise - radius * 0.34)q\(radius * 0.12) \(-radius * 0.3) \(radius * 0.4) "
                + "\(-radius * 0.42)", .white, width: 8, opacity: 0.7)
    }
}
