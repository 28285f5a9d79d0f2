import Dispatch
import Foundation
import Glibc

/// What another process of this program does for a test, as ``ChildRoleTests`` has it.
enum ChildRole: String {
    /// Opens a library, which makes or migrates it, and adds heroes and stories.
    case writer
    /// Claims a job, and records units until it is killed.
    case worker
    /// Plays a story, and records how far it is until it is killed.
    case player
}

/// Another process of this same test program, which runs nothing but a role.
final class ChildProcess: Sendable {
    /// The environment variable of the role.
    static let roleVariable = "STORY_TEST_ROLE"
    /// The environment variable of the folder that the role works in.
    static let folderVariable = "STORY_TEST_FOLDER"
    /// The environment variable of a word that tells processes in one role apart.
    static let nameVariable = "STORY_TEST_NAME"

    private let identifier: pid_t
    private let output: FileHandle

    init(_ role: ChildRole, name: String = "", folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "ChildRoleTests"]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.roleVariable: role.rawValue, Self.folderVariable: folder.path, Self.nameVariable: name,
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
    func output(until word: String) async -> String {
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
    func kill() async {
        Glibc.kill(identifier, SIGKILL)
        _ = await output(until: "\u{0}never said")
    }
}
