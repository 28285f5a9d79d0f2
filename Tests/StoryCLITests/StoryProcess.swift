import Foundation
import Synchronization
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
}

/// A library folder of its own, in which the real program is run; removed when nobody uses it any more.
final class StoryProcess: Sendable {
    let home: URL

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "story-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: home)
        } catch {
            Issue.record("The test's folder could not be removed: \(error)")
        }
    }

    /// The program that was built together with the tests.
    static var program: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "story")
    }

    /// Runs `story` with arguments and waits for its end.
    ///
    /// - Parameters:
    ///   - shell: A shell command to run instead; `"$0"` is the program, `"$@"` the arguments.
    ///   - stopAt: A signal, and the text in what the program writes after which it is sent.
    func run(
        _ arguments: [String], environment: [String: String] = [:], shell: String? = nil,
        stopAt: (signal: Int32, text: String)? = nil
    ) async throws -> ProcessResult {
        let process = Process()
        if let shell {
            process.executableURL = URL(filePath: "/bin/bash")
            process.arguments = ["-c", shell, Self.program.path] + arguments
        } else {
            process.executableURL = Self.program
            process.arguments = arguments
        }
        process.environment = ["STORY_HOME": home.path, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home.path]
            .merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let (output, errorOutput) = (Collector(), Collector())
        process.standardOutput = output.pipe
        process.standardError = errorOutput.pipe
        let signalled = Mutex(false)
        let look = { @Sendable (text: String) in
            guard let stopAt, text.contains(stopAt.text) else { return }
            let isFirst = signalled.withLock { sent in
                defer { sent = true }
                return !sent
            }
            if isFirst { kill(process.processIdentifier, stopAt.signal) }
        }
        output.start(look)
        errorOutput.start(look)
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { process in
                let wasKilled = process.terminationReason == .uncaughtSignal
                continuation.resume(returning: process.terminationStatus + (wasKilled ? 128 : 0))
            }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        return ProcessResult(status: status, output: try await output.text(), errorOutput: try await errorOutput.text())
    }

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

/// Collects what comes through a pipe, on a thread of its own.
private final class Collector: Sendable {
    let pipe = Pipe()
    private let ended = AsyncStream<Data>.makeStream()

    func start(_ look: @escaping @Sendable (String) -> Void = { _ in }) {
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread { [self] in
            var all = Data()
            while true {
                let data = handle.availableData
                guard !data.isEmpty else { break }
                all.append(data)
                look(String(decoding: all, as: UTF8.self))
            }
            ended.continuation.yield(all)
            ended.continuation.finish()
        }
    }

    /// What came, once everything is there. Closes the pipe: Foundation keeps a `Process` for ever, with all it was given.
    func text() async throws -> String {
        var text = ""
        for await data in ended.stream { text += String(decoding: data, as: UTF8.self) }
        try pipe.fileHandleForReading.close()
        return text
    }
}
