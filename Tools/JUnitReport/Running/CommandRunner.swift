import Foundation
import Subprocess
import SystemPackage
import TestReport

/// Runs a command to its end, with its console passed on and handed over.
///
/// swift-subprocess rather than Foundation's Process: it gives the command a process group of its own, which signals
/// need, looks it up in the path, and resets the signals that we ignore.
struct CommandRunner: Sendable {
    /// How a command ended.
    enum End: Hashable, Sendable {
        case exited(Int32)
        case signaled(Int32)
        /// It did not begin: there is no such command, or it is no program.
        case missing(reason: String)

        /// The exit code as a shell gives it.
        var code: Int32 {
            switch self {
            case .exited(let code): code
            case .signaled(let number): 128 + number
            case .missing: 127
            }
        }
    }

    // Swift Testing writes to the events of 6.3 which case of a test an issue is of, tags and attachments only if it is
    // asked to; without it an issue is taken to be of the case that began last.
    private static let environment: Environment.Key = "SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED"

    let signals: SignalForwarding

    /// Runs a command.
    func run(
        _ command: TestCommandLine, take: @escaping @Sendable ([UInt8], ConsoleStream) -> Void
    ) async throws(ReportError) -> End {
        let console = try Console.open()
        let reader = try ConsoleReader(console, take: take)
        let end = await status(of: command, console)
        signals.stop()
        do {
            try console.closeWriting()
        } catch {
            throw .unreadable(path: "the command's console", reason: "\(error)")
        }
        await reader.finish()
        return end
    }

    /// The lines that a command prints, none if it fails: what they tell is a help, not a need.
    func lines(of command: TestCommandLine) async -> [String] {
        do {
            let result = try await Subprocess.run(
                configuration(of: command), output: .string(limit: 64 << 20), error: .discarded)
            guard result.terminationStatus.isSuccess else { return [] }
            return result.standardOutput.split(separator: "\n").map(String.init)
        } catch {
            Notice.say("the tests couldn't be listed: \(error)")
            return []
        }
    }

    private func configuration(of command: TestCommandLine) -> Configuration {
        let program = command.words.first ?? ""
        var options = PlatformOptions()
        options.processGroupID = 0
        return Configuration(
            executable: program.contains("/") ? .path(FilePath(program)) : .name(program),
            arguments: Arguments(Array(command.words.dropFirst())),
            environment: .inherit.updating([Self.environment: "1"]), platformOptions: options)
    }

    private func status(of command: TestCommandLine, _ console: Console) async -> End {
        do {
            let result = try await Subprocess.run(
                configuration(of: command), input: .none,
                output: .fileDescriptor(console.output, closeAfterSpawningProcess: false),
                error: .fileDescriptor(console.errorOutput, closeAfterSpawningProcess: false)
            ) { [signals] execution in
                signals.forward(to: execution.processIdentifier.value)
            }
            switch result.terminationStatus {
            case .exited(let code): return .exited(code)
            case .signaled(let number): return .signaled(number)
            }
        } catch {
            return .missing(reason: "\(error)")
        }
    }
}
