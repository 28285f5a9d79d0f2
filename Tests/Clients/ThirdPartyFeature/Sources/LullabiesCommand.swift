import ArgumentParser
import StoryCLI
import StoryDocuments

/// `story lullabies`: the verbs of the shelf.
struct LullabiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lullabies", abstract: "Keep the lullabies that you sing.",
        subcommands: [LullabiesAddCommand.self, LullabiesListCommand.self])
}

/// `story lullabies add`: adds a lullaby.
struct LullabiesAddCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a lullaby.")

    @Argument(help: "The title.")
    var title: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let lullaby = try await session.app.feature(LullabiesComposition.self).add(title)
        let console = output.console(of: session)
        console.write(output.json ? JSONText.pretty(LullabyDocument(lullaby)) : "Added '\(lullaby.title)'.")
        return .done
    }
}

/// `story lullabies list`: lists them.
struct LullabiesListCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the lullabies.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let lullabies = try await session.app.feature(LullabiesComposition.self).lullabies()
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(LullabyListDocument(lullabies: lullabies.map(LullabyDocument.init))))
        } else {
            lullabies.forEach { console.write($0.title) }
        }
        return .done
    }
}

/// A lullaby, as `--json` prints it.
struct LullabyDocument: JSONDocument {
    var id: String
    var title: String

    init(_ lullaby: Lullaby) {
        (id, title) = (lullaby.id.rawValue, lullaby.title)
    }
}

/// All lullabies, as `--json` prints them.
struct LullabyListDocument: JSONDocument {
    var lullabies: [LullabyDocument]
}
