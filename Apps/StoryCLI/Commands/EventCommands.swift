import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story event`: the events that stories are about.
struct EventCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "event", abstract: "Manage events: what stories are about.",
        subcommands: [
            EventListCommand.self, EventShowCommand.self, EventAddCommand.self, EventEditCommand.self,
            EventDeleteCommand.self,
            EventFavoriteCommand.self,
        ])
}

/// The options of a custom event.
struct EventOptions: ParsableArguments {
    @Option(
        name: [.customLong("details"), .customLong("description")], help: "What happens, such as 'A tooth is loose'.")
    var details: String?

    @Option(help: "What's hard about it, such as 'It wobbles when she eats'.")
    var hardPart: String?

    @Option(help: "What makes it good, such as 'The gap to whistle through'.")
    var goodPart: String?

    @Option(help: "Instructions for the author; default: the title and the three answers.")
    var prompt: String?

    @Option(help: "The kind of event.")
    var category: EventCategory?

    @Option(help: "The age group of the listeners.")
    var age: AgeBand?

    @Option(help: "The tone of its stories.")
    var tone: StoryTone?

    @Option(help: "A word for the story to use; repeat for more.")
    var keyword: [String] = []

    /// Whether no option was given.
    var isEmpty: Bool {
        [details, hardPart, goodPart, prompt].allSatisfy { $0 == nil } && category == nil && age == nil && tone == nil
            && keyword.isEmpty
    }

    /// Applies the given options to a draft.
    func apply(to draft: inout EventDraft) {
        draft.details = details ?? draft.details
        draft.hardPart = hardPart ?? draft.hardPart
        draft.goodPart = goodPart ?? draft.goodPart
        draft.promptSeed = prompt ?? draft.promptSeed
        draft.category = category ?? draft.category
        draft.ageBand = age ?? draft.ageBand
        draft.tone = tone ?? draft.tone
        if !keyword.isEmpty { draft.keywords = keyword }
    }
}

/// `story event list`: lists the standard and the custom events.
struct EventListCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List events.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let list = try await EventListDocument(of: try session.app.library)
        if output.json {
            session.console.write(JSONText.pretty(list))
        } else {
            let table = TextTable(
                columns: [
                    TextTable.Column(title: "EVENT"), TextTable.Column(title: "", rank: 1),
                    TextTable.Column(title: "TITLE", shortest: 10),
                    TextTable.Column(title: "TONE", rank: 2), TextTable.Column(title: "ABOUT", rank: 3, shortest: 12),
                ],
                rows: list.events.map { event in
                    [
                        TextTable.Cell(event.isCustom ? "custom" : event.name),
                        TextTable.Cell(event.isFavorite ? StoryText.favoriteMark : "", style: .favorite),
                        TextTable.Cell(event.title), TextTable.Cell(event.tone.rawValue), TextTable.Cell(event.about),
                    ]
                })
            output.console(of: session).write(table)
        }
        return .done
    }
}

/// `story event show`: shows an event.
struct EventShowCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show an event.")

    @Argument(help: "The event: its name, its title, its id, or the beginning of either.")
    var event: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let found = try await library.occasion(matching: event)
        let document = try await EventDocument(found, in: library)
        guard !output.json else {
            session.console.write(JSONText.pretty(document))
            return .done
        }
        session.console.write("\(document.title) (\(document.id ?? document.name))")
        for (label, text) in document.facts {
            session.console.write(label.padding(toLength: 13, withPad: " ", startingAt: 0) + text)
        }
        if case .custom(let own) = found, let message = try await library.recognition(of: own).message {
            session.console.write(message)
        }
        return .done
    }
}

/// `story event add`: creates a custom event.
struct EventAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an event of your own; only the title is required.")

    @Argument(help: "The event's title.")
    var title: String

    @OptionGroup var options: EventOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        var draft = EventDraft(title: title)
        options.apply(to: &draft)
        let library = try session.app.library
        let event = try await library.addEvent(draft)
        let document = try await EventDocument(event, in: library)
        session.console.write(output.json ? JSONText.pretty(document) : "Created '\(event.title)'.")
        return .done
    }
}

/// `story event edit`: changes a custom event.
struct EventEditCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Edit an event of your own.")

    @Argument(help: "The event: its title, its id, or the beginning of either.")
    var event: String

    @Option(help: "A new title.")
    var title: String?

    @OptionGroup var options: EventOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        // Not in 'validate', which comes before the parser names an option that does not exist.
        guard title != nil || !options.isEmpty else {
            throw ValidationError(
                """
                Nothing to change. Use one or more of --title, --details, --hard-part, --good-part, --prompt, \
                --category, --age, --tone and --keyword.
                """)
        }
        let library = try session.app.library
        let found = try await library.ownEvent(matching: event)
        var draft = EventDraft(found)
        draft.title = title ?? draft.title
        options.apply(to: &draft)
        let changed = try await library.updateEvent(found, to: draft)
        let document = try await EventDocument(changed, in: library)
        session.console.write(output.json ? JSONText.pretty(document) : "Saved '\(changed.title)'.")
        return .done
    }
}

/// `story event delete`: deletes a custom event.
struct EventDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete an event of your own; its stories stay.")

    @Argument(help: "The event: its title, its id, or the beginning of either.")
    var event: String

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let found = try await library.ownEvent(matching: event)
        let document = try await EventDocument(found, in: library)
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: ["'\(found.title)': \(found.summary)"],
                stays: "Its stories stay as they are.", question: "Delete this event?"))
        try await library.deleteEvent(found.id)
        session.console.write(output.json ? JSONText.pretty(document) : "Deleted '\(found.title)'.")
        return .done
    }
}

/// `story event favorite`: sets or clears an event's favourite mark.
struct EventFavoriteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "favorite", abstract: "Mark an event of your own as a favourite.")

    @Argument(help: "The event: its title, its id, or the beginning of either.")
    var event: String

    @Flag(help: "Remove it from your favourites.")
    var off = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let found = try await library.ownEvent(matching: event)
        var draft = EventDraft(found)
        draft.isFavorite = !off
        let changed = try await library.updateEvent(found, to: draft)
        let document = try await EventDocument(changed, in: library)
        session.console.write(
            output.json
                ? JSONText.pretty(document)
                : "'\(changed.title)' is \(off ? "no longer" : "now") a favourite.")
        return .done
    }
}
