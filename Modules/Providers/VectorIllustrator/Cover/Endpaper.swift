public import StoryCore

/// A pattern of a story's small things in two colours, for the inside of a book's covers.
struct Endpaper: Sendable {
    private let things: [Thing]
    private let palette: StoryPalette

    /// The maximum number of different things.
    private static let most = 4

    init(_ request: IllustrationRequest) {
        palette = StoryPalette(storySeed: request.storySeed)
        let scene = request.scene
        let words =
            scene.characters.compactMap(\.holding) + scene.props
            + scene.characters.compactMap { if case .prop(let prop) = $0.target { prop } else { nil } }
        var known: [Thing] = []
        for word in words {
            guard let thing = Thing.known(word.rawValue), !thing.isLarge, !known.contains(thing) else { continue }
            known.append(thing)
        }
        things = known.isEmpty ? [.leaf, .flower] : Array(known.prefix(Self.most))
    }

    /// The whole page as SVG.
    func svg() -> String {
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"round\" fill=\"none\">\n<defs><radialGradient id=\"glow\"/></defs>\n")
        canvas.rect(0, 0, 1280, 960, paper)
        canvas.group(id: "pattern") { drawPattern(on: &$0) }
        canvas.path("M-9999 -9999H9999V9999H-9999zM0 0V960H1280V0z", 0xFFF8EC)
        canvas.write("</svg>\n")
        return canvas.text
    }

    private var paper: Color { palette.paper.mixed(with: palette.accent, 0.08) }

    private func drawPattern(on canvas: inout SVGCanvas) {
        let ink = Tint(color: palette.accent.mixed(with: paper, 0.25), share: 0.72, saturation: 0)
        for row in 0..<6 {
            for column in 0..<8 {
                let number = row * 3 + column
                let thing = things[number % things.count]
                let artist = ThingArtist(thing: thing)
                let size = 118 / max(artist.width, artist.height)
                let x = 80 + Double(column) * 160 + (row.isMultiple(of: 2) ? 0 : 80)
                let y = 80 + Double(row) * 160
                let turn: Double = [-14, 8, 18, -6][(row + column * 2) % 4]
                let placing = SVGCanvas.placement(x, y, scale: size, turn: turn)
                // The same thing in the same colour is written once.
                canvas.inLight(.white, tint: ink) { canvas in
                    canvas.group(transform: placing) { canvas in
                        canvas.stamp(at: SVGCanvas.placement(0, artist.height / 2)) { artist.draw(on: &$0) }
                    }
                }
            }
        }
    }
}

extension VectorIllustrator {
    /// The inside of a book's covers as SVG: the story's small things as a pattern in two colours.
    public func endpaper(for request: IllustrationRequest) -> String { Endpaper(request).svg() }
}
