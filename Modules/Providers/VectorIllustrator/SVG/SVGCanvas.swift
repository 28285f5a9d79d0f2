import StoryCore

/// An SVG picture while it is being drawn, the backmost shape first.
struct SVGCanvas {
    private(set) var text = ""
    /// The light that falls on everything drawn from now on; white leaves colours as they are.
    var light: Colour = .white
    /// How the colours of everything drawn from now on lean, before light falls on them.
    var tint: Tint = .none
    /// What soft shapes are filled with, by its markup: each is written once.
    private var gradients: [String: String] = [:]

    // MARK: Shapes

    mutating func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: Colour, corner: Double = 0,
        opacity: Double = 1
    ) {
        let rounding = corner > 0 ? " rx=\"\(shortNumber(corner))\"" : ""
        text += "<rect\(place("x", x, "y", y))\(size(width, height))\(rounding)\(paint(fill, opacity))/>"
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: Colour, opacity: Double = 1) {
        text += "<circle\(place("cx", x, "cy", y)) r=\"\(shortNumber(radius))\"\(paint(fill, opacity))/>"
    }

    mutating func ellipse(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ fill: Colour, opacity: Double = 1
    ) {
        text += "<ellipse\(place("cx", x, "cy", y))\(place("rx", radiusX, "ry", radiusY))\(paint(fill, opacity))/>"
    }

    mutating func path(_ data: PathData, _ fill: Colour, opacity: Double = 1) {
        text += "<path d=\"\(data.text)\"\(paint(fill, opacity))/>"
    }

    /// A line with round ends.
    mutating func line(_ data: PathData, _ colour: Colour, width: Double, opacity: Double = 1) {
        let stroke = " stroke=\"\(shown(colour).hex)\" stroke-width=\"\(shortNumber(width))\""
        text += "<path d=\"\(data.text)\"\(stroke)\(transparency("stroke-opacity", opacity))/>"
    }

    /// A rectangle filled with a gradient of the page's definitions.
    mutating func gradientRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, gradient: String) {
        text += "<rect\(place("x", x, "y", y))\(size(width, height)) fill=\"url(#\(gradient))\"/>"
    }

    /// A soft round light.
    mutating func glow(_ x: Double, _ y: Double, _ radius: Double) {
        text += "<circle\(place("cx", x, "cy", y)) r=\"\(shortNumber(radius))\" fill=\"url(#glow)\"/>"
    }

    // MARK: Groups

    /// Shapes that belong together.
    ///
    /// - Parameters:
    ///   - id: A name of our own, never text from outside.
    ///   - title: What it is, for people; text from outside is welcome here.
    mutating func group(
        id: String? = nil, title: String? = nil, transform: String? = nil, _ draw: (inout SVGCanvas) -> Void
    ) {
        let name = id.map { " id=\"\($0)\"" } ?? ""
        let placing = transform.map { " transform=\"\($0)\"" } ?? ""
        text += "<g\(name)\(placing)>"
        if let title { text += "<title>\(Self.escaped(title))</title>" }
        draw(&self)
        text += "</g>\n"
    }

    /// A cut-out through which a part of the page is seen, such as a window.
    mutating func window(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, showing view: String,
        _ draw: (inout SVGCanvas) -> Void
    ) {
        text += "<svg\(place("x", x, "y", y))\(size(width, height)) viewBox=\"\(view)\""
        text += " preserveAspectRatio=\"xMidYMid slice\">"
        draw(&self)
        text += "</svg>"
    }

    /// Draws with the colours as they are, whatever the light.
    mutating func inOwnLight(_ draw: (inout SVGCanvas) -> Void) { inLight(.white, draw) }

    /// Draws in another light, and then goes on in the one before.
    mutating func inLight(_ other: Colour, tint leaning: Tint = .none, _ draw: (inout SVGCanvas) -> Void) {
        let before = (light, tint)
        (light, tint) = (other, leaning)
        draw(&self)
        (light, tint) = before
    }

    /// Puts what a group draws at a place, larger or smaller, mirrored or turned (degrees).
    static func placement(_ x: Double, _ y: Double, scale: Double = 1, mirrored: Bool = false, turn: Double = 0)
        -> String
    {
        var text = "translate(\(shortNumber(x)) \(shortNumber(y)))"
        if turn != 0 { text += " rotate(\(shortNumber(turn)))" }
        let hundredths = (scale * 100).rounded() / 100
        if mirrored {
            text += " scale(\(-hundredths) \(hundredths))"
        } else if hundredths != 1 {
            text += " scale(\(hundredths))"
        }
        return text
    }

    // MARK: Text from outside

    /// Text that XML reads as nothing but text: one line, no control characters, no markup.
    static func escaped(_ text: String) -> String {
        var safe = ""
        for scalar in (PlainText.line(text, limit: 800) ?? "").unicodeScalars {
            switch scalar {
            case "&": safe += "&amp;"
            case "<": safe += "&lt;"
            case ">": safe += "&gt;"
            case "\"": safe += "&quot;"
            case "'": safe += "&#39;"
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }

    // MARK: Attributes

    /// A colour as it is seen in the canvas's light.
    func shown(_ colour: Colour) -> Colour { tint.applied(to: colour).lit(by: light) }

    /// The name of a gradient, which is written when it is first asked for.
    ///
    /// - Parameters:
    ///   - kind: The name of SVG's element.
    ///   - attributes: The element's own attributes.
    ///   - stops: The colours on the way, as SVG writes them.
    mutating func gradient(_ kind: String, _ attributes: String, stops: String) -> String {
        let key = attributes + stops
        if let name = gradients[key] { return name }
        let name = "fade-\(gradients.count + 1)"
        gradients[key] = name
        text += "<\(kind) id=\"\(name)\"\(attributes)>\(stops)</\(kind)>"
        return name
    }

    mutating func write(_ markup: String) { text += markup }

    private func place(_ first: String, _ x: Double, _ second: String, _ y: Double) -> String {
        " \(first)=\"\(shortNumber(x))\" \(second)=\"\(shortNumber(y))\""
    }

    private func size(_ width: Double, _ height: Double) -> String {
        " width=\"\(shortNumber(width))\" height=\"\(shortNumber(height))\""
    }

    private func paint(_ fill: Colour, _ opacity: Double) -> String {
        " fill=\"\(shown(fill).hex)\"\(transparency("fill-opacity", opacity))"
    }

    private func transparency(_ name: String, _ opacity: Double) -> String {
        opacity >= 1 ? "" : " \(name)=\"\((opacity * 100).rounded() / 100)\""
    }
}
