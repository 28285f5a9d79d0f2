import Foundation
import Glibc
import TestSupport
import Testing
import VectorIllustrator

@testable import TerminalPictures

@Suite("Files of pictures", .timeLimit(.minutes(1)))
struct PictureFileTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#336699"/></svg>
        """
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ content: Data, as name: String) throws -> PicturePixels {
        let file = folder.file(name)
        try content.write(to: file)
        return try PixbufFunctions().pixels(ofFileAt: file)
    }

    private func png(width: Int, height: Int) throws -> Data {
        try VectorIllustrator().png(of: Self.svg, width: width, height: height)
    }

    @Test("A PNG file is read pixel by pixel")
    func png() throws {
        let sut = try read(try png(width: 41, height: 31), as: "page.png")
        #expect((sut.width, sut.height) == (41, 31))
        #expect(sut.hasAlpha == false)
        #expect(Array(sut.bytes[(41 * 15 + 20) * 3..<(41 * 15 + 21) * 3]) == [0x33, 0x66, 0x99])
    }

    @Test("An SVG file is drawn")
    func svg() throws {
        let sut = try read(Data(Self.svg.utf8), as: "page.svg")
        #expect((sut.width, sut.height) == (40, 30))
        #expect(Array(sut.bytes.prefix(3)) == [0x33, 0x66, 0x99])
    }

    @Test("A large picture is made smaller, in its shape")
    func large() throws {
        let sut = try read(try png(width: 4000, height: 3000), as: "page.png")
        #expect((sut.width, sut.height) == (2048, 1536))
    }

    @Test(
        "What is no picture is damaged",
        arguments: [
            Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), Data("<svg".utf8),
        ])
    func rubbish(content: Data) throws {
        try expectDamaged(content)
    }

    @Test("A file that was cut off is damaged", arguments: [0.3, 0.9])
    func damaged(part: Double) throws {
        let whole = try png(width: 300, height: 200)
        try expectDamaged(whole.prefix(Int(Double(whole.count) * part)))
    }

    @Test("What is not there, or no file, is missing", arguments: ["nothing.png", "folder", "pipe"])
    func missing(name: String) throws {
        let file = folder.file(name)
        if name == "folder" { try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true) }
        if name == "pipe" { try #require(mkfifo(file.path, 0o600) == 0) }
        let sut = try PixbufFunctions()
        #expect(throws: TerminalPictureError.missing(path: file.path)) { try sut.pixels(ofFileAt: file) }
    }

    @Test("A picture with more pixels than anybody sees is not read")
    func tooLarge() throws {
        let file = folder.file("bomb.png")
        // The header of a picture of 60,000 by 60,000 pixels.
        let header: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60]
            + [0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0, 0x31, 0xF5, 0x34, 0x23]
        try Data(header).write(to: file)
        let sut = try PixbufFunctions()
        #expect(throws: TerminalPictureError.self) { try sut.pixels(ofFileAt: file) }
    }

    private func expectDamaged(_ content: Data) throws {
        let file = folder.file("page.png")
        try content.write(to: file)
        let sut = try PixbufFunctions()
        let error = try #require(throws: TerminalPictureError.self) { try sut.pixels(ofFileAt: file) }
        guard case .damaged(file.path, let detail) = error else { throw error }
        #expect(!detail.isEmpty)
        #expect(error.message.contains(file.path))
    }
}
