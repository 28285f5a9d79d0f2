import Dispatch
import Glibc

/// Reads the keys of the controlling terminal as they are pressed.
public final class Keyboard {
    private let source: any DispatchSourceRead

    /// Whether keys can be read: a program in the background must not.
    public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp() }

    /// Starts reading.
    ///
    /// - Parameter tell: Called with the terminal's input, empty at its end.
    public init(_ tell: @escaping @Sendable ([UInt8]) -> Void) {
        // On the main queue: another thread in between would also have to wait for a processor.
        source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        let source = source
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 16 * 1024)
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 {
                tell(Array(buffer[..<count]))
            } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
                source.cancel()
                tell([])
            }
        }
        source.resume()
    }

    /// Stops reading.
    public func stop() {
        source.cancel()
    }
}
