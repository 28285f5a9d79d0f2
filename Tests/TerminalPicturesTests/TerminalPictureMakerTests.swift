import CWideCharacter
import Foundation
import Glibc
import TestSupport
import Testing
import VectorIllustrator

@testable import TerminalPictures

@Suite("Pictures for a terminal", .timeLimit(.minutes(1)))
struct TerminalPictureMakerTests {
    private static let cell = CellSize(width: 10, height: 20)
    /// The left half red, the right one blue; twice as wide as high.
    private static let halves = """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
        <rect width="100" height="100" fill="#ff0000"/><rect x="100" width="100" height="100" fill="#0000ff"/></svg>
        """
    private let sut = TerminalPictureMaker(capacity: 2, firstImage: 7000)
    private let folder: TemporaryFolder

    init() throws {
        // Widths of characters depend on the locale's character set.
        setlocale(LC_CTYPE, "C.UTF-8")
        folder = try TemporaryFolder()
    }

    private func png() throws -> URL {
        let file = folder.file("halves.png")
        try VectorIllustrator().png(of: Self.halves, width: 200, height: 100).write(to: file)
        return file
    }

    private func request(
        _ graphics: TerminalGraphics, _ file: URL, columns: Int = 40, rows: Int = 20, cell: CellSize? = Self.cell
    ) -> TerminalPictureRequest {
        TerminalPictureRequest(source: .file(file), graphics: graphics, columns: columns, rows: rows, cell: cell)
    }

    private func width(_ line: String) -> Int {
        line.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars.reduce(0) { $0 + Int(wcwidth(wchar_t($1.value))) }
    }

