import Foundation
import Glibc

/// A temporary folder in which commands are run and measured.
struct BenchmarkSandbox {
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
    let program: URL

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
    ///
    /// - Parameter environment: The variables it gets; nil for those of a library of its own.
    func run(
        _ command: String, _ arguments: [String], home: String = "none", output: URL? = nil,
        environment: [String: String]? = nil
    ) throws -> Usage {
        let start = ContinuousClock.now
        let variables = environment ?? self.environment(home: home)
        let process = try spawn(command, arguments, environment: variables) { actions in
            let path = output?.path ?? "/dev/null"
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        let (status, usage) = end(of: process)
        let duration = ContinuousClock.now - start
        guard status == 0 else { throw Failure.ended(command, status: status) }
        return Usage(
            seconds: duration / .seconds(1), processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            peakMemory: Double(usage.ru_maxrss) / 1024)
    }

    /// Runs our program until it has printed a text, and then ends it; seconds from its start.
    func storyTime(until text: String, _ arguments: [String], home: String) throws -> Double {
        try time(until: text, program.path, arguments, home: home)
    }

    /// Runs a command until it has printed a text, and then ends it; seconds from its start.
    func time(until text: String, _ command: String, _ arguments: [String], home: String = "none") throws -> Double {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure.cannotStart(command, code: errno) }
        // The program has to be the only one that writes.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let start = ContinuousClock.now
        let process: pid_t
        do {
            defer { close(ends[1]) }
            process = try spawn(command, arguments, environment: environment(home: home)) { actions in
                posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
                posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
            }
        }
        var printed = ""
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = 1
        while !printed.contains(text), count > 0 {
            count = read(ends[0], &buffer, buffer.count)
            printed += String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        }
        let duration = ContinuousClock.now - start
        kill(process, SIGKILL)
        let (status, _) = end(of: process)
        guard printed.contains(text) else { throw Failure.ended(command, status: status) }
        return duration / .seconds(1)
    }

    /// Returns the variables of a program with a library of its own, or with one at an absolute path; voices are the
    /// user's.
    /// The variables of a library of its own, or of one that lies at an absolute path.
    func environment(home: String) -> [String: String] {
        var variables = [
            "STORY_HOME": home.hasPrefix("/") ? home : folder.appending(path: home).path, "PATH": "/usr/bin:/bin",
            "HOME": folder.path,
        ]
        variables["STORY_VOICES"] = ProcessInfo.processInfo.environment["STORY_VOICES"]
        return variables
    }

    private func spawn(
        _ command: String, _ arguments: [String], environment: [String: String],
        _ prepare: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        prepare(&actions)
        var process = pid_t()
        let code = CStrings.with([command] + arguments) { arguments in
            CStrings.with(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawnp(&process, command, &actions, nil, arguments, environment)
            }
        }
        guard code == 0 else { throw Failure.cannotStart(command, code: code) }
        return process
    }

    private func end(of process: pid_t) -> (status: Int32, usage: rusage) {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        return (status, usage)
    }

    private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}
