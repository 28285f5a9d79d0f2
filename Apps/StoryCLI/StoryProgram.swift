import ArgumentParser
import Foundation
import StoryApp
import TerminalUI

/// A `story` program: parses the command line, runs the command, and exits with its status.
///
/// A type that is marked `@main` and states nothing else is the program with the built-in features.
public protocol StoryProgram {
    /// The features besides the built-in ones.
    static var features: [ProgramFeature] { get }
}

extension StoryProgram {
    /// The default: no others.
    public static var features: [ProgramFeature] { [] }

    /// Runs the command line of the process, and exits.
    @MainActor public static func main() async {
        Console.openStandardStreams()
        let environment = ProcessEnvironment.values
        ProcessEnvironment.withholdHarm()
        let console = Console.standard(environment: environment)
        let session = Session(console: console, screens: features.map(\.screens)) {
            try AppContainer(environment: environment, features: features.map(\.composition))
        }
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
            guard var verb = try StoryCommand<Self>.verb(of: isApp ? ["open"] : arguments) else { return .done }
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
