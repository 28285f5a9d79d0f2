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
        let data = Data(line)
        if let record = try? decoder.decode(EventRecord.self, from: data) { return record.event }
        // A test may print what is no UTF-8 into a message: everything else on the line is still good.
        let repaired = String(decoding: line, as: UTF8.self)
        guard !repaired.utf8.elementsEqual(line) else { return nil }
        return (try? decoder.decode(EventRecord.self, from: Data(repaired.utf8)))?.event
    }
}
