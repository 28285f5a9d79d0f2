import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library delete`: deletes stories.
struct LibraryDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Move stories to the bin.",
        discussion: """
            You can restore a story from the bin for \(StoryBin.days) days (see 'story library bin'); then it is deleted \
            permanently. Heroes and events stay, and so do pictures that another story uses. If you give several \
            stories, either all of them are moved or none.
            """)

    @Argument(help: "The stories: their titles, their ids, or the beginning of either.")
    var stories: [String]

    @Flag(help: "Delete the stories at once, with their text, pictures and narration.")
    var permanently = false

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        var found: [Story] = []
        for reference in stories {
            let story = try await library.story(matching: reference)
            if !found.contains(where: { $0.id == story.id }) { found.append(story) }
        }
        let end = permanently ? nil : library.now.addingTimeInterval(StoryBin.retention)
        try consent.obtain(on: session.console, for: question(about: found, restorableUntil: end))
        if permanently {
            try await library.deleteStories(found.map(\.id))
        } else {
            try await library.moveToBin(found.map(\.id))
        }
        if output.json {
            session.console.write(JSONText.pretty(RemovedStoriesDocument(found, expiresAt: end)))
        } else {
            session.console.write(lines(about: found, restorableUntil: end).joined(separator: "\n"))
        }
        return .done
    }

    private func question(about stories: [Story], restorableUntil date: Date?) -> Consent {
        let what = stories.count == 1 ? "this story" : "these \(stories.count) stories"
        let pronoun = stories.count == 1 ? "it" : "them"
        return Consent(
            goes: stories.map { story in
                let names = story.heroes.map(\.name).joined(separator: ", ")
                return "'\(story.title)' (\(story.id.short)) with \(names), of \(StoryText.day(story.createdAt))"
            },
            stays: date.map { "Heroes and events stay. You can restore \(pronoun) until \(StoryText.day($0))." }
                ?? "Heroes and events stay. Only a backup can restore \(pronoun).",
            question: date == nil ? "Delete \(what) permanently?" : "Move \(what) to the bin?")
    }

    private func lines(about stories: [Story], restorableUntil date: Date?) -> [String] {
        guard let date else { return stories.map { "Deleted '\($0.title)'." } }
        let reference = stories.count == 1 ? stories[0].id.short : "STORY"
        return stories.map { "Moved '\($0.title)' to the bin." } + [
            "You can restore it until \(StoryText.day(date)) with 'story library bin restore \(reference)'."
        ]
    }
}
