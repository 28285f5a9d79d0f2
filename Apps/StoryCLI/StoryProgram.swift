import ArgumentParser
import Foundation
import StoryApp
import TerminalUI

/// The program: parses the command line, runs the command, and exits with its status.
@main
enum StoryProgram {
    static func main() async {
        Console.openStandardStreams()
        let environment = ProcessEnvironment.values
        ProcessEnvironment.withholdHarm()
        let console = Console.standard(environment: environment)
        let session = Session(console: console) { try AppContainer(environment: environment) }
        let status = await run(Array(CommandLine.arguments.dropFirst()), in: session)
        // Ending the process closes no database.
        await session.close()
        exit(status.rawValue)
    }

    /// Runs one command line.
    static func run(_ arguments: [String], in session: Session) async -> ExitStatus {
        let reporter = ErrorReporter(console: session.console, asJSON: arguments.wantsJSONErrors)
        do {
            // Without a terminal the app cannot be seen.
            let isApp = arguments.isEmpty && SystemTerminal.isThere
            guard var verb = try StoryCommand.verb(of: isApp ? ["open"] : arguments) else { return .done }
            let status = try await verb.run(in: session)
            guard status == .done, let fault = session.console.outputFault() else { return status }
            return reporter.reportLostOutput(fault)
        } catch {
            return reporter.report(error)
        }
    }
}

extension [String] {
    /// Whether these arguments ask for errors as JSON.
    fileprivate var wantsJSONErrors: Bool {
        contains("--json") || contains("--progress=json")
            || zip(self, dropFirst()).contains { $0 == "--progress" && $1 == "json" }
    }
}

/// The `story` command and its verbs.
struct StoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story", abstract: "Write, narrate and illustrate a story for tonight.",
        discussion: """
            Without a command, the app opens on the terminal. Everything stays on this computer. Set STORY_HOME to keep \
            the library in a folder of your choice.
            """,
        version: "0.1.0",
        subcommands: verbs)
}

extension StoryCommand {
    /// The verbs that are fast enough for the parser's time to matter.
    private static let quickVerbs: [(words: [String], verb: any AppCommand.Type)] = [
        (["library", "list"], LibraryListCommand.self)
    ]

    /// Returns the verb of a command line; nil if a group of verbs, or 'help', has printed its help.
    fileprivate static func verb(of arguments: [String]) throws -> (any AppCommand)? {
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
        guard let quick = quickVerbs.first(where: { arguments.starts(with: $0.words) }) else { return nil }
        return try? quick.verb.parsed(Array(arguments.dropFirst(quick.words.count)))
    }
}

extension AppCommand {
    /// The type is known to be a verb; a cast would search all conformances of the program.
    fileprivate static func parsed(_ arguments: [String]) throws -> any AppCommand { try parse(arguments) }
}

/// A verb that uses the app.
protocol AppCommand: ParsableCommand {
    /// Runs the verb.
    mutating func run(in session: Session) async throws -> ExitStatus
}
