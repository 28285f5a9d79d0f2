import Foundation
import StoryApp
import Synchronization

@testable import StoryCLI

/// Runs commands on a library, each to its end.
protocol StoryRunner: Sendable {
    /// The library's folder.
    var home: URL { get }
    /// The real program in the same library.
    var process: StoryProcess { get }

    /// Runs `story` with arguments.
    func run(_ arguments: [String], environment: [String: String]) async throws -> ProcessResult
}

extension StoryRunner {
    func run(_ arguments: [String]) async throws -> ProcessResult { try await run(arguments, environment: [:]) }

    /// The file paths below a folder of the library, relative to it.
    func files(below path: String = "") -> [String] {
        let folder = home.appending(path: path)
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.appending(path: name).path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}

/// A library folder of its own, in which commands run as in the program, from the command line to the exit status, but
/// within the tests: with nobody at a terminal, and nothing on standard input.
///
/// For what a command says and does. What needs a process (signals, pipes, terminals, several programs at once, the
/// start itself) runs the program, by ``process``, and so does what makes stories: the program may be built for speed.
final class InProcessStory: StoryRunner {
    let process: StoryProcess
    var home: URL { process.home }

    init() throws {
        process = try StoryProcess()
    }

    /// Runs `story` with arguments.
    func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> ProcessResult {
        let environment = process.environment(environment)
        let (output, errorOutput) = (Written(), Written())
        var console = Console.standard(environment: [:])
        console.canvas = Canvas(width: environment["COLUMNS"].flatMap(Int.init), canMove: false, hasColors: false)
        (console.isErrorTerminal, console.isInteractive) = (false, false)
        console.errorWidth = 80
        (console.output, console.errorOutput) = (output.add, errorOutput.add)
        (console.input, console.secretInput) = ({ nil }, { _ in nil })
        (console.outputFault, console.isOutputLost) = ({ nil }, { false })
        let session = Session(console: console, environment: environment) { level in
            try AppContainer(environment: environment, logLevel: level)
        }
        let status = await BuiltInProgram.run(arguments, in: session)
        await session.close()
        return ProcessResult(status: status.rawValue, output: output.text, errorOutput: errorOutput.text)
    }

    /// What was written so far.
    private final class Written: Sendable {
        private let content = Mutex("")
        var text: String { content.withLock { $0 } }
        func add(_ text: String) { content.withLock { $0 += text } }
    }
}
