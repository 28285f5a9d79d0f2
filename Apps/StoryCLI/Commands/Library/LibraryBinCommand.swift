import ArgumentParser
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library bin`: shows and empties the bin.
struct LibraryBinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bin", abstract: "List, restore or delete the stories in the bin.",
        discussion: "A story stays in the bin for \(StoryBin.days) days; then it is deleted permanently.",
        subcommands: [BinListCommand.self, BinRestoreCommand.self, BinEmptyCommand.self],
        defaultSubcommand: BinListCommand.self)
}

/// `story library bin list`: lists the stories in the bin.
struct BinListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the stories in the bin and the days left to restore them.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let document = BinDocument(try await library.bin(), at: library.now)
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(document))
        } else if document.stories.isEmpty {
            console.write("The bin is empty.")
        } else {
            console.write(document.table)
            console.writeError(document.total)
        }
        return .done
    }
}

/// `story library bin restore`: restores stories from the bin.
struct BinRestoreCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore stories from the bin: all of them, or none.")

    @Argument(help: "The stories: their titles, their ids, or the beginning of either.")
    var stories: [String]

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let found = try await library.binnedStories(matching: stories)
        try await library.restoreFromBin(found.map(\.id))
        if output.json {
            session.console.write(JSONText.pretty(UnbinnedStoriesDocument(found)))
        } else {
            session.console.write(found.map { "Restored '\($0.title)'." }.joined(separator: "\n"))
        }
        return .done
    }
}

/// `story library bin empty`: deletes stories in the bin for good.
struct BinEmptyCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "empty", abstract: "Delete the stories in the bin permanently.")

    @Argument(help: "Delete only these stories: their titles, their ids, or the beginning of either.")
    var stories: [String] = []

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let found =
            stories.isEmpty ? try await library.bin().stories : try await library.binnedStories(matching: stories)
        if !found.isEmpty {
            try consent.obtain(on: session.console, for: question(about: found))
            try await library.deleteFromBin(found.map(\.id))
        }
        if output.json {
            session.console.write(JSONText.pretty(UnbinnedStoriesDocument(found)))
        } else {
            session.console.write(
                found.isEmpty ? "The bin is empty." : found.map { "Deleted '\($0.title)'." }.joined(separator: "\n"))
        }
        return .done
    }

    private func question(about stories: [BinnedStory]) -> Consent {
        Consent(
            goes: stories.map { "'\($0.title)' (\($0.id.short)), \(StoryText.size($0.byteCount))" },
            stays: "Only a backup can restore \(stories.count == 1 ? "it" : "them").",
            question: stories.count == 1
                ? "Delete this story permanently?" : "Delete these \(stories.count) stories permanently?")
    }
}

extension LibraryFeature {
    /// Returns the stories in the bin for a person's references, without duplicates.
    fileprivate func binnedStories(matching references: [String]) async throws(LibraryError) -> [BinnedStory] {
        var found: [BinnedStory] = []
        for reference in references {
            let story = try await binnedStory(matching: reference)
            if !found.contains(where: { $0.id == story.id }) { found.append(story) }
        }
        return found
    }
}
