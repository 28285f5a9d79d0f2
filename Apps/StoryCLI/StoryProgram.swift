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
            guard var verb = try verb(of: arguments) else { return .done }
            let status = try await verb.run(in: session)
            guard status == .done, let fault = session.console.outputFault() else { return status }
            return reporter.reportLostOutput(fault)
        } catch {
            return reporter.report(error)
        }
    }

    /// The verb that the arguments ask for; nil if a group of verbs has answered already, with its help text.
    private static func verb(of arguments: [String]) throws -> (any AppCommand)? {
        do {
            var command = try StoryCommand.parseAsRoot(arguments)
            try command.run()
            return nil
        } catch let chosen as ChosenVerb {
            return chosen.verb
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
            CreateCommand.self, RetryCommand.self, ResumeCommand.self, JobsCommand.self, LibraryCommand.self,
            HeroCommand.self, EventCommand.self, DoctorCommand.self, VerifyCommand.self, BackupCommand.self,
            RestoreCommand.self,
        ])
}

/// A verb that works on the app.
protocol AppCommand: ParsableCommand, Sendable {
    /// Does what the verb says.
    mutating func run(in session: Session) async throws -> ExitStatus
}

extension AppCommand {
    /// Hands the verb over to whoever has the session.
    ///
    /// Asking whether a parsed command is a verb, by a cast, would look through all conformances of the program.
    mutating func run() throws {
        throw ChosenVerb(verb: self)
    }
}

/// A verb on its way from the parser to the program.
private struct ChosenVerb: Error {
    var verb: any AppCommand
}
