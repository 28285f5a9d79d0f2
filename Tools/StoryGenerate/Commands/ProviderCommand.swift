import ArgumentParser

/// Writes a new provider.
struct ProviderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "provider", abstract: "Write a new provider of stories, speech or pictures.")

    @Argument(help: "What it is called, such as Piper; its module's name ends with what it is: PiperNarrator.")
    var name: String

    @Option(help: "What it makes: stories, speech or pictures.")
    var kind: ProviderScaffold.Kind

    @OptionGroup var options: ScaffoldOptions

    func run() throws {
        try options.write { tree throws(ScaffoldError) in try ProviderScaffold.make(name, of: kind, in: tree) }
    }
}

extension ProviderScaffold.Kind: ExpressibleByArgument {}
