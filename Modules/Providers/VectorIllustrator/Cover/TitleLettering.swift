import StoryCore

/// The title on a story's cover, in the air above everybody.
struct TitleLettering {
    /// A line and where its ink is on the page.
    private struct Line {
        let text: String
        /// The height of its foot.
        let foot: Double
        let box: Box
    }

    private let lines: [Line]
    private let size: Double
    private let colours: TitleColours

    /// Where a title may be; more of the page would leave too little to those whom it is about.
    private static let room = Box(minX: 84, minY: 52, maxX: 1196, maxY: 342)
    /// The longest title that is lettered, in characters.
    private static let longest = 160

    /// Sets a title; nil if nothing of it can be seen.
    init?(_ title: String, light: Light, place: Place, tone: StoryTone) {
        guard let whole = PlainText.line(title, limit: 1000) else { return nil }
        let title = whole.count > Self.longest ? whole.prefix(Self.longest - 1) + "…" : whole
        let ruler = TitleRuler()
        let divided = TitleLines(title, width: Self.room.width, height: Self.room.height, ruler: ruler)
        (size, lines) = Self.set(divided.lines, divided.size, ruler)
        let isDark = light.hour == .night || place == .space || place == .cave
        colours = TitleColours(tone: tone, isDark: isDark)
    }

    /// What the letters cover, with their edge.
    var box: Box {
        lines.dropFirst().reduce(lines.first?.box ?? Self.room) { $0.union($1.box) }.grown(by: edge / 2)
    }

    /// How wide the edge is, inside and outside the letters together.
    private var edge: Double { max(10, size * 0.17) }

    /// Puts the lines below each other by what their ink covers, smaller if that is more than there is room for.
    private static func set(_ texts: [String], _ wanted: Double, _ ruler: TitleRuler) -> (Double, [Line]) {
        let boxes = ruler.boxes(of: texts, size: wanted)
        var feet: [Double] = []
        for (index, box) in boxes.enumerated() {
            guard index > 0, let last = feet.last else {
                feet.append(-box.minY)
                continue
            }
            // Letters with marks above and below need more than the usual step.
            feet.append(max(last + wanted * TitleLines.step, last + boxes[index - 1].maxY - box.minY + wanted * 0.1))
        }
        let height = zip(feet, boxes).map { $0 + $1.maxY }.max() ?? 1
        let width = boxes.map { 2 * max($0.maxX, -$0.minX) }.max() ?? 1
        let share = min(1, room.width / width, room.height / height)
        let lines = texts.indices.map { index in
            let foot = room.minY + feet[index] * share
            return Line(
                text: texts[index], foot: foot, box: boxes[index].placed(at: Point(room.middle.x, foot), scale: share))
        }
        return (wanted * share, lines)
    }

    // MARK: Drawing

    func draw(on canvas: inout SVGCanvas) {
        let middle = box.middle
        canvas.halo(
            middle.x, middle.y, box.width * 0.66 + 60, box.height * 0.75 + 60, colours.edge, opacity: 0.5)
        canvas.write(
            "<g \(TitleRuler.face) font-size=\"\(shortNumber(size))\" stroke-width=\"\(shortNumber(edge))\">")
        // The edge is below all letters, and a soft shadow below the edge.
        canvas.write(
            "<g transform=\"translate(0 \(shortNumber(size * 0.05)))\" stroke=\"#1b1640\" stroke-opacity=\".3\">")
        write(on: &canvas)
        canvas.write("</g><g stroke=\"\(colours.edge.hex)\">")
        write(on: &canvas)
        canvas.write("</g><g fill=\"\(colours.letters.hex)\">")
        write(on: &canvas)
        canvas.write("</g></g>")
    }

    /// The lines; where another font has to do, it is made as wide as the one that was measured.
    private func write(on canvas: inout SVGCanvas) {
        for line in lines {
            canvas.write(
                "<text x=\"\(shortNumber(Self.room.middle.x))\" y=\"\(shortNumber(line.foot))\" textLength=\""
                    + "\(shortNumber(line.box.width))\" lengthAdjust=\"spacingAndGlyphs\">"
                    + "\(SVGCanvas.escaped(line.text))</text>")
        }
    }
}
