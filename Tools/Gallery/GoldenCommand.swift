import ArgumentParser
import Foundation
import TerminalUI

/// Rewrites the golden texts with which the tests compare.
struct GoldenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Write the golden texts of the tests anew.",
        discussion: "A file for each screen and size. Look at the difference before it is kept.")

    @Option(help: "The folder of the golden texts.")
    var folder = "Tests/GalleryTests/Golden"

    @MainActor
    func run() async throws {
        let location = URL(filePath: folder, directoryHint: .isDirectory)
        guard FileManager.default.fileExists(atPath: location.path) else {
            throw ValidationError("\(location.path) is not there. Call this in the package's folder, or give --folder.")
        }
        let texts = GoldenText.all
        for text in texts { try Data(text.text.utf8).write(to: location.appending(path: text.file), options: .atomic) }
        print("\(texts.count) golden texts in \(location.path)")
    }
}

/// A screen in all its variants at one size, as the tests keep it.
struct GoldenText {
    /// The name of its file.
    var file: String
    /// All of it.
    var text: String

    /// One for every screen and size.
    @MainActor
    static var all: [GoldenText] {
        GalleryScreen.all.flatMap { screen in
            GalleryScreen.sizes.map { size in
                let texts = screen.variants.map { variant in
                    let text = GalleryText(frame: variant.frame(size, theme: .monochrome), size: size)
                    return "== \(variant.name)\n" + text.lines.joined(separator: "\n") + "\n"
                }
                return GoldenText(
                    file: "\(screen.name)-\(size.width)x\(size.height).txt", text: texts.joined(separator: "\n"))
            }
        }
    }
}
