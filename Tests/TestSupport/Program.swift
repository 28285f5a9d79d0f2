package import Foundation
import Subprocess
import SystemPackage
import Testing

/// Programs of the machine that tests run to their end, found as a shell finds them.
///
/// By swift-subprocess: Foundation's `Process` misses the end of a program now and then, and waits for ever.
package enum Program {
    /// What a program left behind.
    package struct Ended: Sendable {
        /// Its exit code; for a program that a signal ended, what a shell gives.
        package var status: Int32
        /// What it wrote on standard output.
        package var output: Data
        /// What it wrote on standard error.
        package var complaint: String

        /// Standard output as text.
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    private static let longest = 1 << 30

    /// A program of this package that does what takes long in a test: of those that were built together with the tests,
    /// or, where the environment variable `STORY_PROGRAMS` names a folder, of those in it, which are built for speed.
    package static func built(_ name: String) -> URL {
        let folder =
            ProcessInfo.processInfo.environment["STORY_PROGRAMS"].map { URL(filePath: $0) }
            ?? testFolder
        return folder.appending(path: name)
    }

    /// A program of this package that was built together with the tests, whatever `STORY_PROGRAMS` names.
    package static func besideTests(_ name: String) -> URL { testFolder.appending(path: name) }

    private static let testFolder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - folder: Where it works; nil for where the tests do.
    ///   - environment: What is different from the environment of the tests.
    package static func end(
        of name: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) async throws -> Ended {
        let changes = environment.map { (Environment.Key(stringLiteral: $0), Optional($1)) }
        let result = try await Subprocess.run(
            name.hasPrefix("/") ? .path(FilePath(name)) : .name(name), arguments: Arguments(arguments),
            environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
            workingDirectory: folder.map { FilePath($0.path) }, output: .bytes(limit: longest),
            error: .string(limit: longest))
        let status: Int32 =
            switch result.terminationStatus {
            case .exited(let code): code
            case .signaled(let number): 128 + number
            }
        return Ended(status: status, output: Data(result.standardOutput), complaint: result.standardError)
    }

    /// Runs a program that has to end well.
    @discardableResult
    package static func run(
        _ name: String, _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:]
    ) async throws -> Ended {
        let ended = try await end(of: name, arguments, in: folder, environment: environment)
        try #require(ended.status == 0, "\(name) \(arguments): \(ended.text) \(ended.complaint)")
        return ended
    }
}
