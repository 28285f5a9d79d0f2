import ArgumentParser
import Foundation

/// Writes a new feature.
struct FeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Write a new feature, with nothing in it yet.")

    @Argument(help: "What it is called, such as Collections: a capital letter, then letters and digits.")
    var name: String

    @OptionGroup var options: TreeOptions

    func run() throws {
        let tree = try options.tree()
        print("\(name) would be written below \(tree.root.path).")
    }
}
