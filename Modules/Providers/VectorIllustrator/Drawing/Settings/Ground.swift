/// What a place looks like from above.
struct Ground: Sendable {
    enum Kind {
        case boards, tiles, lino, carpet, grass, soil, sand, snow, ice, water, paving, rock, cloud, dust, leaves
    }

    /// A thing of the place, which lies at the page's edge.
    enum Edge {
        case bed(Colour), sofa(Colour), shelf, table(Colour), stool(Colour), counter(Colour), tub, mat(Colour)
        case bench(Colour), crate(Colour), cushion(Colour), fence(Colour), bank(Colour), weeds(Colour), lines(Colour)
        case rug(Colour), tree, bush, flowers, stones, path, hay, rails, crossing, craters
    }

    let kind: Kind
    let colour: Colour
    /// Of the leaves on it, or whatever else answers the ground.
    let second: Colour
    let edges: [Edge]

    init(_ kind: Kind, _ colour: Colour, _ second: Colour, edges: [Edge]) {
        self.kind = kind
        self.colour = colour
        self.second = second
        self.edges = edges
    }
}
