import ArgumentParser

/// Shows every screen of the app on a terminal in all its variants.
@main
struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-gallery", abstract: "Shows every screen of the app on a terminal in all its variants.",
        subcommands: [ShowCommand.self, GoldenCommand.self], defaultSubcommand: ShowCommand.self)
}
