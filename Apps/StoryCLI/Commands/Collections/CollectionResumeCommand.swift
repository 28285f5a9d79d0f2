import ArgumentParser
import Collections
import StoryApp
import StoryCore
import StoryDocuments

/// `story collection resume`: makes the missing stories of a collection.
struct CollectionResumeCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Create the missing stories of a collection.",
        discussion: """
            Stories are missing if creating the collection was interrupted or a story failed. A complete collection stays \
            as it is.
            """)

    @Argument(help: "The collection.")
    var collection: String

    @Flag(help: "Give up the missing stories; the collection keeps the ones it has.")
    var discard = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let (app, console) = (try session.app, output.console(of: session))
        let found = try await app.collections.collection(matching: collection)
        if discard {
            CollectionDocument.write(
                try await app.collections.discardPlan(of: found.id), asJSON: output.json, on: console)
            return .done
        }
        return try await CollectionCommandRunner(console: console, asJSON: output.json).run { observer in
            try await app.collections.resume(found.id, observer: observer)
        }
    }
}
