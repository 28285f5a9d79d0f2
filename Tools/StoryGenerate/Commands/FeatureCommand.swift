import ArgumentParser

/// Writes a new feature.
struct FeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Write a new feature, with everything but screens.")

    @Argument(help: "What it is called, such as Collections: a capital letter, then letters and digits.")
    var name: String

    @OptionGroup var options: ScaffoldOptions

    func run() throws {
        try options.write { tree throws(ScaffoldError) in
            try FeatureScaffold.make(ScaffoldName(name), in: tree)
        }
    }
}
