import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library list`: lists stories.
struct LibraryListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        // With the words before it, the verb can be parsed by itself: see StoryCommand.verb(of:).
        commandName: "list", _superCommandName: "story library", abstract: "List stories, newest first.",
        discussion: """
            With several filters, only stories that match all of them are listed; of '--new', '--in-progress' and \
            '--completed', matching one is enough.
            """)

    @Option(help: "Only stories about this hero, deleted ones too: the name, the id, or the beginning of either.")
    var hero: String?

    @Option(
        help: "Only stories for this event: its name, or the title or id of one of your own, deleted ones too.")
    var event: String?

    @Flag(help: "Only favourites.")
    var favorites = false

    @Flag(help: "Only stories not heard yet.")
    var new = false

    @Flag(help: "Only stories heard once or twice.")
    var inProgress = false

    @Flag(help: "Only stories heard three times or more.")
    var completed = false

    @Flag(help: "Only stories from the last seven days.")
    var recent = false

    @Option(
        parsing: .unconditional,
        help: "Only stories with these words, or words that begin with them, in the title, text or a hero's name.")
    var search: String?

    // Each kind of property costs the parser searches through all conformances of the program, and an initial value or
    // a group some more. This verb is fast enough for them to matter: none of these has either.

    @Option(help: "The order; 'plays' lists the most heard first. (default: newest)")
    var sort: StorySort?

    @Option(parsing: .unconditional, help: "Maximum number of stories to list. (default: 50)")
    var limit: Int?

    @Option(parsing: .unconditional, help: "Stories to skip. (default: 0)")
    var offset: Int?

    @Flag(help: OutputOptions.jsonHelp)
    var json = false

    @Option(help: OutputOptions.profileHelp)
    var profile: String?

    @Option(help: OutputOptions.logLevelHelp)
    var logLevel: String?

    @Flag(help: OutputOptions.noColorHelp)
    var noColor = false

    func validate() throws {
        guard limit ?? 1 > 0, offset ?? 0 >= 0 else {
            throw ValidationError("'--limit' must be 1 or more, and '--offset' 0 or more.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let filter = try await filter(in: library)
        let offset = offset ?? 0
        let page = try await library.stories(
            StoryQuery(filter: filter, sort: sort ?? .newest, offset: offset, limit: limit ?? 50, withDetails: json))
        let console = session.console(noColor: noColor)
        if json {
            console.write(
                JSONText.pretty(StoryListDocument(page, offset: offset, media: try session.app.media)))
        } else if page.stories.isEmpty {
            console.write(
                filter == StoryFilter() && offset == 0
                    ? "No stories yet. Run 'story create --hero Mira --event bedtime' to create one."
                    : "No stories match. Run 'story library list' to see them all.")
        } else {
            console.write(StoryTable.table(of: page.stories))
            StoryTable.footnote(of: page.stories).map(console.writeError)
            if page.next != nil {
                console.writeError(
                    "There are more: use '--offset \(offset + page.stories.count)' to see the next ones.")
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
        // An empty search matches everything.
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
            // The stories of a deleted event still exist.
            return .custom(try await library.eventOfStories(matching: event))
        }
    }
}
