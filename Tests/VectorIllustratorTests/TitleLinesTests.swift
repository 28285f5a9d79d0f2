import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Dividing a title into lines", .timeLimit(.minutes(1)))
struct TitleLinesTests {
    private let ruler = TitleRuler()

    private func divide(_ title: String) -> TitleLines { TitleLines(title, width: 1100, height: 290, ruler: ruler) }

    @Test("A short title is one line, as large as there is room for")
    func short() {
        #expect(divide("Mira").lines == ["Mira"])
        #expect(divide("Mira").size == divide("A").size)
        #expect(divide("Mira").size > divide("Mira and the Very Small Lantern of Her Friend").size)
    }

    @Test("Words stay whole and in their order, in lines of about the same length")
    func words() {
        // Given
        let title = "The Very Long and Slightly Wobbly Journey of Mira, Ole and the Hedgehog Who Wanted to See the Sea"

        // When
        let sut = divide(title)
        let widths = ruler.boxes(of: sut.lines, size: sut.size).map(\.width)

        // Then
        #expect(sut.lines.joined(separator: " ") == title)
        #expect((3...4).contains(sut.lines.count))
        #expect(widths.allSatisfy { $0 <= 1101 && $0 > 600 }, "\(sut.lines) \(widths)")
    }

    @Test("A long German word stays whole as long as it can be read, and else has hyphens")
    func compounds() {
        // Given
        let readable = "Ole und der Donaudampfschifffahrtskapitän"
        let endless = String(repeating: "Rindfleisch", count: 12)

        // When
        let whole = divide(readable).lines
        let divided = divide(endless).lines

        // Then
        #expect(whole.joined(separator: " ") == readable)
        #expect(divided.count > 2)
        #expect(divided.dropLast().allSatisfy { $0.hasSuffix("-") } && divided.last?.hasSuffix("-") == false)
        #expect(divided.map { $0.replacing("-", with: "") }.joined() == endless)
    }

    @Test("A word that has a hyphen may be parted there")
    func hyphens() {
        #expect(divide("Bärenhöhlen-Entdecker-Mannschaftsabenteuer").lines.count > 1)
        #expect(divide("Bärenhöhlen-Entdecker-Mannschaftsabenteuer").lines.first?.hasSuffix("-") == true)
    }

    @Test("Chinese may end a line after any character")
    func chinese() {
        // Given
        let title = String(repeating: "小兔子和月亮的故事", count: 4)

        // When
        let sut = divide(title)

        // Then
        #expect(sut.lines.joined() == title)
        #expect(sut.lines.count > 1)
    }

    @Test("Real measures: a wide letter is wider than a narrow one, and twice the size twice as wide")
    func measures() {
        // When
        let boxes = ruler.boxes(of: ["MMMM", "iiii"], size: 50)
        let large = ruler.boxes(of: ["MMMM"], size: 100)

        // Then
        #expect(boxes[0].width > boxes[1].width * 2)
        #expect(abs(large[0].width - boxes[0].width * 2) < 4)
        #expect(boxes[0].minY < -30 && abs(boxes[0].maxY) < 3)
    }
}
