import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore

/// `story library list`: lists stories.
struct LibraryListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        // With the words before it, the verb can be asked alone: see StoryCommand.verb(of:).
        commandName: "list", _superCommandName: "story library", abstract: "List stories, the newest first.",
        discussion: """
            Several filters leave the stories that fit all of them; of '--new', '--in-progress' and '--completed' one \
            is enough.
            """)

    @Option(help: "Only stories of this hero: the name, the beginning of it, or the id, also if the hero was removed.")
    var hero: String?

    @Option(
        help: "Only stories for this event: its name, or the title or id of one of your own, also if it was removed.")
    var event: String?

    @Flag(help: "Only favourites.")
    var favorites = false

    @Flag(help: "Only stories not heard yet.")
    var new = false

    @Flag(help: "Only stories heard once or twice.")
    var inProgress = false

    @Flag(help: "Only stories heard three times or more.")
    var completed = false

    @Flag(help: "Only stories of the last seven days.")
    var recent = false

    @Option(
        parsing: .unconditional,
        help: "Only stories with these words, or words that begin so, in title, text or a hero's name.")
    var search: String?

    // Each kind of property costs the parser searches through all conformances of the program, and a value to begin with
    // or a group some more. This verb answers so quickly that they count: none of these has either.

    @Option(help: "In which order; 'plays' begins with the story that was heard most. (default: newest)")
    var sort: StorySort?

    @Option(parsing: .unconditional, help: "How many to list at most. (default: 50)")
    var limit: Int?

    @Option(parsing: .unconditional, help: "How many to leave out at the start. (default: 0)")
    var offset: Int?

    @Flag(help: OutputOptions.jsonHelp)
    var json = false

    @Flag(help: OutputOptions.noColorHelp)
    var noColor = false

    func validate() throws {
        guard limit ?? 1 > 0, offset ?? 0 >= 0 else {
            throw ValidationError("'--limit' is 1 or more and '--offset' is 0 or more.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let filter = try await filter(in: library)
        let offset = offset ?? 0
        let page = try await library.stories(
            StoryQuery(filter: filter, sort: sort ?? .newest, offset: offset, limit: limit ?? 50))
        let console = session.console(noColor: noColor)
        if json {
            console.write(JSONText.pretty(page.stories.map(StoryRow.init)))
        } else if page.stories.isEmpty {
            console.write(
                filter == StoryFilter() && offset == 0
                    ? "No stories here. 'story create --hero Mira --event bedtime' makes one."
                    : "No story fits. 'story library list' shows all.")
        } else {
            console.write(StoryRow.table(of: page.stories))
            StoryRow.footnote(of: page.stories).map(console.writeError)
            if page.next != nil {
                console.writeError("There are more: '--offset \(offset + page.stories.count)' shows what follows.")
            }
        }
        return .done
    }

    private func filter(in library: LibraryFeature) async throws(LibraryError) -> StoryFilter {
        var filter = StoryFilter(isFavorite: favorites)
        if let hero { filter.hero = try await library.heroOfStories(matching: hero) }
        if let event { filter.event = try await reference(to: event, in: library) }
        if new { filter.listening.insert(.new) }
        if inProgress { filter.listening.insert(.inProgress) }
        if completed { filter.listening.insert(.completed) }
        if recent { filter.createdSince = library.recentSince }
        // An empty search leaves nothing out.
        if let search, !search.isEmpty { filter.search = search }
        return filter
    }

    private func reference(
        to event: String, in library: LibraryFeature
    ) async throws(LibraryError) -> EventReference {
        if let standard = StoryEvent(argument: event) { return .standard(standard) }
        do throws(LibraryError) {
            return .custom(try await library.event(matching: event).id)
        } catch .storage(.notFound) {
            // The stories of an event that was removed are still there.
            return .custom(try await library.eventOfStories(matching: event))
        }
    }
}
