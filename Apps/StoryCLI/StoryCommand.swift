import ArgumentParser
import StoryApp

/// The `story` command of a program, and its verbs.
struct StoryCommand<Program: StoryProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "story", abstract: "Write, narrate and illustrate a story for tonight.",
            discussion: """
                Without a command, the app opens on the terminal. Everything stays on this computer. Set STORY_HOME to \
                keep the library in a folder of your choice, and STORY_LOG to debug to log what happens out of sight, \
                without names and texts; 'story doctor' says where.\(links)
                """,
            version: "0.1.0",
            subcommands: BuiltInCommands.verbs + Program.features.flatMap(\.verbs))
    }

    /// The links of the features besides the built-in ones, whose links 'open' lists.
    private static var links: String {
        let links = Program.features.flatMap { $0.composition.links }
        return links.isEmpty
            ? "" : "\n\nMore links for 'story open':\n\n" + links.map(\.help).joined(separator: "\n")
    }
}

/// The verbs of the built-in features; the list of all of them is derived.
enum BuiltInCommands {
    /// Those that are fast enough for the parser's time to matter.
    static let quickVerbs: [(words: [String], verb: any AppCommand.Type)] = [
        (["library", "list"], LibraryListCommand.self)
    ]
}

extension StoryCommand {
    /// Returns the verb of a command line; nil if a group of verbs, or 'help', has printed its help.
    static func verb(of arguments: [String]) throws -> (any AppCommand)? {
        if let verb = quickVerb(of: arguments) { return verb }
        var command = try parsed(arguments)
        if let verb = command as? any AppCommand { return verb }
        try command.run()
        return nil
    }

    /// Parses a command line with better errors than the parser's, which says of an unknown verb only that it is
    /// unexpected, and shows the help of the whole program for a verb without help.
    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        if UnknownVerb.isHelp(arguments), let unknown = UnknownVerb(in: arguments, of: self) { throw unknown }
        do {
            return try parseAsRoot(arguments)
        } catch {
            guard exitCode(for: error) == .validationFailure, let unknown = UnknownVerb(in: arguments, of: self) else {
                throw error
            }
            throw unknown
        }
    }

    /// Returns the verb parsed by itself; nil if that fails, as for help and for mistakes, which the whole command
    /// handles.
    ///
    /// The parser examines all commands on the way to a verb, and requests that only the first of them knows, which
    /// takes a third of a short command's time.
    private static func quickVerb(of arguments: [String]) -> (any AppCommand)? {
        guard let quick = BuiltInCommands.quickVerbs.first(where: { arguments.starts(with: $0.words) }) else {
            return nil
        }
        return try? quick.verb.parsed(Array(arguments.dropFirst(quick.words.count)))
    }
}

extension AppCommand {
    /// The type is known to be a verb; a cast would search all conformances of the program.
    fileprivate static func parsed(_ arguments: [String]) throws -> any AppCommand { try parse(arguments) }
}

/// The program with the built-in features alone.
enum BuiltInProgram: StoryProgram {}

/// Puts the parser's errors and help into words; an error knows its command, so that they are those of any program.
typealias ParserMessages = StoryCommand<BuiltInProgram>
