import ArgumentParser
import Library
import StoryApp
import StoryCore

/// `story library delete`: removes stories.
struct LibraryDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Remove stories with their text, pictures and narration.",
        discussion: """
            Of several stories all are removed, or none. Heroes and events stay, and so do pictures that another story \
            uses.
            """)

    @Argument(help: "The stories: their ids, the beginnings of them, or their titles.")
    var stories: [String]

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    private struct Removed: Encodable {
        var id: String
        var title: String
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        var found: [Story] = []
        for reference in stories {
            let story = try await library.story(matching: reference)
            if !found.contains(where: { $0.id == story.id }) { found.append(story) }
        }
        try consent.obtain(on: session.console, for: question(about: found))
        try await library.deleteStories(found.map(\.id))
        if output.json {
            session.console.write(JSONText.pretty(found.map { Removed(id: $0.id.rawValue, title: $0.title) }))
        } else {
            session.console.write(found.map { "Removed '\($0.title)'." }.joined(separator: "\n"))
        }
        return .done
    }

    private func question(about stories: [Story]) -> Consent {
        Consent(
            goes: stories.map { story in
                let names = story.heroes.map(\.name).joined(separator: ", ")
                return "'\(story.title)' (\(story.id.short)) with \(names), of \(StoryText.day(story.createdAt))"
            },
            stays: "Heroes and events stay. Only a backup brings \(stories.count == 1 ? "it" : "them") back.",
            question: stories.count == 1 ? "Remove this story?" : "Remove these \(stories.count) stories?")
    }
}
