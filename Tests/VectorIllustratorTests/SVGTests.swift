import Testing

@testable import VectorIllustrator

@Suite("Writing SVG", .timeLimit(.minutes(1)))
struct SVGTests {
    @Test(
        "Numbers are short and never break a path",
        arguments: [
            (0, "0"), (-0.04, "0"), (1, "1"), (1.25, "1.3"), (-0.5, "-.5"), (0.25, ".3"), (1280, "1280"),
            (-99.96, "-100"),
            (Double.nan, "0"), (.infinity, "0"), (1e300, "100000"),
        ])
    func numbers(value: Double, text: String) {
        #expect(shortNumber(value) == text)
    }

    @Test("A path is text with numbers in it")
    func path() {
        // Given
        let x = 1.26
        let point = Point(-3, 4.5)

        // When
        let sut: PathData = "M\(x) 2L\(point)z"

        // Then
        #expect(sut.text == "M1.3 2L-3 4.5z")
    }

    @Test("Light changes colours, and one's own light does not")
    func light() {
        // Given
        var sut = SVGCanvas()
        sut.light = 0x800000

        // When
        sut.circle(0, 0, 1, 0xFF8080)
        sut.inOwnLight { $0.circle(0, 0, 1, 0xFF8080) }

        // Then
        #expect(sut.text.contains("#800000"))
        #expect(sut.text.contains("#ff8080"))
    }

    @Test("Chance repeats itself for the same page and matter only")
    func chance() {
        // Given
        var first = Chance(seed: 1, page: 2, matter: "sky")
        var same = Chance(seed: 1, page: 2, matter: "sky")
        var other = Chance(seed: 1, page: 2, matter: "trees")

        // When
        let numbers = [first.number(5...9), same.number(5...9), other.number(5...9)]

        // Then
        #expect(numbers[0] == numbers[1])
        #expect(numbers[0] != numbers[2])
        #expect(numbers.allSatisfy { (5...9).contains($0) })
    }
}
