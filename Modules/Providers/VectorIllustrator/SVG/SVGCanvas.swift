import StoryCore

/// An SVG picture while it is being drawn, the backmost shape first.
///
/// What draws is not inlined, and neither is what it draws with, such as colours, chance and brush: thousands of lines
/// call it, and with its copies in all of them the illustrator took longer to compile than any other part of the
/// program, and was a third larger. A page takes as long as before.
struct SVGCanvas {
    private(set) var text = ""
    /// Whether what is drawn is only measured, so that it need not be short.
    var isMeasured = false
    /// The light that falls on everything drawn from now on; white leaves colours as they are.
    var light: Color = .white
    /// The style of everything drawn from now on.
    var style: DrawingStyle = .bright
    /// Whether a figure is being drawn.
    private(set) var isFigure = false
    /// How the colours of everything drawn from now on lean, before light falls on them.
    var tint: Tint = .none
    /// How finely everything drawn from now on is placed.
    private var grain = Grain.tenth
    /// How wide the group says that lines are which do not say it themselves.
    var edgeWidth: String?
    /// What soft shapes are filled with, by its markup: each is written once.
    private var gradients: [String: String] = [:]
    /// The names of stamps, by what they show.
    private var stamps: [String: String] = [:]
    /// What shapes of a stamp that is being drawn are filled with.
    private var definitions: String?

    // MARK: Shapes

