/// A thin edge of light along the side of a figure that the light comes from, which parts it from a like ground.
struct RimLight: Sendable {
    /// Which character of the scene it is for.
    let index: Int
    let colour: Colour
    /// How much of the ground around the figure it stands out from, from 0 to 1.
    let share: Double
    /// The outline of the lit side, at the figure's size 1.
    private let path: PathData

    /// - Parameters:
    ///   - outlines: The parts of the figure at size 1.
    ///   - isLeft: Whether the lit side is the figure's left, as it is drawn.
    init(index: Int, colour: Colour, share: Double, outlines: [[Point]], isLeft: Bool) {
        self.index = index
        self.colour = colour
        self.share = share
        path = Self.edge(of: outlines, isLeft: isLeft)
    }

    func draw(on canvas: inout SVGCanvas) { canvas.line(path, colour, width: 4.2, opacity: 0.85) }

    private static let step = 7.0
    /// How far the outline may move from one height to the next and still be one edge.
    private static let leap = 15.0

    /// The outermost place at each height, in pieces where it leaps.
    private static func edge(of outlines: [[Point]], isLeft: Bool) -> PathData {
        var far: [Int: Double] = [:]
        for outline in outlines {
            guard var last = outline.last else { continue }
            for place in outline {
                let (upper, lower) = last.y < place.y ? (last, place) : (place, last)
                var row = Int((upper.y / step).rounded(.up))
                while Double(row) * step <= lower.y {
                    let share = lower.y - upper.y > 0.01 ? (Double(row) * step - upper.y) / (lower.y - upper.y) : 0
                    let x = upper.x + (lower.x - upper.x) * share
                    far[row] = far[row].map { isLeft ? min($0, x) : max($0, x) } ?? x
                    row += 1
                }
                last = place
            }
        }
        var path: PathData = ""
        var before: (row: Int, x: Double)?
        for row in far.keys.sorted() {
            guard let x = far[row] else { continue }
            let place = Point(((isLeft ? x + 2 : x - 2) * 10).rounded() / 10, Double(row) * step)
            let goesOn = before.map { $0.row == row - 1 && abs($0.x - x) < leap } ?? false
            path += goesOn ? "L\(place)" : "M\(place)"
            before = (row, x)
        }
        return path
    }
}
