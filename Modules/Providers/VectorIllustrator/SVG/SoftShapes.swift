// Shapes that pass softly from one colour to another: gradients, which librsvg draws fast, instead of filters.

extension SVGCanvas {
    /// A shape that passes from one colour at its top to another at its foot.
    @inline(never)
    mutating func path(_ data: PathData, from top: Color, to foot: Color) {
        let stops = "<stop stop-color=\"\(shown(top).hex)\"/><stop offset=\"1\" stop-color=\"\(shown(foot).hex)\"/>"
        let name = gradient("linearGradient", " x2=\"0\" y2=\"1\"", stops: stops)
        write("<path\(outline(data)) fill=\"url(#\(name))\"\(contour)/>")
    }

    /// Shapes of which each passes from one colour at its top to another at its foot.
    @inline(never)
    mutating func paths(_ data: [PathData], from top: Color, to foot: Color) {
        let stops = "<stop stop-color=\"\(shown(top).hex)\"/><stop offset=\"1\" stop-color=\"\(shown(foot).hex)\"/>"
        let name = gradient("linearGradient", " x2=\"0\" y2=\"1\"", stops: stops)
        write("<g fill=\"url(#\(name))\"\(contour)>")
        for outline in data { write("<path\(self.outline(outline))/>") }
        write("</g>")
    }

    /// A shape that passes from one colour at its left to another at its right.
    @inline(never)
    mutating func path(_ data: PathData, left: Color, right: Color) {
        let stops = "<stop stop-color=\"\(shown(left).hex)\"/><stop offset=\"1\" stop-color=\"\(shown(right).hex)\"/>"
        let name = gradient("linearGradient", "", stops: stops)
        write("<path\(outline(data)) fill=\"url(#\(name))\"\(contour)/>")
    }

    /// A shape of one colour that is denser at its top or at its foot, such as mist or a beam of light.
    @inline(never)
    mutating func veil(_ data: PathData, _ color: Color, top: Double, foot: Double) {
        let hex = shown(color).hex
        let stops =
            "<stop stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(top))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(foot))\"/>"
        let name = gradient("linearGradient", " x2=\"0\" y2=\"1\"", stops: stops)
        write("<path\(outline(data)) fill=\"url(#\(name))\"/>")
    }

    /// Light or shadow that is densest in its middle and ends nowhere.
    @inline(never)
    mutating func halo(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ color: Color, opacity: Double
    ) {
        let hex = shown(color).hex
        let stops =
            "<stop stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(opacity))\"/>"
            + "<stop offset=\".55\" stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(opacity * 0.4))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"0\"/>"
        ellipse(x, y, radiusX, radiusY, gradient: gradient("radialGradient", "", stops: stops))
    }

    /// Light or dusk that is even for most of its width and fades towards its edge.
    @inline(never)
    mutating func pool(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ color: Color, opacity: Double,
        evenShare: Double
    ) {
        let hex = shown(color).hex
        let stops =
            "<stop offset=\"\(hundredths(evenShare))\" stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(opacity))\"/>"
            + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"0\"/>"
        ellipse(x, y, radiusX, radiusY, gradient: gradient("radialGradient", "", stops: stops))
    }

    /// The soft shadow of something that stands at a point.
    @inline(never)
    mutating func groundShadow(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) {
        inOwnLight { $0.halo(x, y, radiusX, radiusY, 0x2A1A3A, opacity: 0.34) }
    }
}
