import ArgumentParser
import Collections
import StoryApp
import StoryCore
import StoryDocuments

/// `story collection list`: lists the collections.
struct CollectionListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List collections, newest first.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let collections = try await session.app.collections.collections()
        let console = output.console(of: session)
        if output.json {
            console.write(
                JSONText.pretty(CollectionListDocument(collections: collections.map(CollectionDocument.init))))
        } else if collections.isEmpty {
            console.write(
                "No collections yet. Run 'story collection create --focus kindness --hero Mira' to create one.")
        } else {
            console.write(CollectionDocument.table(of: collections))
        }
        return .done
    }
}

/// `story collection show`: shows a collection with its stories.
struct CollectionShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a collection, its stories and its progress.")

    @Argument(help: "The collection.")
    var collection: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.collections.collection(matching: collection)
        CollectionDocument.write(found, asJSON: output.json, on: output.console(of: session))
        return .done
    }
}

/// `story achievements`: lists the achievements.
struct AchievementsCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "achievements", abstract: "List your achievements.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let achievements = try await session.app.collections.achievements()
        let console = output.console(of: session)
        if output.json {
            console.write(
                JSONText.pretty(AchievementListDocument(achievements: achievements.map(AchievementDocument.init))))
        } else if achievements.isEmpty {
            console.write("No achievements yet. Listen to a story to the end to earn your first one.")
        } else {
            console.write(AchievementDocument.table(of: achievements))
        }
        return .done
    }
}
