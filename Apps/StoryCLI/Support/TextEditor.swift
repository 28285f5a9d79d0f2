import Foundation
import Glibc
import TerminalUI

/// The editor in `VISUAL` or `EDITOR`, which edits a text in a temporary file.
final class TextEditor: TextEditing {
    /// The command, in shell syntax.
    private let command: String

    /// Finds the editor; nil if none is set.
    init?() {
        let chosen = ["VISUAL", "EDITOR"].lazy.compactMap { ProcessEnvironment.value(of: $0) }.first { !$0.isEmpty }
        guard let chosen else { return nil }
        command = chosen
    }

    func edit(_ text: String) async throws(TextEditingError) -> String {
        let file = try Self.makeFile(with: text)
        defer { unlink(file) }
        let status = try await run(on: file)
        guard status == 0 else { throw TextEditingError("The editor '\(command)' failed. Nothing was changed.") }
        do {
            return try String(contentsOf: URL(filePath: file), encoding: .utf8)
        } catch {
            throw TextEditingError("The edited text can't be read. Nothing was changed.")
        }
    }

    // MARK: - Private

    /// Creates a new file that other users cannot read.
    private static func makeFile(with text: String) throws(TextEditingError) -> String {
        var path = Array(
            FileManager.default.temporaryDirectory.appending(path: "story-page-XXXXXX.txt").path.utf8CString)
        let descriptor = mkstemps(&path, 4)
        guard descriptor >= 0 else { throw TextEditingError("A temporary file for the editor can't be created.") }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            throw TextEditingError("The text can't be written to a temporary file for the editor.")
        }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Runs the editor in the foreground, with default signal handlers, and waits for its end.
    private func run(on file: String) async throws(TextEditingError) -> Int32 {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        // The command may have arguments of its own; the shell appends the file.
        let arguments = ["/bin/sh", "-c", "\(command) \"$@\"", command, file]
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        var process = pid_t()
        var variables: [UnsafeMutablePointer<CChar>?] =
            ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { variables.forEach { free($0) } }
        // Ctrl-C is for the editor alone; Ctrl-Z stops both, as the shell expects.
        let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }
        guard posix_spawn(&process, "/bin/sh", nil, &attributes, &pointers, &variables) == 0 else {
            throw TextEditingError("The editor '\(command)' can't be started.")
        }
        return await Self.ending(of: process)
    }

    /// Waits on a thread of its own, so that playback continues.
    private static func ending(of process: pid_t) async -> Int32 {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: status)
            }
        }
    }
}
