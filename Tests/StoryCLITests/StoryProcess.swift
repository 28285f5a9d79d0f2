import Foundation
import Subprocess
import Synchronization
import SystemPackage
import TestSupport
import Testing

/// How a process ended and what it wrote.
struct ProcessResult: Sendable {
    var status: Int32
    var output: String
    var errorOutput: String

    /// Standard output as JSON.
    func json() throws -> Any {
        try JSONSerialization.jsonObject(with: Data(output.utf8))
    }

    /// Standard output as a JSON object.
    func object() throws -> [String: Any] {
        try #require(try json() as? [String: Any])
    }

    /// A list in the JSON object on standard output.
    func list(_ key: String) throws -> [[String: Any]] {
        try #require(try object()[key] as? [[String: Any]], "\(output)\(errorOutput)")
    }
}

/// A library folder of its own, in which the real program is run; removed when nobody uses it any more.
final class StoryProcess: StoryRunner {
    let home: URL
    var process: StoryProcess { self }

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "story-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit {
        while FileManager.default.fileExists(atPath: home.path) {
            do {
                try FileManager.default.removeItem(at: home)
            } catch CocoaError.fileNoSuchFile {
                // The library of a command within the tests was being closed, which removes its log.
            } catch {
                Issue.record("The test's folder could not be removed: \(error)")
                return
            }
        }
    }

    /// The program as families have it where the tests run with programs built for speed; else as it was built with
    /// the tests.
    static var program: URL { Program.built("story") }

    /// A shell command's beginning that lets signals through: a program that a test starts may have inherited that they
    /// are held back, or that the end of a terminal is ignored.
    static let deliveringSignals =
        "perl -MPOSIX -e 'sigprocmask(SIG_SETMASK, POSIX::SigSet->new); $SIG{HUP} = \"DEFAULT\"; exec @ARGV'"

    /// Runs `story` with arguments and waits for its end.
    func run(_ arguments: [String], environment: [String: String]) async throws -> ProcessResult {
        try await run(arguments, environment: environment, shell: nil)
    }

    /// Runs `story` with arguments, or something else beside it, and waits for its end.
    ///
    /// By swift-subprocess: Foundation's `Process` misses the end of a program now and then, and waits for ever.
    ///
    /// - Parameters:
    ///   - shell: A shell command to run instead; `"$0"` is the program, `"$@"` the arguments.
    ///   - stopAt: A signal, and the text in what the program writes after which it is sent.
    func run(
        _ arguments: [String], environment: [String: String] = [:], shell: String? = nil,
        stopAt: (signal: Int32, text: String)? = nil
    ) async throws -> ProcessResult {
        let words = shell.map { ["-c", $0, Self.program.path] + arguments } ?? arguments
        let configuration = Configuration(
            executable: .path(shell == nil ? FilePath(Self.program.path) : "/bin/bash"), arguments: Arguments(words),
            environment: .custom(
                Dictionary(
                    uniqueKeysWithValues: self.environment(environment).map {
                        (Environment.Key(stringLiteral: $0), $1)
                    })))
        let signalled = Atomic(false)
        let result = try await Subprocess.run(configuration, input: .none, output: .sequence, error: .sequence) { run in
            let look = { @Sendable (text: String) in
                guard let stopAt, text.contains(stopAt.text), !signalled.exchange(true, ordering: .relaxed) else {
                    return
                }
                kill(run.processIdentifier.value, stopAt.signal)
            }
            async let output = Self.text(of: run.standardOutput, look)
            async let errorOutput = Self.text(of: run.standardError, look)
            return try await (output, errorOutput)
        }
        let status: Int32 =
            switch result.terminationStatus {
            case .exited(let code): code
            case .signaled(let number): 128 + number
            }
        return ProcessResult(status: status, output: result.closureResult.0, errorOutput: result.closureResult.1)
    }

    /// The whole environment of a program that works in this library.
    func environment(_ changes: [String: String]) -> [String: String] {
        ["STORY_HOME": home.path, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home.path].merging(changes) { $1 }
    }

    /// All that is written, which is looked at whenever there is more.
    private static func text(
        of stream: SubprocessOutputSequence, _ look: @Sendable (String) -> Void
    ) async throws -> String {
        var all: [UInt8] = []
        for try await piece in stream {
            piece.withUnsafeBytes { all.append(contentsOf: $0) }
            look(String(decoding: all, as: UTF8.self))
        }
        return String(decoding: all, as: UTF8.self)
    }
}
