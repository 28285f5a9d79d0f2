import ArgumentParser

/// Shows every screen of the app on a terminal in all its situations.
@main
struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-gallery", abstract: "Shows every screen of the app on a terminal in all its situations.",
        subcommands: [ShowCommand.self, GoldenCommand.self], defaultSubcommand: ShowCommand.self)
}
