import Foundation
import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Turning SVG into PNG", .timeLimit(.minutes(1)))
struct RsvgRendererTests {
    @Test(
        "What is not SVG is an error that says so", arguments: ["", "no picture", "<svg", "<html/>", "<svg><g></svg>"])
    func broken(svg: String) throws {
        // Given
        let sut = try RsvgRenderer()

        // When
        let error = #expect(throws: ProviderError.self) { try sut.png(of: svg, width: 8, height: 8) }

        // Then
        #expect(error?.fault?.detail.contains("librsvg couldn't draw the picture") == true)
    }

    @Test("The same pixels make a file of the same bytes, and other pixels another")
    func colors() throws {
        // Given
        let sut = try RsvgRenderer()
        func square(_ color: String) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">"
                + "<rect width=\"4\" height=\"4\" fill=\"\(color)\"/></svg>"
        }

        // When
        let files = try ["red", "#f00", "blue"].map { try sut.png(of: square($0), width: 40, height: 30) }

        // Then
        #expect(files[0] == files[1])
        #expect(files[0] != files[2])
    }

    @Test("Rows hold red, green and blue in this order, and a picture of one colour packs small")
    func rows() throws {
        // Given
        let sut = try RsvgRenderer()
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">"
            + "<rect width=\"1\" height=\"1\" fill=\"#123456\"/></svg>"

        // When
        let dot = try sut.png(of: svg, width: 2, height: 2)
        let field = try sut.png(of: svg, width: 1000, height: 1000)

        // Then
        let pixels = try UnpackedPNG(dot, width: 2, height: 2)
        #expect(pixels.rows == [0, 0x12, 0x34, 0x56, 0x12, 0x34, 0x56, 0, 0x12, 0x34, 0x56, 0x12, 0x34, 0x56])
        #expect(field.count < 20_000)
    }
}
