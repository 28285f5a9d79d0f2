import class Foundation.JSONDecoder
import struct Foundation.Data

/// Decodes lines of the event stream.
///
/// Foundation's decoder takes about 8 µs for a line; a batch of lines in one array takes as long, and
/// `JSONSerialization` too, so the simplest way is also the fastest that needs no other library.
struct EventDecoder: Sendable {
    private let decoder = JSONDecoder()

    /// The event of a line without its newline, or nothing if it is no JSON or not the object it ought to be.
    func event(of line: UnsafeRawBufferPointer) -> TestEvent? {
        // The decoder finds out only where a string is asked for; a test may print what is no UTF-8 into a message, and
        // everything else on the line is still good.
        guard line.allSatisfy({ $0 < 0x80 }) || String(validating: line, as: UTF8.self) != nil else {
            return event(in: Data(String(decoding: line, as: UTF8.self).utf8))
        }
        return event(in: Data(line))
    }

    private func event(in data: Data) -> TestEvent? {
        (try? decoder.decode(EventRecord.self, from: data))?.event
    }
}
