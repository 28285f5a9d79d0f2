import ArgumentParser
import Foundation
import StoryApp

/// Starts the program: reads the command line, runs the command, and ends with its exit status.
@main
enum StoryProgram {
    static func main() async {
        Console.openStandardStreams()
        let environment = ProcessEnvironment.values
        let console = Console.standard(environment: environment)
        let session = Session(console: console) { try AppContainer(environment: environment) }
        exit(await run(Array(CommandLine.arguments.dropFirst()), in: session).rawValue)
    }

    /// Runs one command line.
    static func run(_ arguments: [String], in session: Session) async -> ExitStatus {
        let reporter = ErrorReporter(console: session.console, asJSON: arguments.wantsJSONErrors)
        do {
            var command = try StoryCommand.command(of: arguments)
            guard var verb = command as? any AppCommand else {
                // A group of verbs, or 'help': the parser's own answer is the help text.
                try command.run()
                return .done
            }
            let status = try await verb.run(in: session)
            guard status == .done, let fault = session.console.outputFault() else { return status }
            return reporter.reportLostOutput(fault)
        } catch {
            return reporter.report(error)
        }
    }
}

extension [String] {
    /// Whether these arguments ask for errors that programs read.
    fileprivate var wantsJSONErrors: Bool {
        contains("--json") || contains("--progress=json")
            || zip(self, dropFirst()).contains { $0 == "--progress" && $1 == "json" }
    }
}

/// The `story` command and its verbs.
struct StoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story", abstract: "Writes, narrates and illustrates a story for tonight.",
        discussion: "Everything stays on this machine. Set STORY_HOME to keep the library in a folder of your choice.",
        version: "0.1.0",
        subcommands: [
            CreateCommand.self, RetryCommand.self, ResumeCommand.self, JobsCommand.self, PlayCommand.self,
            LibraryCommand.self, HeroCommand.self, EventCommand.self, DoctorCommand.self, VerifyCommand.self,
            BackupCommand.self, RestoreCommand.self,
        ])
}

extension StoryCommand {
    /// The command that a command line asks for.
    ///
    /// The parser looks at all commands on the way to a verb, and for requests that only the first of them knows, which
    /// takes a third of a short command's time. A verb that says where it belongs is asked alone; only if that does not
    /// lead to it, as for help and for mistakes, the answer is that of the whole.
    fileprivate static func command(of arguments: [String]) throws -> any ParsableCommand {
        var (type, rest): (any ParsableCommand.Type, ArraySlice<String>) = (Self.self, arguments[...])
        while let name = rest.first, let next = type.subcommand(named: name) {
            type = next
            rest.removeFirst()
        }
        if type.configuration._superCommandName != nil, let verb = try? type.parseAsRoot(Array(rest)),
            verb is any AppCommand
        {
            return verb
        }
        return try parseAsRoot(arguments)
    }
}

extension ParsableCommand {
    fileprivate static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
        configuration.subcommands.first { $0._commandName == name }
    }
}

/// A verb that works on the app.
protocol AppCommand: ParsableCommand {
    /// Does what the verb says.
    mutating func run(in session: Session) async throws -> ExitStatus
}
