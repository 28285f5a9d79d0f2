import Dispatch
package import Foundation
import Glibc

/// Another process of this same test program, which runs nothing but a role.
package final class ChildProcess: Sendable {
    /// The environment variable of the role.
    package static let roleVariable = "STORY_TEST_ROLE"
    /// The environment variable of the folder that the role works in.
    package static let folderVariable = "STORY_TEST_FOLDER"
    /// The environment variable of a word that tells processes in one role apart.
    package static let nameVariable = "STORY_TEST_NAME"

    private let identifier: pid_t
    private let output: FileHandle

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - role: What it does, as a test of the suite has it that reads ``roleVariable``.
    ///   - suite: The type that has the roles as tests.
    package init(_ role: String, of suite: String, name: String = "", folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", suite]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.roleVariable: role, Self.folderVariable: folder.path, Self.nameVariable: name,
        ]) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        identifier = process.processIdentifier
        output = pipe.fileHandleForReading
    }

    /// Everything that the process says from now on until it says `word`, or ends.
    package func output(until word: String) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [output] in
                var said = ""
                var buffer = [UInt8](repeating: 0, count: 4096)
                while !said.contains(word) {
                    let count = read(output.fileDescriptor, &buffer, buffer.count)
                    if count > 0 { said += String(decoding: buffer[..<count], as: UTF8.self) }
                    // The end of another process interrupts the call.
                    if count == 0 || count < 0 && errno != EINTR { break }
                }
                continuation.resume(returning: said)
            }
        }
    }

    /// Ends the process as `kill -9` does, and waits until it is gone with all that it held.
    package func kill() async {
        Glibc.kill(identifier, SIGKILL)
        _ = await output(until: "\u{0}never said")
    }
}
