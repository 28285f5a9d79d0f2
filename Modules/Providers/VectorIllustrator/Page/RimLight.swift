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

    func draw(on canvas: inout SVGCanvas) { canvas.line(path, colour, width: 3.6, opacity: 0.7) }

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
        var pieces: [[Point]] = []
        for row in far.keys.sorted() {
            guard let x = far[row] else { continue }
            let place = Point(isLeft ? x + 2 : x - 2, Double(row) * step)
            let last = pieces.last?.last
            if let last, last.y == Double(row - 1) * step, abs(last.x - place.x) < leap {
                pieces[pieces.count - 1].append(place)
            } else {
                pieces.append([place])
            }
        }
        return pieces.filter { $0.count >= shortest }.reduce(into: "") { $0 += line(through: $1) }
    }

    /// How many steps a piece has at least: shorter ones look like scratches.
    private static let shortest = 6

    /// A line through places, each drawn to the mean of its neighbours, so that small folds leave no teeth.
    private static func line(through places: [Point]) -> PathData {
        var path: PathData = ""
        for index in places.indices {
            let near = places[max(0, index - 2)...min(places.count - 1, index + 2)]
            let x = (near.reduce(0) { $0 + $1.x } / Double(near.count) * 10).rounded() / 10
            path += index == 0 ? "M\(Point(x, places[index].y))" : "L\(Point(x, places[index].y))"
        }
        return path
    }
}
