// Shapes that pass softly from one colour to another: gradients, which librsvg draws fast, instead of filters.

extension SVGCanvas {
    /// A shape that passes from one colour at its top to another at its foot.
    mutating func path(_ data: PathData, from top: Colour, to foot: Colour) {
        let stops = "<stop stop-color=\"\(shown(top).hex)\"/><stop offset=\"1\" stop-color=\"\(shown(foot).hex)\"/>"
        let name = gradient("linearGradient", " x2=\"0\" y2=\"1\"", stops: stops)
        write("<path d=\"\(data.text)\" fill=\"url(#\(name))\"/>")
    }

    /// A shape that passes from one colour at its left to another at its right.
    mutating func path(_ data: PathData, left: Colour, right: Colour) {
        let stops = "<stop stop-color=\"\(shown(left).hex)\"/><stop offset=\"1\" stop-color=\"\(shown(right).hex)\"/>"
        let name = gradient("linearGradient", "", stops: stops)
        write("<path d=\"\(data.text)\" fill=\"url(#\(name))\"/>")
    }

    /// A shape of one colour that is denser at its top or at its foot, such as mist or a beam of light.
    mutating func veil(_ data: PathData, _ colour: Colour, top: Double, foot: Double) {
        let hex = shown(colour).hex
        let stops =
            "<stop stop-color=\"\(hex)\" stop-opacity=\"\(share(top))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"\(share(foot))\"/>"
        let name = gradient("linearGradient", " x2=\"0\" y2=\"1\"", stops: stops)
        write("<path d=\"\(data.text)\" fill=\"url(#\(name))\"/>")
    }

    /// Light or shadow that is densest in its middle and ends nowhere.
    mutating func halo(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ colour: Colour, opacity: Double
    ) {
        let hex = shown(colour).hex
        let stops =
            "<stop stop-color=\"\(hex)\" stop-opacity=\"\(share(opacity))\"/>"
            + "<stop offset=\".55\" stop-color=\"\(hex)\" stop-opacity=\"\(share(opacity * 0.4))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"0\"/>"
        let name = gradient("radialGradient", "", stops: stops)
        write(
            "<ellipse cx=\"\(shortNumber(x))\" cy=\"\(shortNumber(y))\" rx=\"\(shortNumber(radiusX))\" "
                + "ry=\"\(shortNumber(radiusY))\" fill=\"url(#\(name))\"/>")
    }

    /// Light or dusk that is even for most of its width and fades towards its edge.
    mutating func pool(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ colour: Colour, opacity: Double,
        evenShare: Double
    ) {
        let hex = shown(colour).hex
        let stops =
            "<stop offset=\"\(share(evenShare))\" stop-color=\"\(hex)\" stop-opacity=\"\(share(opacity))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"0\"/>"
        let name = gradient("radialGradient", "", stops: stops)
        write(
            "<ellipse cx=\"\(shortNumber(x))\" cy=\"\(shortNumber(y))\" rx=\"\(shortNumber(radiusX))\" "
                + "ry=\"\(shortNumber(radiusY))\" fill=\"url(#\(name))\"/>")
    }

    /// The soft shadow of something that stands at a place.
    mutating func groundShadow(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) {
        inOwnLight { $0.halo(x, y, radiusX, radiusY, 0x2A1A3A, opacity: 0.34) }
    }

    /// A share from 0 to 1, to the hundredth.
    private func share(_ value: Double) -> String { "\((min(1, max(0, value)) * 100).rounded() / 100)" }
}
