import ArgumentParser
import Foundation
import StoryCore
import VectorIllustrator

/// Writes contact sheets as one HTML page and as PNG files.
struct SheetsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheets",
        abstract: "Write contact sheets: one HTML page with everything, and a PNG file for each sheet.")

    @Argument(help: "The folder to write into; it is made if it is not there.")
    var folder: String

    @Option(
        parsing: .upToNextOption,
        help: "What to show: \(Part.allCases.map(\.rawValue).joined(separator: ", ")); everything if left out.")
    var only: [Part] = []

    @Option(help: "How wide a whole page is on the PNG sheets, in pixels; it is three quarters as high.")
    var pageWidth = 320

    @Option(help: "What chance comes from: where trees stand, and which stories are shown.")
    var seed: UInt64 = 7

    @Option(help: "The style of whole pages: \(PictureStyle.known.map(\.rawValue).joined(separator: ", ")).")
    var style = PictureStyle.bright.rawValue

    @Option(help: "How many whole stories to show.")
    var stories = 4

    @Flag(help: "Leave the PNG files out.")
    var withoutPNG = false

    func validate() throws {
        guard (40...1280).contains(pageWidth), (0...100).contains(stories) else {
            throw ValidationError("--page-width goes from 40 to 1280, --stories from 0 to 100.")
        }
    }

    func run() async throws {
        let directory = URL(filePath: folder, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let studio = SheetRenderer(seed: seed, style: PictureStyle(rawValue: style))
        var shown: [Sheet] = []
        for part in only.isEmpty ? Part.allCases : only {
            let sheets = try await part.sheets(in: studio, stories: stories)
            if !withoutPNG {
                for sheet in sheets { try write(sheet, into: directory) }
            }
            shown += sheets
        }
        let page = SheetDocument(sheets: shown, seed: seed)
        try Data(page.html.utf8).write(to: directory.appending(path: "index.html"), options: .atomic)
        print("\(shown.count) sheets with \(shown.reduce(0) { $0 + $1.cells.count }) pictures in \(directory.path)")
    }

    private func write(_ sheet: Sheet, into directory: URL) throws {
        let picture = SheetPicture(sheet: sheet, cellWidth: sheet.isOfPages ? pageWidth : pageWidth / 2)
        let data = try VectorIllustrator().png(of: picture.svg, width: picture.width, height: picture.height)
        try data.write(to: directory.appending(path: "\(sheet.id).png"), options: .atomic)
    }
}
