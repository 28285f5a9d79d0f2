import Foundation
import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Making PDF documents of pictures", .tags(.process), .timeLimit(.minutes(2)))
struct PDFTests {
    private let sut = VectorIllustrator()

    /// A document as poppler sees it.
    private struct Document {
        private let folder: TemporaryFolder
        private let file: URL

        init(_ data: Data) throws {
            folder = try TemporaryFolder()
            file = folder.file("book.pdf")
            try data.write(to: file)
        }

        /// What pdfinfo says of a field: "Pages" is "3".
        func info(_ field: String) async throws -> String? {
            try await Program.run("pdfinfo", file.path).text.split(separator: "\n").first { $0.hasPrefix("\(field):") }
                .map { $0.dropFirst(field.count + 1).trimmingCharacters(in: .whitespaces) }
        }

        /// A page's pixels in a picture of 320 by 240.
        func page(_ number: Int) async throws -> Pixmap {
            let base = folder.file("page\(number)").path
            try await Program.run(
                "pdftoppm", "-f", "\(number)", "-singlefile", "-scale-to-x", "320", "-scale-to-y", "240", file.path,
                base)
            return try Pixmap(Data(contentsOf: URL(filePath: base + ".ppm")), width: 320, height: 240)
        }
    }

    /// Red, green and blue of every pixel, as pdftoppm writes them.
    private struct Pixmap {
        private let bytes: [UInt8]
        private let width: Int

        init(_ file: Data, width: Int, height: Int) throws {
            bytes = [UInt8](file.suffix(width * height * 3))
            self.width = width
            try #require(bytes.count == width * height * 3)
        }

        func color(_ column: Int, _ row: Int) -> Color {
            let start = (row * width + column) * 3
            return Color(red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]))
        }

        /// How much of the picture, from 0 to 1, looks like a drawing of the same size.
        func likeness(to drawing: DrawnPixels) -> Double {
            var count = 0
            for row in 0..<drawing.height {
                for column in 0..<drawing.width
                where !color(column, row).isUnlike(drawing.color(column, row), by: 40) { count += 1 }
            }
            return Double(count) / Double(drawing.width * drawing.height)
        }
    }

    private func book() throws -> [IllustrationRequest] {
        try ["meadow", "sea", "bedroom"].enumerated().map { index, setting in
            Given.request(
                Given.scene(setting: Setting(rawValue: setting), weather: "snow"), [try Given.sheet()], page: index)
        }
    }

    @Test("A picture is a document of one page of the asked size that looks as the PNG does")
    func page() async throws {
        // Given
        let request = try book()[0]

        // When
        let document = try Document(await sut.pdf(for: request, width: 640, height: 480))

        // Then
        #expect(try await document.info("Pages") == "1")
        #expect(try await document.info("Page size") == "640 x 480 pts")
        #expect(try await document.page(1).likeness(to: DrawnPixels(page: sut.svg(for: request))) > 0.97)
    }

    @Test("A book has a page for each picture, in their order")
    func pages() async throws {
        // Given
        let book = try book()

        // When
        let document = try Document(await sut.pdf(of: book))

        // Then
        #expect(try await document.info("Pages") == "3")
        for (index, request) in book.enumerated() {
            let page = try await document.page(index + 1)
            let likeness = try book.map { try page.likeness(to: DrawnPixels(page: sut.svg(for: $0))) }
            #expect(likeness[index] == likeness.max() && likeness[index] > 0.97, "\(request.scene.setting.rawValue)")
        }
    }

    @Test("A book with a cover is called as the cover is", arguments: ["Größe & <Mut>", nil])
    func title(title: String?) async throws {
        // Given
        var book = try book()
        book[0].title = title

        // When
        let document = try Document(await sut.pdf(of: book))

        // Then
        #expect(try await document.info("Title") == title)
    }

    @Test("A book with a cover has an endpaper after it and at its end")
    func endpapers() async throws {
        // Given
        var book = try book()
        book[0].title = "Mira"

        // When
        let document = try Document(await sut.pdf(of: book))

        // Then
        let endpaper = try DrawnPixels(page: sut.endpaper(for: book[0]))
        #expect(try await document.info("Pages") == "5")
        #expect(try await document.page(2).likeness(to: endpaper) > 0.97)
        #expect(try await document.page(5).likeness(to: endpaper) > 0.97)
    }

    @Test("Shapes stay shapes: a page ten times as large needs no more bytes")
    func vectors() async throws {
        // Given
        let request = try book()[0]

        // When
        let small = try await sut.pdf(for: request, width: 320, height: 240)
        let large = try await sut.pdf(for: request, width: 3200, height: 2400)

        // Then
        #expect(Double(large.count) < Double(small.count) * 1.3)
    }

    @Test("A page of another shape keeps the whole picture, with paper around it")
    func shape() async throws {
        // When
        let document = try Document(await sut.pdf(for: try book()[0], width: 480, height: 960))

        // Then
        #expect(try await document.info("Page size") == "480 x 960 pts")
        for row in [2, 237] {
            #expect(try await !document.page(1).color(160, row).isUnlike(0xFFF8EC, by: 4))
        }
    }

    @Test("The same book gives the same bytes, and tells no time")
    func sameBytes() async throws {
        // Given
        let book = try book()

        // When
        let first = try await sut.pdf(of: book)
        let second = try await VectorIllustrator().pdf(of: book)

        // Then
        #expect(first == second)
        #expect(try await Document(first).info("CreationDate") == nil)
    }

    @Test(
        "A page that no document can have is a clear error",
        arguments: [(0, 480), (640, -1), (640, 14_401), (.nan, 480), (.infinity, 480)])
    func impossible(width: Double, height: Double) async throws {
        // Given
        let request = try book()[0]

        // When
        let error = await #expect(throws: ProviderError.self) {
            try await sut.pdf(for: request, width: width, height: height)
        }

        // Then
        #expect(error?.fault?.detail.contains("points can't be made") == true)
    }

    @Test("A book without a picture is a clear error")
    func empty() async throws {
        // When
        let error = await #expect(throws: ProviderError.self) { try await sut.pdf(of: []) }

        // Then
        #expect(error?.fault?.recovery != nil)
    }

    @Test("A cancelled task gets no book")
    func cancelled() async throws {
        // Given
        let book = try book()
        let sut = sut

        // When
        let task = Task {
            await untilCancelled()
            return try await sut.pdf(of: book)
        }
        task.cancel()

        // Then
        await #expect(throws: ProviderError.cancelled) { try await task.value }
    }
}
