import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore

/// `story library`: shows what there is.
struct LibraryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library", abstract: "Show the stories that there are.",
        subcommands: [LibraryListCommand.self, LibraryShowCommand.self], defaultSubcommand: LibraryListCommand.self)
}

/// `story library list`: lists stories.
struct LibraryListCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List stories, the newest first.")

    @Option(help: "Only stories of this hero.")
    var hero: String?

    @Option(help: "Only stories with these words in title or text.")
    var search: String?

    @Option(help: "How many to list at most.")
    var limit = 50

    @Option(help: "How many to leave out at the start.")
    var offset = 0

    @OptionGroup var output: OutputOptions

    fileprivate struct Row: Encodable {
        var id: String
        var title: String
        var heroes: [String]
        var event: String
        var language: String
        @Nullable var duration: Double?
        var pages: Int
        var favorite: Bool
        var plays: Int
        var createdAt: Date
    }

    func validate() throws {
        guard limit > 0, offset >= 0 else {
            throw ValidationError("'--limit' is 1 or more and '--offset' is 0 or more.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        // An empty search leaves nothing out.
        let wanted = search.flatMap { $0.isEmpty ? nil : $0 }
        var query = StoryQuery(filter: StoryFilter(search: wanted), offset: offset, limit: limit)
        if let hero { query.filter.hero = try await library.hero(matching: hero).id }
        let stories = try await library.stories(query).stories
        if output.json {
            session.console.write(JSONText.pretty(stories.map(Row.init)))
        } else if stories.isEmpty {
            let isWhole = wanted == nil && hero == nil && offset == 0
            session.console.write(
                isWhole
                    ? "No stories here. 'story create --hero Mira --event bedtime' makes one."
                    : "No story fits. 'story library list' shows all.")
        } else {
            table(stories).lines(width: session.console.width).forEach(session.console.write)
        }
        return .done
    }

    private func table(_ stories: [StorySummary]) -> TextTable {
        TextTable(
            header: ["STORY", "TITLE", "HEROES", "EVENT", "LENGTH", "MADE"],
            rows: stories.map { story in
                [
                    story.id.short, story.title, story.heroNames.joined(separator: ", "), story.occasion.displayName,
                    story.duration.map(StoryText.length) ?? "-",
                    story.createdAt.formatted(.iso8601.year().month().day().dateSeparator(.dash)),
                ]
            })
    }
}

extension LibraryListCommand.Row {
    fileprivate init(_ story: StorySummary) {
        self.init(
            id: story.id.rawValue, title: story.title, heroes: story.heroNames, event: story.occasion.name,
            language: story.language.rawValue, duration: story.duration, pages: story.pageCount,
            favorite: story.isFavorite, plays: story.playCount, createdAt: story.createdAt)
    }
}

/// `story library show`: shows one story.
struct LibraryShowCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a story.")

    @Argument(help: "The story: its id, the beginning of it, or its title.")
    var story: String

    @Flag(help: "Only the text, to read.")
    var text = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.story(matching: story)
        let media = try session.app.media
        if output.json {
            session.console.write(JSONText.pretty(StoryDocument(found, media: media, withMarks: true)))
        } else if text {
            session.console.write(StoryText.text(of: found))
        } else {
            session.console.write(StoryText.overview(of: found))
            session.console.write("id     \(found.id)")
            session.console.write("heroes \(found.heroes.map(\.name).joined(separator: ", "))")
            session.console.write("event  \(found.occasion.displayName)")
            session.console.write("audio  \(found.narration.map { media.url(of: $0.media).path } ?? "none")")
            func place(of illustration: StoryIllustration) -> String {
                illustration.media.map { media.url(of: $0).path } ?? illustration.status.rawValue
            }
            session.console.write("cover  \(place(of: found.cover))")
            for page in found.pages {
                session.console.write("page \(page.index + 1): \(place(of: page.illustration))")
            }
        }
        return .done
    }
}
