import ArgumentParser
import Foundation
import StoryApp

/// Starts the program: reads the command line, runs the command, and ends with its exit status.
@main
enum StoryProgram {
    static func main() async {
        let console = Console.standard(environment: ProcessInfo.processInfo.environment)
        let session = Session(console: console) {
            try AppContainer(environment: ProcessInfo.processInfo.environment)
        }
        exit(await run(Array(CommandLine.arguments.dropFirst()), in: session).rawValue)
    }

    /// Runs one command line.
    static func run(_ arguments: [String], in session: Session) async -> ExitStatus {
        let reporter = ErrorReporter(console: session.console, asJSON: arguments.contains("--json"))
        do {
            let command = try StoryCommand.parseAsRoot(arguments)
            guard var command = command as? any AppCommand else {
                session.console.write(StoryCommand.helpMessage())
                return .done
            }
            return try await command.run(in: session)
        } catch {
            return reporter.report(error)
        }
    }
}

/// The `story` command and its verbs.
struct StoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story", abstract: "Writes, narrates and illustrates a story for tonight.",
        discussion: "Everything stays on this machine. Set STORY_HOME to keep the library in a folder of your choice.",
        subcommands: [
            CreateCommand.self, RetryCommand.self, ResumeCommand.self, JobsCommand.self, LibraryCommand.self,
            HeroCommand.self, EventCommand.self, DoctorCommand.self,
        ])
}

/// A verb that works on the app.
protocol AppCommand: ParsableCommand {
    /// Does what the verb says.
    mutating func run(in session: Session) async throws -> ExitStatus
}
