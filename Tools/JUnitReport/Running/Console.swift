import Foundation
import SystemPackage
import TestReport

/// The two ends of a command's console: the command writes, we read and pass on.
///
/// On a terminal the command gets one too (a pseudoterminal), so that it shows its colours as it would alone.
struct Console: Sendable {
    /// An end to read, what it carries, and where it is passed on to.
    struct Source: Sendable {
        var descriptor: FileDescriptor
        var stream: ConsoleStream
        var destination: FileDescriptor
    }

    /// What is read.
    let sources: [Source]
    /// The command's output.
    let output: FileDescriptor
    /// The command's error output; may be the same.
    let errorOutput: FileDescriptor

    /// Creates a console like our own.
    static func open() throws(ReportError) -> Console {
        if isatty(STDOUT_FILENO) == 1, isatty(STDERR_FILENO) == 1, let console = terminal() { return console }
        let (output, input) = try pipe()
        let (errors, errorInput) = try pipe()
        return Console(
            sources: [
                Source(descriptor: output, stream: .output, destination: .standardOutput),
                Source(descriptor: errors, stream: .error, destination: .standardError),
            ],
            output: input, errorOutput: errorInput)
    }

    /// Closes the ends that the command has.
    func closeWriting() throws {
        try output.close()
        if errorOutput != output { try errorOutput.close() }
    }

    /// A pipe: its end to read and its end to write.
    static func pipe() throws(ReportError) -> (FileDescriptor, FileDescriptor) {
        do {
            // swift-subprocess passes on only the descriptors that it is given.
            let ends = try FileDescriptor.pipe()
            return (ends.readEnd, ends.writeEnd)
        } catch {
            throw .unreadable(path: "the command's console", reason: "\(error)")
        }
    }

    private static func terminal() -> Console? {
        var (reading, writing): (Int32, Int32) = (-1, -1)
        var size = winsize()
        _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
        guard openpty(&reading, &writing, nil, nil, &size) == 0 else { return nil }
        // The real terminal makes line ends of newlines; this one passes everything on as it is.
        var settings = termios()
        if tcgetattr(writing, &settings) == 0 {
            cfmakeraw(&settings)
            tcsetattr(writing, TCSANOW, &settings)
        }
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
        let source = Source(
            descriptor: FileDescriptor(rawValue: reading), stream: .output, destination: .standardOutput)
        let end = FileDescriptor(rawValue: writing)
        return Console(sources: [source], output: end, errorOutput: end)
    }
}