    @inline(never)
    mutating func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: Color, corner: Double = 0,
        opacity: Double = 1
    ) {
        let rounding = corner > 0 ? " rx=\"\(shortNumber(corner))\"" : ""
        text += "<rect\(position("x", x, "y", y))\(size(width, height))\(rounding)\(paint(fill, opacity))/>"
    }

    @inline(never)
    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: Color, opacity: Double = 1) {
        text += "<circle\(position("cx", x, "cy", y)) r=\"\(shortNumber(radius))\"\(paint(fill, opacity))/>"
    }

    @inline(never)
    mutating func ellipse(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ fill: Color, opacity: Double = 1
    ) {
        text += "<ellipse\(position("cx", x, "cy", y))\(radii(radiusX, radiusY))\(paint(fill, opacity))/>"
    }

    @inline(never)
    mutating func path(_ data: PathData, _ fill: Color, opacity: Double = 1) {
        text += "<path\(outline(data))\(paint(fill, opacity))/>"
    }

    /// A line with round ends.
    @inline(never)
    mutating func line(_ data: PathData, _ color: Color, width: Double, opacity: Double = 1) {
        let size = shortNumber(width)
        let stroke = " stroke=\"\(shown(color).hex)\"" + (size == edgeWidth ? "" : " stroke-width=\"\(size)\"")
        text += "<path\(outline(data))\(stroke)\(transparency("stroke-opacity", opacity))/>"
    }

    /// A rectangle filled with a gradient of the page's definitions.
    @inline(never)
    mutating func gradientRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, gradient: String) {
        text += "<rect\(position("x", x, "y", y))\(size(width, height)) fill=\"url(#\(gradient))\"/>"
    }

    /// An ellipse filled with a gradient.
    @inline(never)
    mutating func ellipse(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, gradient: String
    ) {
        text += "<ellipse\(position("cx", x, "cy", y))\(radii(radiusX, radiusY)) fill=\"url(#\(gradient))\"/>"
    }

    /// A soft round light.
    @inline(never)
    mutating func glow(_ x: Double, _ y: Double, _ radius: Double) {
        text += "<circle\(position("cx", x, "cy", y)) r=\"\(shortNumber(radius))\" fill=\"url(#glow)\"/>"
    }

    // MARK: Groups

    /// Shapes that belong together.
    ///
    /// - Parameters:
    ///   - id: A name of our own, never text from outside.
    ///   - title: What it is, for people; text from outside is welcome here.
    @inline(never)
    mutating func group(
        id: String? = nil, title: String? = nil, transform: String? = nil, _ draw: (inout SVGCanvas) -> Void
    ) {
        let transform = transform ?? ""
        if id == nil, title == nil {
            guard !transform.isEmpty else { return draw(&self) }
            return inside("<g transform=\"\(transform)\">", draw)
        }
        let name = id.map { " id=\"\($0)\"" } ?? ""
        let placing = transform.isEmpty ? "" : " transform=\"\(transform)\""
        text += "<g\(name)\(placing)>"
        if let title { text += "<title>\(Self.escaped(title))</title>" }
        draw(&self)
        text += "</g>\n"
    }

    /// Writes a group with no name of its own, and nothing at all for nothing.
    @inline(never)
    private mutating func inside(_ tag: String, _ draw: (inout SVGCanvas) -> Void) {
        let drawn = apart(draw)
        if !drawn.isEmpty { text += "\(tag)\(drawn)</g>" }
    }

    /// What a drawing writes, apart from what is written already.
    @inline(never)
    private mutating func apart(_ draw: (inout SVGCanvas) -> Void) -> String {
        var drawn = ""
        swap(&text, &drawn)
        draw(&self)
        swap(&text, &drawn)
        return drawn
    }

    /// Draws something once more wherever it is drawn again, without writing it again.
    ///
    /// What is drawn counts, not who draws it: two shoes of a pair, all firs of a forest.
    ///
    /// - Parameter transform: Where it is put; what is drawn is told from the origin.
    @inline(never)
    mutating func stamp(at transform: String, _ draw: (inout SVGCanvas) -> Void) {
        let outer = definitions
        definitions = ""
        let drawn = apart(draw)
        let own = definitions ?? ""
        definitions = outer
        define(own)
        let placing = transform.isEmpty ? "" : " transform=\"\(transform)\""
        if let name = stamps[drawn] {
            text += "<use href=\"#\(name)\"\(placing)/>"
        } else {
            let name = "s\(stamps.count + 1)"
            stamps[drawn] = name
            text +=
                placing.isEmpty ? "<g id=\"\(name)\">\(drawn)</g>" : "<g\(placing)><g id=\"\(name)\">\(drawn)</g></g>"
        }
    }

    /// A cut-out through which a part of the page is seen, such as a window.
    @inline(never)
    mutating func window(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, showing view: String,
        _ draw: (inout SVGCanvas) -> Void
    ) {
        text += "<svg\(position("x", x, "y", y))\(size(width, height)) viewBox=\"\(view)\""
        text += " preserveAspectRatio=\"xMidYMid slice\">"
        draw(&self)
        text += "</svg>"
    }

    /// Draws with the colours as they are, whatever the light.
    @inline(never)
    mutating func inOwnLight(_ draw: (inout SVGCanvas) -> Void) { inLight(.white, draw) }

    /// Draws in another light, and then goes on in the one before.
    @inline(never)
    mutating func inLight(_ other: Color, tint leaning: Tint = .none, _ draw: (inout SVGCanvas) -> Void) {
        let before = (light, tint)
        (light, tint) = (other, leaning)
        draw(&self)
        (light, tint) = before
    }

    /// Draws what fills a page: nobody sees less than a pixel of it.
    @inline(never)
    mutating func coarsely(_ draw: (inout SVGCanvas) -> Void) {
        let before = grain
        grain = .unit
        draw(&self)
        grain = before
    }

    /// Puts what a group draws at a point, larger or smaller, mirrored or turned (degrees); empty if it stays as it is.
    @inline(never)
    static func placement(_ x: Double, _ y: Double, scale: Double = 1, mirrored: Bool = false, turn: Double = 0)
        -> String
    {
        let (across, down) = (shortNumber(x), shortNumber(y))
        var text = ""
        if down != "0" { text = "translate(\(across) \(down))" } else if across != "0" { text = "translate(\(across))" }
        if abs(turn) >= 0.05 { text += "rotate(\(shortNumber(turn)))" }
        let size = hundredths(scale)
        if mirrored {
            text += "scale(-\(size) \(size))"
        } else if size != "1" {
            text += "scale(\(size))"
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
    @inline(never)
    func shown(_ color: Color) -> Color {
        style.tone(tint.applied(to: color).lit(by: light), isFigure: isFigure)
    }

    /// What a solid shape has without an edge of its own.
    var contour: String { isFigure ? "" : style.contour }

    /// Draws a figure.
    @inline(never)
    mutating func asFigure(_ draw: (inout SVGCanvas) -> Void) {
        let before = isFigure
        isFigure = true
        draw(&self)
        isFigure = before
    }

    /// The name of a gradient, which is written when it is first asked for.
    ///
    /// - Parameters:
    ///   - kind: The name of SVG's element.
    ///   - attributes: The element's own attributes.
    ///   - stops: The colours on the way, as SVG writes them.
    @inline(never)
    mutating func gradient(_ kind: String, _ attributes: String, stops: String) -> String {
        let key = attributes + stops
        if let name = gradients[key] { return name }
        let name = "f\(gradients.count + 1)"
        gradients[key] = name
        define("<\(kind) id=\"\(name)\"\(attributes)>\(stops)</\(kind)>")
        return name
    }

    /// Writes a definition where it is first needed, but never into a stamp.
    private mutating func define(_ markup: String) {
        if definitions == nil { text += markup } else { definitions? += markup }
    }

    mutating func write(_ markup: String) { text += markup }

    private func position(_ first: String, _ x: Double, _ second: String, _ y: Double) -> String {
        part(first, grain, x) + part(second, grain, y)
    }

    /// Nought is what a part is that is not written.
    private func part(_ name: String, _ grain: Grain, _ value: Double) -> String {
        let count = grain.count(value)
        return count == 0 ? "" : " \(name)=\"\(grain.text(count))\""
    }

    /// The outline of a path, as short as it can be written.
    @inline(never)
    func outline(_ data: PathData) -> String {
        " d=\"\(isMeasured ? data.text : ShortPath.text(of: data.text, grain: grain))\""
    }

    private func size(_ width: Double, _ height: Double) -> String {
        " width=\"\(shortNumber(width))\" height=\"\(shortNumber(height))\""
    }

    private func radii(_ radiusX: Double, _ radiusY: Double) -> String {
        " rx=\"\(shortNumber(radiusX))\" ry=\"\(shortNumber(radiusY))\""
    }

    private func paint(_ fill: Color, _ opacity: Double) -> String {
        " fill=\"\(shown(fill).hex)\"\(transparency("fill-opacity", opacity))\(opacity >= 1 ? contour : "")"
    }

    private func transparency(_ name: String, _ opacity: Double) -> String {
        opacity >= 1 ? "" : " \(name)=\"\(hundredths(opacity))\""
    }
}
