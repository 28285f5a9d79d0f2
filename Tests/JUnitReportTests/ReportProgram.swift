import Foundation
import ReportTestSupport
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// The built program, run in the sample package with a folder of its own for what it writes.
struct ReportProgram {
    struct Ended {
        var code: Int32
        var output: String
        var errorOutput: String
    }

    static let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "ReportSample")
    /// Where the sample is built: beside what the tests themselves are built into.
    static let scratch = sample.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".build/report-sample")
    // The sample is built once, by whichever test is the first.
    private static let build = Task {
        let result = try await Subprocess.run(
            .name("swift"),
            arguments: [
                "build", "--build-tests", "--quiet", "--package-path", sample.path, "--scratch-path", scratch.path,
            ], output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        try #require(result.terminationStatus.isSuccess, "\(result.standardOutput) \(result.standardError)")
    }

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The report that was written.
    func report(_ name: String = "junit.xml") throws -> XMLReport {
        try XMLReport(path: folder.file(name).path)
    }

    /// `swift test` in the sample, which is built first.
    static func swiftTest(_ arguments: String...) async throws -> [String] {
        try await build.value
        return ["swift", "test", "--package-path", sample.path, "--scratch-path", scratch.path, "--skip-build"]
            + arguments
    }

    /// Runs `junit-report run` with a command.
    func run(
        _ options: [String] = [], _ command: [String], environment: [String: String] = [:]
    ) async throws -> Ended {
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "junit-report")
        let arguments = ["run", "--output", folder.file("junit.xml").path, "--package-path", Self.sample.path]
        let result = try await Subprocess.run(
            Configuration(
                executable: .path(FilePath(program.path)), arguments: Arguments(arguments + options + ["--"] + command),
                environment: .inherit.updating(
                    Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) }))),
            output: .string(limit: 4 << 20), error: .string(limit: 1 << 20))
        let code: Int32 =
            switch result.terminationStatus {
            case .exited(let code): code
            case .signaled(let signal): -signal
            }
        return Ended(code: code, output: result.standardOutput, errorOutput: result.standardError)
    }
}
