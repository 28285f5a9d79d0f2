import Foundation

// What frames a green page: leaves in both lower corners.

extension Brush {
    /// How far the leaves of ``drawCorners(on:)`` reach.
    static let corners = [Box(x: 0...160, y: 815...960), Box(x: 1120...1280, y: 815...960)]

    /// Leaves and a few flowers in the corners, darker than the ground, as if they were close to the eye.
    @inline(never)
    func drawCorners(on canvas: inout SVGCanvas) {
        var chance = record.chance("corners")
        let leaves = palette.leaf.darker(0.06)
        for x in [18.0, 1262] {
            let size = chance.number(0.86...1)
            frond(x, 972, size, leaves.darker(0.22), &chance, on: &canvas)
            if chance.flip(), light.sky != .snow {
                let bloom = chance.pick(
                    [palette.accent.lighter(0.2), palette.paper, palette.second.lighter(0.2)], else: .white)
                flowers(x < 640 ? 96 : 1184, 968, 0.72, bloom, on: &canvas)
            } else {
                frond(x < 640 ? 92 : 1188, 984, size * 0.62, leaves.darker(0.1), &chance, on: &canvas)
            }
        }
    }

    /// Broad leaves that rise from the page's foot at a point, as the nearest things of a green page.
    private func frond(
        _ x: Double, _ y: Double, _ size: Double, _ color: Color, _ chance: inout Chance, on canvas: inout SVGCanvas
    ) {
        let green = light.ground(color, snow: 0.4)
        var back: PathData = ""
        var front: PathData = ""
        var veins: PathData = ""
        for (index, (turn, length)) in [(-58.0, 100.0), (-28, 128), (4, 138), (34, 120), (62, 92)].enumerated() {
            let reach = length * size * chance.number(0.85...1.1)
            let angle = (turn + chance.number(-6...6)) * Double.pi / 180
            let (along, across) = (
                Point(sin(angle) * reach, -cos(angle) * reach), Point(cos(angle) * 26, sin(angle) * 26)
            )
            let leaf: PathData =
                "M\(x) \(y)q\(along.x * 0.4 - across.x) \(along.y * 0.4 - across.y) "
                + "\(along.x) \(along.y)q\(across.x - along.x * 0.6) "
                + "\(across.y - along.y * 0.6) \(-along.x) \(-along.y)z"
            if index.isMultiple(of: 2) { back += leaf } else { front += leaf }
            veins += "M\(x) \(y)l\(along.x * 0.8) \(along.y * 0.8)"
        }
        canvas.path(back, from: green.mixed(with: light.glow, 0.16), to: green.darker(0.24))
        canvas.path(front, from: green.mixed(with: light.glow, 0.3), to: green.darker(0.16))
        canvas.line(veins, green.darker(0.2), width: 3)
    }
}
