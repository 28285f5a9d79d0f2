import Testing

@testable import VectorIllustrator

@Suite("Writing paths in few bytes", .timeLimit(.minutes(1)))
struct ShortPathTests {
    @Test(
        "Each step is written the shorter way",
        arguments: [
            ("M100 100L110 90", "m100 100 10-10"), ("M-90 -90L5 5", "m-90-90L5 5"), ("M0 0L10 0L10 7", "m0 0h10v7"),
            ("M1 2L0.5 0.5", "m1 2L.5.5"),
            (
                "M100 100C100 90 110 90 110 100C110 110 120 110 120 100",
                "m100 100c0-10 10-10 10 0s10 10 10 0"
            ),
            ("M0 0Q5 8 10 0Q15 -8 20 0", "m0 0q5 8 10 0t10 0"), ("M9 9A5 5 0 1 0 19 9z", "m9 9a5 5 0 1010 0z"),
            ("M5 5h0M9 9h0", "m5 5zm4 4z"), ("M5 5h0v3", "m5 5h0v3"), ("", ""),
        ])
    func shorter(long: String, short: String) {
        #expect(ShortPath.text(of: long, grain: .tenth) == short)
    }

    @Test("Many dots are told from left to right")
    func dots() {
        // Given
        let points: [Point] = (0..<20).map { index in
            let (column, row) = (index * 7 % 20, index * 13 % 20)
            return Point(Double(column) * 50, Double(row) * 40)
        }
        var path: PathData = ""
        for point in points { path += "M\(point)h0" }

        // When
        let sut = ShortPath.text(of: path.text, grain: .unit)

        // Then
        var read = PathPoints(Substring(sut))
        read.read()
        #expect(Set(read.points) == Set(points))
        #expect(sut.utf8.count < path.text.utf8.count * 3 / 4)
        #expect(!sut.contains("M"))
    }

    @Test("Rounded steps do not add up")
    func rounding() {
        // Given
        let steps = String(repeating: "h0.4", count: 100)

        // When
        let sut = ShortPath.text(of: "M0 0\(steps)", grain: .unit)

        // Then
        var read = PathPoints(Substring(sut))
        read.read()
        #expect(read.points.last == Point(40, 0))
    }

    @Test("Every point of a drawing stays where it is, to half a grain", arguments: [Grain.tenth, .unit])
    func points(grain: Grain) throws {
        // Given
        let path: PathData =
            .smooth([Point(1.3, -4), Point(20.7, 31.2), Point(-9, 18.8), Point(-30, 2.1)])
            + "M3 4q5.5 -7 10 .5t9 2S30 12 40 8.2A12 9 0 0 1 52 20.6H12.4V-9.7l-3 -3z"
        let reach = grain == .tenth ? 0.11 : 1.1

        // When
        let texts = [path.text, ShortPath.text(of: path.text, grain: grain)]
        let points = texts.map { text in
            var read = PathPoints(Substring(text))
            read.read()
            return read.points
        }

        // Then
        #expect(texts[1].utf8.count < texts[0].utf8.count)
        #expect(points[0].count == points[1].count)
        for (before, after) in zip(points[0], points[1]) { #expect(before.distance(to: after) < reach) }
    }

    @Test(
        "Shares are written to the hundredth",
        arguments: [(0, "0"), (1, "1"), (0.5, ".5"), (0.34, ".34"), (1.05, "1.05"), (-0.07, "-.07"), (.nan, "0")])
    func shares(value: Double, text: String) {
        #expect(hundredths(value) == text)
    }

    @Test(
        "A colour is written in three digits where these say all",
        arguments: [(0xFFFFFF, "#fff"), (0xAABBCD, "#aabbcd")])
    func colors(value: Int, text: String) {
        #expect(Color(integerLiteral: value).hex == text)
    }
}