    @Test(
        "Symbols are as many lines as rows, each as wide as the columns, and change nothing behind them",
        arguments: [PictureColorDepth.none, .sixteen, .indexed, .direct], [true, false])
    func symbols(colors: PictureColorDepth, isASCII: Bool) async throws {
        // When
        let style = SymbolStyle(colors: colors, isASCII: isASCII)
        let picture = try await sut.picture(request(.symbols(style), try png(), columns: 37, rows: 20))
        // Then
        guard case .lines(let lines) = picture.form else { throw CocoaError(.featureUnsupported) }
        #expect(picture.columns == 37)
        #expect((8...10).contains(picture.rows), "\(picture.rows)")
        #expect(lines.count == picture.rows)
        for line in lines {
            #expect(width(line) == 37)
            #expect(line.utf8.contains(0x1B) == (colors != .none) || line.contains("\u{1B}[0m"))
            #expect(colors == .none || line.hasSuffix("\u{1B}[0m"))
            if isASCII { #expect(line.utf8.allSatisfy { $0 < 0x80 }) }
        }
        let text = lines.joined()
        #expect(text.contains("38;2;") == (colors == .direct) || text.contains("48;2;") == (colors == .direct))
        #expect(text.contains("38;5;") == (colors == .indexed) || text.contains("48;5;") == (colors == .indexed))
        if colors == .none { #expect(text.firstMatch(of: /\u{1B}\[[1-9]/) == nil) }
    }

    @Test("Sixels are one device control string that fits the cells")
    func sixels() async throws {
        // When
        let picture = try await sut.picture(request(.sixel, try png()))
        // Then
        guard case .sixels(let text) = picture.form else { throw CocoaError(.featureUnsupported) }
        #expect(text.hasPrefix("\u{1B}P"))
        #expect(text.hasSuffix("\u{1B}\\"))
        #expect(text.utf8.count { $0 == 0x1B } == 2)
        let size = try #require(text.firstMatch(of: /q"1;1;(\d+);(\d+)/))
        #expect(Int(size.1) == picture.columns * 10)
        #expect(try #require(Int(size.2)) <= picture.rows * 20)
    }

    @Test("For Kitty they are pixels with a number, by which the picture is taken away, and nothing is answered")
    func kitty() async throws {
        // When
        let picture = try await sut.picture(request(.kitty, try png()))
        // Then
        guard case .kitty(let text, 7000) = picture.form else { throw CocoaError(.featureUnsupported) }
        let begin = try #require(
            text.prefixMatch(of: /\u{1B}_Ga=T,q=2,C=1,i=7000,f=32,s=(\d+),v=(\d+),c=(\d+),r=(\d+),m=1/))
        let (width, height) = (try #require(Int(begin.1)), try #require(Int(begin.2)))
        #expect(Int(begin.3) == picture.columns)
        #expect(Int(begin.4) == picture.rows)
        let chunks = text.matches(of: /\u{1B}_Gm=1;([A-Za-z0-9+\/=]*)\u{1B}\\/)
        let pixels = chunks.reduce(into: Data()) { $0 += Data(base64Encoded: String($1.1)) ?? Data() }
        try #require(pixels.count == width * height * 4)
        func pixel(_ x: Int) -> [UInt8] { Array(pixels.dropFirst((height / 2 * width + x) * 4).prefix(4)) }
        #expect(pixel(2) == [255, 0, 0, 255])
        #expect(pixel(width - 3) == [0, 0, 255, 255])
        #expect(picture.removal == "\u{1B}_Ga=d,d=I,i=7000,q=2\u{1B}\\")
    }

    @Test("A terminal that scales pictures itself is sent no more pixels than are seen")
    func largePictures() async throws {
        let cell = CellSize(width: 30, height: 60)
        let picture = try await sut.picture(request(.kitty, try png(), columns: 200, rows: 100, cell: cell))
        #expect(picture.columns == 200)
        guard case .kitty(let text, _) = picture.form else { throw CocoaError(.featureUnsupported) }
        #expect(text.utf8.count < 1_500_000)
    }

    @Test("The same picture is made once, and the last few are kept")
    func keeping() async throws {
        // Given
        let file = try png()
        func image(_ columns: Int) async throws -> UInt32? {
            guard case .kitty(_, let image) = try await sut.picture(request(.kitty, file, columns: columns)).form else {
                return nil
            }
            return image
        }
        // When
        var images: [UInt32?] = []
        for columns in [10, 11, 10, 12, 10, 11] { images.append(try await image(columns)) }
        // Then
        #expect(images == [7000, 7001, 7000, 7002, 7000, 7003])
    }

    @Test(
        "It does not matter where cells end: a picture keeps its shape",
        arguments: [(1, 1), (3, 200), (200, 3), (80, 24)])
    func shapes(columns: Int, rows: Int) async throws {
        for graphics in [TerminalGraphics.kitty, .sixel, .symbols(SymbolStyle(colors: .direct, isASCII: false))] {
            let picture = try await sut.picture(request(graphics, try png(), columns: columns, rows: rows, cell: nil))
            #expect((1...columns).contains(picture.columns))
            #expect((1...rows).contains(picture.rows))
        }
    }

    @Test("Pixels are a picture, too", arguments: [true, false])
    func pixels(hasAlpha: Bool) async throws {
        let bytes = [UInt8](repeating: 200, count: 8 * 4 * (hasAlpha ? 4 : 3))
        let pixels = try #require(PicturePixels(width: 8, height: 4, hasAlpha: hasAlpha, bytes: bytes))
        let request = TerminalPictureRequest(
            source: .pixels(pixels), graphics: .symbols(SymbolStyle(colors: .direct, isASCII: false)), columns: 4,
            rows: 4, cell: nil)
        #expect(try await sut.picture(request).rows >= 1)
        #expect(PicturePixels(width: 8, height: 5, hasAlpha: hasAlpha, bytes: bytes) == nil)
        #expect(PicturePixels(width: 0, height: 0, hasAlpha: hasAlpha, bytes: []) == nil)
    }

    @Test("No room is an error", arguments: [(0, 5), (5, 0), (-1, 5), (5, 100_000)])
    func noRoom(columns: Int, rows: Int) async throws {
        let file = try png()
        await #expect(throws: TerminalPictureError.noRoom) {
            try await sut.picture(request(.kitty, file, columns: columns, rows: rows))
        }
    }

    @Test("A picture that nobody waits for any more is not made")
    func cancelling() async throws {
        let request = request(.kitty, try png())
        let task = Task { [sut] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await sut.picture(request)
        }
        await #expect(throws: TerminalPictureError.cancelled) { try await task.value }
    }

    @Test("libchafa tells terminals by their names")
    func names() async throws {
        func graphics(_ values: [String: String]) async throws -> TerminalGraphics? {
            try await sut.graphics(
                TerminalEnvironment { values[$0] ?? ($0 == "LANG" ? "C.UTF-8" : nil) }, answers: TerminalAnswers(),
                cell: Self.cell)
        }
        #expect(try await graphics(["TERM": "xterm-kitty"]) == .kitty)
        #expect(try await graphics(["TERM": "foot"]) == .sixel)
        let direct = TerminalGraphics.symbols(SymbolStyle(colors: .direct, isASCII: false))
        #expect(try await graphics(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == direct)
        let indexed = TerminalGraphics.symbols(SymbolStyle(colors: .indexed, isASCII: false))
        #expect(try await graphics(["TERM": "tmux-256color", "TMUX": "x"]) == indexed)
        let console = TerminalGraphics.symbols(SymbolStyle(colors: .sixteen, isASCII: false))
        #expect(try await graphics(["TERM": "linux"]) == console)
        #expect(try await graphics(["TERM": "dumb"]) == nil)
    }
}
