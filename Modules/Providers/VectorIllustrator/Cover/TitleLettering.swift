import StoryCore

/// The title on a story's cover, in the air above all figures.
struct TitleLettering {
    /// A line and where its ink is on the page.
    private struct Line {
        let text: String
        let size: Double
        /// The height of its foot.
        let foot: Double
        let box: Box
    }

    private let lines: [Line]
    private let colors: TitleColors

    /// The room for a title; more of it would leave too little for the figures.
    private static let room = Box(minX: 118, minY: 54, maxX: 1208, maxY: 330)
    /// Below this size lines may be of different sizes.
    private static let smallestEven = 70.0
    private static let largestGrowth = 1.45
    /// The longest title that is lettered, in characters.
    private static let longest = 160

    /// The maximum number of scalars of one character; families of emoji have the most that are meaningful.
    private static let mostMarks = 12

    /// Sets a title; nil if nothing of it can be seen.
    init?(_ title: String, light: Light, place: Place, tone: StoryTone) {
        guard let whole = PlainText.line(title, limit: 1000) else { return nil }
        let short = whole.count > Self.longest ? whole.prefix(Self.longest - 1) + "…" : whole
        // A letter under a tower of marks would be a streak down the page.
        let title = String(String.UnicodeScalarView(short.flatMap { $0.unicodeScalars.prefix(Self.mostMarks) }))
        let ruler = TitleRuler()
        let divided = TitleLines(title, width: Self.room.width, height: Self.room.height, ruler: ruler)
        lines = Self.set(divided.lines, divided.size, ruler)
        let isDark = light.hour == .night || place == .space || place == .cave
        colors = TitleColors(tone: tone, isDark: isDark)
    }

    /// What the letters cover, with their edge.
    var box: Box {
        lines.dropFirst().reduce(lines.first?.box ?? Self.room) { $0.union($1.box) }.grown(by: edge / 2)
    }

    /// The size of the smallest letters.
    private var size: Double { lines.map(\.size).min() ?? 0 }

    /// How wide the edge is, inside and outside the letters together.
    private var edge: Double { max(10, size * 0.17) }

    /// Stacks the lines by the extent of their ink, smaller if there is not enough room.
    private static func set(_ texts: [String], _ wanted: Double, _ ruler: TitleRuler) -> [Line] {
        var boxes = ruler.boxes(of: texts, size: wanted)
        var sizes = texts.map { _ in wanted }
        // Where a long word makes all lines small, the short ones need not be, if there is room below.
        let most = min(largestGrowth, max(1, room.height / (wanted * TitleLines.step * Double(texts.count))))
        for (index, box) in boxes.enumerated() where wanted < smallestEven {
            let growth = min(most, max(1, room.width * 0.9 / width(of: box)))
            sizes[index] *= growth
            boxes[index] = box.placed(at: Point(0, 0), scale: growth)
        }
        var feet: [Double] = []
        for (index, box) in boxes.enumerated() {
            guard index > 0, let last = feet.last else {
                feet.append(-box.minY)
                continue
            }
            // Letters with marks above and below need more than the usual step.
            let free = last + boxes[index - 1].maxY - box.minY
            feet.append(max(last + sizes[index] * TitleLines.step, free + sizes[index] * 0.1))
        }
        let height = zip(feet, boxes).map { $0 + $1.maxY }.max() ?? 1
        let share = min(1, room.width / (boxes.map(width).max() ?? 1), room.height / height)
        return texts.indices.map { index in
            let foot = room.minY + feet[index] * share
            return Line(
                text: texts[index], size: sizes[index] * share, foot: foot,
                box: boxes[index].placed(at: Point(room.middle.x, foot), scale: share))
        }
    }

    /// How much room a line needs that is centred.
    private static func width(of box: Box) -> Double { 2 * max(box.maxX, -box.minX) }

    // MARK: Drawing

    func draw(on canvas: inout SVGCanvas) {
        canvas.write(
            "<g \(TitleRuler.face) stroke-width=\"\(shortNumber(edge))\">")
        // The edge is below all letters, and a soft shadow below the edge.
        canvas.write(
            "<g transform=\"translate(0 \(shortNumber(size * 0.05)))\" stroke=\"#1b1640\" stroke-opacity=\".3\">")
        write(on: &canvas)
        canvas.write("</g><g stroke=\"\(colors.edge.hex)\">")
        write(on: &canvas)
        canvas.write("</g><g fill=\"\(colors.letters.hex)\">")
        write(on: &canvas)
        canvas.write("</g></g>")
    }

    /// The lines; where another font has to do, it is made as wide as the one that was measured.
    private func write(on canvas: inout SVGCanvas) {
        for line in lines {
            canvas.write(
                "<text x=\"\(shortNumber(Self.room.middle.x))\" y=\"\(shortNumber(line.foot))\" textLength=\""
                    + "\(shortNumber(line.box.width))\" lengthAdjust=\"spacingAndGlyphs\" font-size=\"\(shortNumber(line.size))\">"
                    + "\(SVGCanvas.escaped(line.text))</text>")
        }
    }
}
