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
    /// - Throws: ``ProgramError/notStarted(program:reason:)`` if it cannot be started.
    static func of(_ program: String, _ arguments: [String], in folder: URL) throws(ProgramError) -> ProgramRun {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        do {
            // A file takes any amount, so that nobody waits for somebody to read it.
            let complaints = try ScratchFile()
            process.standardError = complaints.handle
            try process.run()
            let said = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return ProgramRun(
                output: String(decoding: said, as: UTF8.self), complaint: try complaints.finish(),
                status: process.terminationStatus)
        } catch {
            throw .notStarted(program: program, reason: error.systemReason)
        }
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
            "'\(command)' failed: \(complaint)\nMend that and try again."
        case .unclear(let command, let detail):
            "What '\(command)' says cannot be understood: \(detail). Another version of Swift may be needed."
        }
    }
}

/// A file without a name that lasts as long as it is used.
private struct ScratchFile {
    let handle: FileHandle
    private let place: URL

    init() throws {
        place = FileManager.default.temporaryDirectory.appending(path: "story-generate-\(UUID().uuidString)")
        try Data().write(to: place, options: .withoutOverwriting)
        handle = try FileHandle(forUpdating: place)
        try FileManager.default.removeItem(at: place)
    }

    /// What was written into it.
    func finish() throws -> String {
        try handle.seek(toOffset: 0)
        let data = try handle.readToEnd() ?? Data()
        try handle.close()
        return String(decoding: data, as: UTF8.self)
    }
}
