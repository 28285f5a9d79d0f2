import Testing

@testable import VectorIllustrator

@Suite("Drawing on a canvas", .timeLimit(.minutes(1)))
struct SVGCanvasTests {
    @Test("What is drawn again elsewhere is written once")
    func stamp() {
        // Given
        var sut = SVGCanvas()

        // When
        for x in [5.0, 9] { sut.stamp(at: SVGCanvas.placement(x, 0)) { $0.circle(1, 0, 2, .white) } }
        sut.stamp(at: "") { $0.circle(1, 0, 3, .white) }

        // Then
        #expect(
            sut.text == "<g transform=\"translate(5)\"><g id=\"s1\"><circle cx=\"1\" r=\"2\" fill=\"#fff\"/></g></g>"
                + "<use href=\"#s1\" transform=\"translate(9)\"/><g id=\"s2\"><circle cx=\"1\" r=\"3\" fill=\"#fff\"/></g>"
        )
    }

    @Test("A stamp's gradient stands before it, so that the second is like the first")
    func shadedStamp() {
        // Given
        var sut = SVGCanvas()

        // When
        for _ in 0..<2 { sut.stamp(at: "") { $0.path("M0 0h9v9z", from: .white, to: .ink) } }

        // Then
        #expect(sut.text.hasPrefix("<linearGradient id=\"f1\""))
        #expect(sut.text.matches(of: /<path/).count == 1)
        #expect(sut.text.hasSuffix("<use href=\"#s1\"/>"))
    }

    @Test("A drawing by stamps looks as one without them")
    func stampPixels() throws {
        // Given
        let tree: (inout SVGCanvas) -> Void = { $0.path("M0 0l40 -120l40 120z", from: 0x3F8A58, to: .ink) }
        var (once, twice) = (SVGCanvas(), SVGCanvas())

        // When
        for x in [100.0, 400, 700] {
            let placing = SVGCanvas.placement(x, 500, scale: 2, turn: x / 20)
            once.stamp(at: placing, tree)
            twice.group(transform: placing, tree)
        }
        let pages = try [once, twice].map {
            try DrawnPixels(page: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\">\($0.text)</svg>")
        }

        // Then
        #expect(pages[0].difference(to: pages[1]) == 0)
        #expect(pages[0].ink == pages[1].ink)
    }

    @Test("A group that draws nothing, or moves nothing, is not written")
    func idleGroups() {
        // Given
        var sut = SVGCanvas()

        // When
        sut.group(transform: SVGCanvas.placement(3, 4)) { _ in }
        sut.group(transform: SVGCanvas.placement(0, 0)) { $0.circle(0, 0, 1, .white) }

        // Then
        #expect(sut.text == "<circle r=\"1\" fill=\"#fff\"/>")
    }

    @Test("Lines as wide as edges say no width among edges, and theirs elsewhere")
    func edges() {
        // Given
        var sut = SVGCanvas()

        // When
        sut.withEdges { $0.line("M0 0h9", .white, width: SVGCanvas.edge) }
        sut.line("M0 0h9", .white, width: SVGCanvas.edge)

        // Then
        let line = "<path d=\"m0 0h9\" stroke=\"#fff\""
        #expect(sut.text == "<g stroke-width=\"2.5\">\(line)/></g>\(line) stroke-width=\"2.5\"/>")
    }

    @Test("What fills a page is told to the unit, and what follows to the tenth")
    func coarse() {
        // Given
        var sut = SVGCanvas()

        // When
        sut.coarsely { $0.path("M1.4 2.6h7.3", .white) }
        sut.path("M1.4 2.6h7.3", .white)

        // Then
        #expect(sut.text == "<path d=\"m1 3h8\" fill=\"#fff\"/><path d=\"m1.4 2.6h7.3\" fill=\"#fff\"/>")
    }
}
