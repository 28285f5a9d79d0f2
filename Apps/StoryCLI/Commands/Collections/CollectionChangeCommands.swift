import ArgumentParser
import Collections
import StoryApp
import StoryCore
import StoryDocuments

/// `story collection rename`: renames a collection.
struct CollectionRenameCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Rename a collection.")

    @Argument(help: "The collection.")
    var collection: String

    @Argument(help: "The new title.")
    var title: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let collections = try session.app.collections
        let found = try await collections.collection(matching: collection)
        let renamed = try await collections.rename(found.id, to: title)
        output.console(of: session).write(
            output.json ? JSONText.pretty(CollectionDocument(renamed)) : "Renamed to '\(renamed.title)'.")
        return .done
    }
}

/// `story collection delete`: deletes a collection.
struct CollectionDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a collection; its stories stay.")

    @Argument(help: "The collection.")
    var collection: String

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let collections = try session.app.collections
        let found = try await collections.collection(matching: collection)
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: ["'\(found.title)': \(CollectionDocument.count(of: found))"],
                stays: "Its stories stay in the library, and your achievements are kept.",
                question: "Delete this collection?"))
        try await collections.delete(found.id)
        output.console(of: session).write(
            output.json ? JSONText.pretty(CollectionDocument(found)) : "Deleted '\(found.title)'.")
        return .done
    }
}
