/// Light or dusk behind a figure whose colour the setting has too, so that it stands out.
struct FigureHalo: Hashable, Sendable {
    /// Which character of the scene it is for.
    let index: Int
    let colour: Colour
    let opacity: Double
    /// The rectangle around the ellipse that it fills.
    let box: Box

    /// How far from the middle, as a share of the way, it is as strong as in the middle.
    static let evenShare = 0.55

    /// What a place looks like when the halo lies over it.
    func over(_ colour: Colour, at place: Point) -> Colour {
        let away =
            Point((place.x - box.middle.x) / box.width, (place.y - box.middle.y) / box.height)
            .distance(to: Point(0, 0)) * 2
        let strength = min(1, max(0, (1 - away) / (1 - Self.evenShare)))
        return colour.mixed(with: self.colour, opacity * strength)
    }

    func draw(on canvas: inout SVGCanvas) {
        canvas.inOwnLight {
            $0.pool(
                box.middle.x, box.middle.y, box.width / 2, box.height / 2, colour, opacity: opacity,
                evenShare: Self.evenShare)
        }
    }
}
