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
        let session = Session(console: console, environment: environment, screens: features.map(\.screens)) {
            try AppContainer(
                environment: environment, prompt: ConsolePINPrompt(console: console),
                features: features.map(\.composition))
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
            let words = arguments.withoutFirstProfile
            let isApp = words.isEmpty && SystemTerminal.isThere
            guard var verb = try StoryCommand<Self>.verb(of: isApp ? ["open"] : words) else { return .done }
            try await choose(try arguments.profile, for: verb, in: session)
            let status = try await verb.run(in: session)
            guard status == .done, let fault = session.console.outputFault() else { return status }
            return reporter.reportLostOutput(fault)
        } catch {
            return reporter.report(error)
        }
    }
}

extension StoryProgram {
    /// Goes on as the profile with a name, if there is one to go on as.
    private static func choose(_ named: String?, for verb: any AppCommand, in session: Session) async throws {
        let usual = session.environment["STORY_PROFILE"]
        guard let name = named ?? usual else { return }
        do {
            try await session.choose(profile: name, insteadOf: named == nil ? nil : usual)
        } catch  where type(of: verb).mendsLibrary {
            // Where profiles can't be read, or are yet to be restored, somebody has to mend that.
            return
        }
    }
}

extension [String] {
    /// The name after `--profile`, or behind `--profile=`, whichever comes last; nil without it.
    ///
    /// - Throws: `ValidationError` if it is missing or empty: who names a profile must not go on as another one.
    fileprivate var profile: String? {
        get throws {
            let options = prefix { $0 != "--" }
            guard let index = options.lastIndex(where: { $0 == "--profile" || $0.hasPrefix("--profile=") }) else {
                return nil
            }
            let joined = options[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .dropFirst()
            let name = joined.first.map(String.init) ?? options.dropFirst(index + 1).first ?? ""
            guard !name.isEmpty else { throw ValidationError("Give '--profile' the name of a profile.") }
            return name
        }
    }

    /// These arguments without a profile in front of the verb, which knows the option behind it.
    fileprivate var withoutFirstProfile: [String] {
        if first?.hasPrefix("--profile=") == true { return Array(dropFirst()) }
        return first == "--profile" ? Array(dropFirst(2)) : self
    }

    /// Whether these arguments ask for errors as JSON.
    fileprivate var wantsJSONErrors: Bool {
        contains("--json") || contains("--progress=json")
            || zip(self, dropFirst()).contains { $0 == "--progress" && $1 == "json" }
    }
}
