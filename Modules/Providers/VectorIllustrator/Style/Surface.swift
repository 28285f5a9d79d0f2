import StoryCore

/// What lies over a whole picture: paper, brush strokes, grain.
///
/// It is vectors in a small tile, which librsvg repeats in about ten milliseconds; a tile of pixels took over two
/// hundred.
struct Surface {
    let style: DrawingStyle

    /// Draws what lies over the setting alone: strokes that would cross faces.
    func drawBehindFigures(on canvas: inout SVGCanvas) {
        switch style.kind {
        case .bright: break
        case .gouache: canvas.write(Self.brushwork)
        case .ink: canvas.write(Self.hatching)
        }
    }

    /// Draws what lies over everything; the paper's edge is part of it.
    func draw(on canvas: inout SVGCanvas) {
        switch style.kind {
        case .bright: break
        case .gouache:
            canvas.write(Self.paintGrain)
            canvas.write(Self.paperEdge)
        case .ink:
            canvas.write(Self.inkGrain)
            canvas.write(Self.fadingEdge)
        }
    }

    private static let brushwork = tile("strokes", side: 400, turn: -14) { chance in
        let strokes = [
            (34.0, ".045", "#fff", 14), (26, ".035", "#3a2a20", 12), (15, ".04", "#fff", 14),
            (12, ".03", "#3a2a20", 12),
        ].map { width, opacity, color, count in
            var path = ""
            for _ in 0..<count {
                let length = chance.whole(60...240)
                path += "M\(Int(chance.whole(-60...420))) \(Int(chance.whole(0...400)))"
                path += "q\(Int(length / 2)) \(Int(chance.whole(-14...14))) \(Int(length)) \(Int(chance.whole(-8...8)))"
            }
            return "<path d=\"\(path)\" stroke=\"\(color)\" stroke-opacity=\"\(opacity)\""
                + " stroke-width=\"\(shortNumber(width))\" stroke-linecap=\"butt\"/>"
        }
        return strokes.joined()
    }

    private static let paintGrain = tile("grain", side: 400, turn: 0) { chance in
        grain(&chance, side: 400, count: 420, "#fff", ".28") + grain(&chance, side: 400, count: 380, "#2a1c18", ".13")
    }

    private static let inkGrain = tile("grain", side: 240, turn: 0) { chance in
        grain(&chance, side: 240, count: 240, DrawingStyle.ink.hex, ".14")
    }

    private static let hatching = tile("strokes", side: 240, turn: 0) { chance in
        var hatches = ""
        for _ in 0..<22 {
            let length = Int(chance.whole(12...26))
            hatches += "M\(Int(chance.whole(0...240))) \(Int(chance.whole(0...240)))l\(length) -\(length)"
        }
        return "<path d=\"\(hatches)\" stroke=\"\(DrawingStyle.ink.hex)\" stroke-opacity=\".06\" stroke-width=\"1.4\"/>"
    }

    private static func grain(
        _ chance: inout Chance, side: Double, count: Int, _ color: String, _ opacity: String
    ) -> String {
        var dots = ""
        for _ in 0..<count { dots += "M\(Int(chance.whole(0...side))) \(Int(chance.whole(0...side)))h0" }
        return "<path d=\"\(dots)\" stroke=\"\(color)\" stroke-opacity=\"\(opacity)\" stroke-width=\"1.7\"/>"
    }

    private static func tile(_ name: String, side: Int, turn: Int, _ marks: (inout Chance) -> String) -> String {
        var chance = Chance(seed: 0, page: 0, matter: name)
        let turning = turn == 0 ? "" : " patternTransform=\"rotate(\(turn))\""
        return "<pattern id=\"\(name)\" width=\"\(side)\" height=\"\(side)\" patternUnits=\"userSpaceOnUse\"\(turning)>"
            + marks(&chance) + "</pattern><rect width=\"1280\" height=\"960\" fill=\"url(#\(name))\"/>"
    }

    /// Paper that the paint did not reach: an uneven frame.
    private static let paperEdge: String = {
        var chance = Chance(seed: 0, page: 0, matter: "edge")
        var inner: [String] = []
        func add(_ x: Double, _ y: Double) { inner.append("\(shortNumber(x)) \(shortNumber(y))") }
        for step in 0..<32 { add(24 + Double(step) * 38.5, chance.number(14...26)) }
        for step in 0..<24 { add(1280 - chance.number(14...26), 24 + Double(step) * 38) }
        for step in 0..<32 { add(1256 - Double(step) * 38.5, 960 - chance.number(14...26)) }
        for step in 0..<24 { add(chance.number(14...26), 936 - Double(step) * 38) }
        return "<path d=\"M-9-9H1289V969H-9zM\(inner.joined(separator: "L"))z\" fill=\"\(DrawingStyle.paper.hex)\""
            + " fill-rule=\"evenodd\"/>"
    }()

    /// The picture ends softly in the paper.
    private static let fadingEdge: String = {
        let paper = DrawingStyle.paper.hex
        func side(_ name: String, _ vector: String, _ box: String) -> String {
            "<linearGradient id=\"\(name)\" \(vector)><stop stop-color=\"\(paper)\"/><stop offset=\"1\" stop-color=\"\(paper)\""
                + " stop-opacity=\"0\"/></linearGradient><rect \(box) fill=\"url(#\(name))\"/>"
        }
        return side("paperW", "x2=\"1\"", "width=\"70\" height=\"960\"")
            + side("paperE", "x1=\"1\" x2=\"0\"", "x=\"1210\" width=\"70\" height=\"960\"")
            + side("paperN", "x2=\"0\" y2=\"1\"", "width=\"1280\" height=\"54\"")
            + side("paperS", "x2=\"0\" y1=\"1\" y2=\"0\"", "y=\"906\" width=\"1280\" height=\"54\"")
    }()
}
