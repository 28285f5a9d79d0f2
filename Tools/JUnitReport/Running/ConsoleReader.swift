import Foundation
import SystemPackage
import TestReport

/// Reads a command's console, passes it on as it comes, and hands it over.
///
/// A thread of its own waits with `poll`: Dispatch's sources miss the end of a pipe now and then on Linux.
final class ConsoleReader: Sendable {
    private static let pieceSize = 64 << 10
    /// The maximum time for which a console may stay open after its command: a process that it started may hold it for
    /// ever.
    private static let patience = Duration.seconds(5)

    /// Closed when the command has ended, which wakes the thread.
    private let commandEnd: FileDescriptor
    private let ended = AsyncStream<Never>.makeStream()

    /// Starts reading; `take` is called with each piece in order.
    init(_ console: Console, take: @escaping @Sendable ([UInt8], ConsoleStream) -> Void) throws(ReportError) {
        let (reading, writing) = try Console.pipe()
        commandEnd = writing
        let continuation = ended.continuation
        Thread.detachNewThread {
            Self.read(console.sources, commandEnd: reading, take: take)
            continuation.finish()
        }
    }

    /// Waits until everything was read, when the command has ended.
    func finish() async {
        Self.close(commandEnd)
        for await _ in ended.stream {}
    }

    private static func read(
        _ sources: [Console.Source], commandEnd: FileDescriptor, take: ([UInt8], ConsoleStream) -> Void
    ) {
        var open = sources
        var deadline: ContinuousClock.Instant?
        while !open.isEmpty {
            let descriptors = open.map(\.descriptor) + (deadline == nil ? [commandEnd] : [])
            guard let ready = wait(for: descriptors, until: deadline) else { break }
            if ready.contains(commandEnd) { deadline = .now + patience }
            for source in open where ready.contains(source.descriptor) {
                if let bytes = piece(of: source.descriptor) {
                    pass(bytes, on: source.destination)
                    take(bytes, source.stream)
                } else {
                    open.removeAll { $0.descriptor == source.descriptor }
                }
            }
        }
        for descriptor in sources.map(\.descriptor) + [commandEnd] { close(descriptor) }
    }

    /// Those of some descriptors that have something to read or are at their end; nothing when it is too late.
    private static func wait(
        for descriptors: [FileDescriptor], until deadline: ContinuousClock.Instant?
    ) -> [FileDescriptor]? {
        var states = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
        var count: Int32
        repeat {
            var milliseconds: Int32 = -1
            if let deadline {
                let left = deadline - .now
                guard left > .zero else { return nil }
                milliseconds = Int32(left / .milliseconds(1)) + 1
            }
            count = poll(&states, nfds_t(states.count), milliseconds)
        } while count < 0 && errno == EINTR
        guard count > 0 else { return nil }
        return zip(descriptors, states).filter { $1.revents != 0 }.map(\.0)
    }

    // A pseudoterminal says EIO where a pipe says that it is at its end.
    private static func piece(of descriptor: FileDescriptor) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
            repeat {
                count = Foundation.read(descriptor.rawValue, buffer.baseAddress, pieceSize)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        return count > 0 ? bytes : nil
    }

    // The reader of our output may have gone; the tests and their report go on.
    private static func pass(_ bytes: [UInt8], on destination: FileDescriptor) {
        _ = try? destination.writeAll(bytes)
    }

    // Nothing was written that closing could lose.
    private static func close(_ descriptor: FileDescriptor) {
        _ = Foundation.close(descriptor.rawValue)
    }
}
