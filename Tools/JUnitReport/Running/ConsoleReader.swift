import Dispatch
import Foundation
import SystemPackage
import TestReport

/// Reads a command's console, passes it on as it comes, and hands it over.
final class ConsoleReader {
    private static let pieceSize = 64 << 10
    /// How long a console may stay open after its command: something the command started may hold it for ever.
    private static let patience = DispatchTimeInterval.seconds(5)

    private let queue = DispatchQueue(label: "console")
    private let open = DispatchGroup()
    private let readers: [any DispatchSourceRead]

    /// Begins to read; `take` is called on one queue, with one piece after the other.
    init(_ console: Console, take: @escaping @Sendable ([UInt8], ConsoleStream) -> Void) {
        let (queue, open) = (queue, open)
        readers = console.sources.map { source in
            let reader = DispatchSource.makeReadSource(fileDescriptor: source.descriptor.rawValue, queue: queue)
            open.enter()
            reader.setEventHandler {
                guard let bytes = Self.read(source.descriptor) else { return reader.cancel() }
                Self.pass(bytes, on: source.destination)
                take(bytes, source.stream)
            }
            reader.setCancelHandler {
                _ = Foundation.close(source.descriptor.rawValue)
                open.leave()
            }
            reader.resume()
            return reader
        }
    }

    /// Waits until everything was read, when the command has ended.
    func finish() async {
        let open = open
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = open.wait(timeout: .now() + Self.patience)
                continuation.resume()
            }
        }
        for reader in readers { reader.cancel() }
        await withCheckedContinuation { continuation in
            open.notify(queue: queue) { continuation.resume() }
        }
    }

    // A pseudoterminal says EIO where a pipe says that it is at its end.
    private static func read(_ descriptor: FileDescriptor) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
            repeat {
                count = Foundation.read(descriptor.rawValue, buffer.baseAddress, pieceSize)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        return count > 0 ? bytes : nil
    }

    // Whoever read our output may have gone; the tests and their report go on.
    private static func pass(_ bytes: [UInt8], on destination: FileDescriptor) {
        _ = try? destination.writeAll(bytes)
    }
}
