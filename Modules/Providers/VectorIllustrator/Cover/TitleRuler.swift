import StoryCore

/// Measures lines of a title as they will be drawn.
///
/// librsvg measures them with the fonts of this machine. Where it is missing, the widths are guessed on the safe side:
/// SVG can be written without it, though nothing can be drawn.
struct TitleRuler {
    /// What the letters of a title look like: round and strong, or the nearest to it that there is.
    static let face =
        "font-family=\"Dosis, Quicksand, 'Comic Neue', Andika, sans-serif\" font-weight=\"800\" text-anchor=\"middle\""

    private let renderer: RsvgRenderer?

    init() {
        do throws(ProviderError) {
            renderer = try RsvgRenderer()
        } catch {
            renderer = nil
        }
    }

    /// What the ink of each line covers; the origin is the middle of the line's foot.
    func boxes(of lines: [String], size: Double) -> [Box] {
        guard let renderer else { return lines.map { Self.guess($0, size) } }
        // Whether there is room for a line does not matter to its measures.
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\"><g \(Self.face)>"
        for (index, line) in lines.enumerated() {
            svg += "<text id=\"t\(index)\" font-size=\"\(shortNumber(size))\">\(SVGCanvas.escaped(line))</text>"
        }
        do throws(ProviderError) {
            let names = lines.indices.map { "t\($0)" }
            let found = try renderer.extents(of: names, in: svg + "</g></svg>", width: 1280, height: 960)
            return zip(lines, found).map { line, box in box.width > 0 ? box : Self.guess(line, size) }
        } catch {
            return lines.map { Self.guess($0, size) }
        }
    }

    /// Wider than the letters of most fonts; those of China, Japan and Korea are square.
    private static func guess(_ line: String, _ size: Double) -> Box {
        let width = line.reduce(0) { $0 + ($1.isWide ? 1.05 : 0.66) } * size
        return Box(minX: -width / 2, minY: -size * 0.85, maxX: width / 2, maxY: size * 0.25)
    }
}

extension Character {
    /// Whether it fills a square and a line may end after it: Han, Kana, Hangul, and their punctuation.
    var isWide: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        switch scalar {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
            return true
        default: return false
        }
    }
}
