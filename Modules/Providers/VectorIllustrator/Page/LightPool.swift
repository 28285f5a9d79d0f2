/// Light or shade over a part of the setting, even in its middle and fading to its edge.
struct LightPool: Sendable {
    let box: Box
    let color: Color
    let opacity: Double
    /// How far from the middle, as a share of the way, it is as strong as in the middle.
    let evenShare: Double

    /// What a point looks like when the pool lies over it.
    func over(_ color: Color, at point: Point) -> Color {
        let away =
            Point((point.x - box.middle.x) / box.width, (point.y - box.middle.y) / box.height)
            .distance(to: Point(0, 0)) * 2
        let strength = min(1, max(0, (1 - away) / (1 - evenShare)))
        return color.mixed(with: self.color, opacity * strength)
    }

    func draw(on canvas: inout SVGCanvas) {
        canvas.inOwnLight {
            $0.pool(
                box.middle.x, box.middle.y, box.width / 2, box.height / 2, color, opacity: opacity,
                evenShare: evenShare)
        }
    }
}
