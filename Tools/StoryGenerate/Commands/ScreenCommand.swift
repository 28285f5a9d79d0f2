import ArgumentParser

/// Writes a new screen of a feature.
struct ScreenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen", abstract: "Write a new screen of a feature, with use cases, view and tests.")

    @Argument(help: "The feature that the screen belongs to.")
    var feature: String

    @Argument(help: "What the screen is called, such as ShelfList.")
    var name: String

    @Option(help: "What it shows: one thing, a list, or nothing that changes.")
    var kind: ScreenScaffold.Kind

    @OptionGroup var options: ScaffoldOptions

    func run() throws {
        try options.write { tree throws(ScaffoldError) in
            try ScreenScaffold.make(ScaffoldName(name), of: kind, for: feature, in: tree)
        }
    }
}

extension ScreenScaffold.Kind: ExpressibleByArgument {}
