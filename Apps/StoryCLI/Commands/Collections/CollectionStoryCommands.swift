import ArgumentParser
import Collections
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// References to a collection and a story.
struct CollectionStoryArguments: ParsableArguments {
    @Argument(help: "The collection.")
    var collection: String

    @Argument(help: "The story: its title, its id, or the beginning of either.")
    var story: String

    /// Resolves the references.
    ///
    /// - Parameter isInside: Whether to prefer a story of the collection if several stories match.
    func find(
        in app: AppContainer, isInside: Bool
    ) async throws -> (collection: StoryCollection, story: StoryID) {
        let found = try await app.collections.collection(matching: collection)
        let titled = found.stories.filter { $0.title == story }
        if isInside, let only = titled.first, titled.count == 1 { return (found, only.id) }
        return (found, try await app.library.story(matching: story).id)
    }
}

/// `story collection complete`: marks a story as completed or not completed.
struct CollectionCompleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "Mark a story in a collection as completed.")

    @OptionGroup var entry: CollectionStoryArguments

    @Flag(help: "Mark it as not completed instead.")
    var undo = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let (app, console) = (try session.app, output.console(of: session))
        let (collection, story) = try await entry.find(in: app, isInside: true)
        guard !undo else {
            let reopened = try await app.collections.reopen(story, in: collection.id)
            CollectionDocument.write(reopened, asJSON: output.json, on: console)
            return .done
        }
        let outcome = try await app.collections.complete(story, in: collection.id)
        if !outcome.achievements.isEmpty { console.writeError(Achievement.notice(of: outcome.achievements) + ".") }
        CollectionDocument.write(outcome.collection, asJSON: output.json, on: console)
        return outcome.failure.map { ErrorReporter(console: console, asJSON: output.json).report($0) } ?? .done
    }
}

/// `story collection add`: adds a story to a collection.
struct CollectionAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a story from the library to a collection.")

    @OptionGroup var entry: CollectionStoryArguments
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        let (collection, story) = try await entry.find(in: app, isInside: false)
        let changed = try await app.collections.add(story, to: collection.id)
        CollectionDocument.write(changed, asJSON: output.json, on: output.console(of: session))
        return .done
    }
}

/// `story collection remove`: removes a story from a collection.
struct CollectionRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a story from a collection; it stays in the library.")

    @OptionGroup var entry: CollectionStoryArguments
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        let (collection, story) = try await entry.find(in: app, isInside: true)
        let changed = try await app.collections.remove(story, from: collection.id)
        CollectionDocument.write(changed, asJSON: output.json, on: output.console(of: session))
        return .done
    }
}
