import Foundation
import Glibc

/// A temporary folder in which commands are run and measured.
struct Workshop {
    /// What a command took.
    struct Usage {
        /// Seconds from its start to its end.
        var seconds: Double
        /// Seconds that processors worked for it.
        var processorSeconds: Double
        /// The most memory it held, in MB.
        var peakMemory: Double
    }

    /// Why a command could not be measured.
    enum Failure: Error {
        case cannotStart(String, code: Int32)
        case ended(String, status: Int32)
    }

    let folder: URL
    private let program: URL

    init(program: URL) throws {
        self.program = program
        folder = FileManager.default.temporaryDirectory.appending(path: "story-benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            print("\(folder.path) could not be removed: \(error)")
        }
    }

    /// Runs our program with a library of its own, or with one that lies at an absolute path.
    func story(_ arguments: [String], home: String, output: URL? = nil) throws -> Usage {
        try run(program.path, arguments, home: home, output: output)
    }

    /// Runs a command to its end; what it prints is thrown away unless there is a file for it.
    func run(_ command: String, _ arguments: [String], home: String = "none", output: URL? = nil) throws -> Usage {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let path = output?.path ?? "/dev/null"
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let environment = [
            "STORY_HOME=\(home.hasPrefix("/") ? home : folder.appending(path: home).path)", "PATH=/usr/bin:/bin",
            "HOME=\(folder.path)",
        ]
        var process = pid_t()
        let start = ContinuousClock.now
        let code = CStrings.with([command] + arguments) { arguments in
            CStrings.with(environment) { environment in
                posix_spawnp(&process, command, &actions, nil, arguments, environment)
            }
        }
        guard code == 0 else { throw Failure.cannotStart(command, code: code) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let duration = ContinuousClock.now - start
        guard status == 0 else { throw Failure.ended(command, status: status) }
        return Usage(
            seconds: duration / .seconds(1), processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            peakMemory: Double(usage.ru_maxrss) / 1024)
    }

    private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}
