import StoryCore

/// The surroundings of a cover's figures: the title, the byline, the spine, and their colours.
struct CoverPlan: Sendable {
    let title: TitleLettering?
    let byline: Byline?
    let palette: StoryPalette
    private let ground: CoverGround

    /// How wide the spine's band at the left edge is.
    static let spine = 46.0
    /// The middle of what is free of the spine.
    static let middle = (1280 + spine) / 2

    init(_ request: IllustrationRequest, light: Light, place: Place) {
        let palette = StoryPalette(storySeed: request.storySeed)
        self.palette = palette
        title = request.title.flatMap { TitleLettering($0, light: light, place: place, tone: request.tone) }
        byline = request.byline.flatMap { Byline($0, palette: palette) }
        ground = CoverGround(place: place, light: light, palette: palette, seed: request.storySeed)
    }

    /// The room for figures, between the title and the page's foot.
    var room: Box {
        Box(
            minX: Self.spine + 26, minY: (title?.box.maxY ?? 40) + 20, maxX: 1254,
            maxY: byline == nil ? 960 : Byline.top)
    }

    func drawGround(on canvas: inout SVGCanvas) { ground.draw(on: &canvas) }

    /// Draws the title, the byline and the spine, in front of everything.
    func drawLetters(on canvas: inout SVGCanvas) {
        if let byline { canvas.group(id: "byline") { byline.draw(on: &$0) } }
        canvas.group(id: "spine") { canvas in
            canvas.rect(0, 0, Self.spine, 960, palette.second.darker(0.12))
            canvas.rect(Self.spine, 0, 5, 960, palette.paper)
            canvas.path("M\(Self.spine + 5) 0h16v960h-16z", 0x2A1A3A, opacity: 0.12)
        }
        if let title { canvas.group(id: "title") { title.draw(on: &$0) } }
    }
}

/// The byline, on a band along a cover's foot.
struct Byline: Sendable {
    private let text: String
    private let size: Double
    private let band: Color
    private let letters: Color

    /// The top of the band.
    static let top = 900.0
    private static let longest = 90

    /// Nil if nothing of it can be seen.
    init?(_ line: String, palette: StoryPalette) {
        guard let line = PlainText.line(line, limit: 300) else { return nil }
        text = line.count > Self.longest ? line.prefix(Self.longest - 1) + "…" : line
        size = min(34, 1_900 / Double(max(1, text.count)))
        band = palette.second.darker(0.12)
        letters = Contrast(0xFFF8E6, band).ratio > Contrast(0x2A1F33, band).ratio ? 0xFFF8E6 : 0x2A1F33
    }

    func draw(on canvas: inout SVGCanvas) {
        canvas.path("M0 \(Self.top)H1280V960H0z", band)
        canvas.path("M0 \(Self.top - 5)H1280V\(Self.top)H0z", 0xFFF8E6)
        canvas.write(
            "<text \(TitleRuler.face) x=\"\(shortNumber(CoverPlan.middle))\" y=\"\(shortNumber(Self.top + 30 + size * 0.35))\""
                + " font-size=\"\(shortNumber(size))\" fill=\"\(letters.hex)\">\(SVGCanvas.escaped(text))</text>")
    }
}
