import ArgumentParser
import Foundation
import StoryCore
import VectorIllustrator

/// Redraws the golden pictures with which the tests compare.
struct GoldenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden",
        abstract: "Draw the golden pictures of the tests anew.",
        discussion: "For each scene of scenes.json an SVG file of its name. Look at the difference before it is kept.")

    @Option(help: "The folder of the golden pictures.")
    var folder = "Tests/VectorIllustratorTests/Golden"

    func run() throws {
        let directory = URL(filePath: folder, directoryHint: .isDirectory)
        let file = directory.appending(path: "scenes.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ValidationError("\(file.path) is not there. Call this in the package's folder, or give --folder.")
        }
        let scenes = try JSONDecoder().decode([String: IllustrationRequest].self, from: data)
        for (name, request) in scenes.sorted(by: { $0.key < $1.key }) {
            let svg = VectorIllustrator().svg(for: request)
            try Data(svg.utf8).write(to: directory.appending(path: "\(name).svg"), options: .atomic)
        }
        print("\(scenes.count) golden pictures in \(directory.path)")
    }
}
