import ArgumentParser
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library favorite`: sets or clears a story's favourite mark.
struct LibraryFavoriteCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "favorite", abstract: "Mark a story as a favourite.")

    @Argument(help: "The story: its title, its id, or the beginning of either.")
    var story: String

    @Flag(help: "Remove it from your favourites.")
    var off = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        var found = try await library.story(matching: story)
        try await library.setFavorite(!off, of: found.id)
        found.isFavorite = !off
        session.console.write(
            output.json
                ? JSONText.pretty(StoryDocument(found, media: try session.app.media))
                : "'\(found.title)' is \(off ? "no longer" : "now") a favourite.")
        return .done
    }
}
