import Dispatch
import Glibc

/// The keys of the terminal that the program is in the foreground of, each told as it is pressed.
public final class Keyboard {
    private let source: any DispatchSourceRead

    /// Whether somebody can press keys: a program in the background must not ask for them.
    public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp() }

    /// Begins to read.
    ///
    /// - Parameter tell: Called with what the terminal sends; with nothing once it is closed.
    public init(_ tell: @escaping @Sendable ([UInt8]) -> Void) {
        // Where it is answered: another thread between would be one more that waits for a processor.
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
