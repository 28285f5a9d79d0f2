/// Shading that leaves the colour below it to be recognised: thin veils of dark or light, and edges.
extension SVGCanvas {
    /// How much of a shadow's colour lies over what it falls on; a colour read back from a figure is off by no more.
    static let shadowStrength = 0.1
    /// How much white lies over what catches the light.
    static let shineStrength = 0.16

    /// A shape with a thin edge, so that it stands out from a neighbour of the same colour.
    ///
    /// It is as wide as the group says that ``withEdges(_:)`` opens.
    @inline(never)
    mutating func shape(_ data: PathData, _ fill: Color, edge: Color) {
        write(style.shape(outline(data), fill: shown(fill).hex, edge: shown(edge).hex))
    }

    /// Draws shapes with edges; that they are all equally wide is written once.
    @inline(never)
    mutating func withEdges(_ draw: (inout SVGCanvas) -> Void) {
        let (before, width) = (edgeWidth, shortNumber(Self.edge))
        edgeWidth = width
        write("<g stroke-width=\"\(width)\">")
        asFigure(draw)
        write("</g>")
        edgeWidth = before
    }

    /// How wide the edge of a shape is.
    static let edge = 2.5

    /// A shadow on a part of a figure.
    @inline(never)
    mutating func shadow(_ data: PathData, strength: Double = SVGCanvas.shadowStrength) {
        path(data, 0x2A1A3A, opacity: strength)
    }

    /// Light on a part of a figure.
    @inline(never)
    mutating func shine(_ data: PathData, strength: Double = SVGCanvas.shineStrength) {
        path(data, .white, opacity: strength)
    }
}
