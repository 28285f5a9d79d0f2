import ArgumentParser

/// `story-generate`: writes new features, screens and providers as the architecture has them, and keeps what follows
/// from the sources in step with them.
///
/// It knows no module of ours, so that it runs while the app is broken. `generate.sh` calls it.
@main
struct StoryGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-generate",
        abstract: "Write new features, screens and providers, and check what is written.",
        subcommands: [
            FeatureCommand.self, ScreenCommand.self, UseCaseCommand.self, ProviderCommand.self, CheckCommand.self,
            DeriveCommand.self, TextsCommand.self,
        ])
}
