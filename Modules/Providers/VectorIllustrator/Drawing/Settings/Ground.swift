/// What a place looks like from above.
struct Ground: Sendable {
    enum Kind {
        case boards, tiles, lino, carpet, grass, soil, sand, snow, ice, water, paving, rock, cloud, dust, leaves
    }

    /// A thing of the place, which lies at the page's edge.
    enum Edge {
        case bed(Color), sofa(Color), shelf, table(Color), stool(Color), counter(Color), tub, mat(Color)
        case bench(Color), crate(Color), cushion(Color), fence(Color), bank(Color), weeds(Color), lines(Color)
        case rug(Color), tree, bush, flowers, stones, path, hay, rails, crossing, craters
    }

    let kind: Kind
    let color: Color
    /// Of the leaves on it, or whatever else answers the ground.
    let second: Color
    let edges: [Edge]

    init(_ kind: Kind, _ color: Color, _ second: Color, edges: [Edge]) {
        self.kind = kind
        self.color = color
        self.second = second
        self.edges = edges
    }
}
