import Foundation

/// What another program said, and how it ended.
struct ProgramRun: Sendable {
    /// What it wrote on standard output.
    let output: String
    /// What it wrote on standard error.
    let complaint: String
    /// Its exit code.
    let status: Int32

    /// Runs a program that is found as a shell finds it, and waits for its end.
    ///
    /// Output goes to files, which never block. Foundation's `Process` is not used: it sometimes misses the end of a
    /// program, and waits for ever.
    ///
    /// - Throws: ``ProgramError/notStarted(program:reason:)`` if it cannot be started.
    static func of(_ program: String, _ arguments: [String], in folder: URL) throws(ProgramError) -> ProgramRun {
        do {
            let (output, complaint) = (try ScratchFile(), try ScratchFile())
            let identifier = try start(
                ["env", "--chdir=\(folder.path)", program] + arguments, output: output.descriptor,
                complaint: complaint.descriptor)
            let status = try end(of: identifier)
            return ProgramRun(output: try output.finish(), complaint: try complaint.finish(), status: status)
        } catch {
            throw .notStarted(program: program, reason: error.systemReason)
        }
    }

    private static func start(_ words: [String], output: Int32, complaint: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, complaint, STDERR_FILENO)
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var identifier: pid_t = 0
        let fault = withCStrings(words) { words in
            withCStrings(environment) { posix_spawn(&identifier, "/usr/bin/env", &actions, nil, words, $0) }
        }
        guard fault == 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .ENOENT) }
        return identifier
    }

    /// Waits for the end, and gives the exit code; for a program that a signal ended, what a shell gives.
    private static func end(of identifier: pid_t) throws -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Lends texts as C has lists of them.
    private static func withCStrings<Value>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
    ) -> Value {
        let pointers = texts.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers)
    }
}

/// Why another program could not help.
enum ProgramError: Error, Hashable, Sendable {
    /// It could not be started; the system's reason is given.
    case notStarted(program: String, reason: String)
    /// It ended with an error; its command line and what it said are given.
    case failed(command: String, complaint: String)
    /// What it said cannot be understood.
    case unclear(command: String, detail: String)
}

extension ProgramError: CustomStringConvertible {
    /// What is wrong, why, and what to do.
    var description: String {
        switch self {
        case .notStarted(let program, let reason):
            "'\(program)' cannot be started: \(reason). './generate.sh' installs what is missing."
        case .failed(let command, let complaint):
            "'\(command)' failed: \(complaint)\nFix that and try again."
        case .unclear(let command, let detail):
            "What '\(command)' says cannot be understood: \(detail). Another version of Swift may be needed."
        }
    }
}

/// A file without a name that lasts as long as it is used.
private struct ScratchFile {
    private let handle: FileHandle
    /// Its number in this process.
    var descriptor: Int32 { handle.fileDescriptor }

    init() throws {
        let position = FileManager.default.temporaryDirectory.appending(path: "story-generate-\(UUID().uuidString)")
        try Data().write(to: position, options: .withoutOverwriting)
        handle = try FileHandle(forUpdating: position)
        try FileManager.default.removeItem(at: position)
    }

    /// What was written into it.
    func finish() throws -> String {
        try handle.seek(toOffset: 0)
        let data = try handle.readToEnd() ?? Data()
        try handle.close()
        return String(decoding: data, as: UTF8.self)
    }
}
