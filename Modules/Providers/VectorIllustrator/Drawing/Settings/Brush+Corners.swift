// What frames a green page: leaves in both lower corners.

extension Brush {
    /// How far the leaves of ``drawCorners(_:on:)`` reach.
    static let corners = [Area(x: 0...160, y: 815...960), Area(x: 1120...1280, y: 815...960)]

    /// Leaves and a few flowers in the corners, darker than the ground, as if they were close to the eye.
    mutating func drawCorners(_ leaves: Colour, on canvas: inout SVGCanvas) {
        for x in [18.0, 1262] {
            let size = chance.number(0.86...1)
            frond(x, 972, size, leaves.darker(0.22), on: &canvas)
            if chance.flip(), light.sky != .snow {
                let bloom = colour(of: 0xF28AA0, 0xFFF3DC, 0xF5B13C)
                flowers(x < 640 ? 96 : 1184, 968, 0.72, bloom, on: &canvas)
            } else {
                frond(x < 640 ? 92 : 1188, 984, size * 0.62, leaves.darker(0.1), on: &canvas)
            }
        }
    }
}
