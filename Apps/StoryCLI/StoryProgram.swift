import ArgumentParser
import Foundation
import StoryApp
import StoryCore
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
        let session = Session(console: console, environment: environment, screens: features.map(\.screens)) { level in
            try AppContainer(
                environment: environment, logLevel: level, prompt: ConsolePINPrompt(console: console),
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
            let words = arguments.withoutFirstOptions
            let isApp = words.isEmpty && SystemTerminal.isThere
            guard var verb = try StoryCommand<Self>.verb(of: isApp ? ["open"] : words) else { return .done }
            session.logLevel = try LogLevel.chosen(by: arguments, in: session.environment)
            try session.openLog()
            try await choose(
                try arguments.value(of: "--profile", called: "the name of a profile"), for: verb, in: session)
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
    /// The options that may stand in front of the verb, too, and are read before it.
    private static let firstOptions = ["--profile", "--log-level"]

    /// Returns the value after an option, or behind its equals sign, whichever comes last; nil without it.
    ///
    /// - Parameter kind: What the value is, for the error.
    /// - Throws: `ValidationError` if it is missing or empty: who names a profile must not go on as another one.
    func value(of option: String, called kind: String) throws -> String? {
        let options = prefix { $0 != "--" }
        guard let index = options.lastIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) else { return nil }
        let joined = options[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
        let value = joined.first.map(String.init) ?? options.dropFirst(index + 1).first ?? ""
        guard !value.isEmpty else { throw ValidationError("Give '\(option)' \(kind).") }
        return value
    }

    /// These arguments without options in front of the verb, which knows them behind it.
    fileprivate var withoutFirstOptions: [String] {
        var rest = self[...]
        while let option = rest.first {
            if Self.firstOptions.contains(where: { option.hasPrefix("\($0)=") }) {
                rest = rest.dropFirst()
            } else if Self.firstOptions.contains(option) {
                rest = rest.dropFirst(2)
            } else {
                break
            }
        }
        return Array(rest)
    }

    /// Whether these arguments ask for errors as JSON.
    fileprivate var wantsJSONErrors: Bool {
        contains("--json") || contains("--progress=json")
            || zip(self, dropFirst()).contains { $0 == "--progress" && $1 == "json" }
    }
}
