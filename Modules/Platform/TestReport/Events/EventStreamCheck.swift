/// What an event stream holds, without making anything of it.
public struct EventStreamCheck: Hashable, Sendable {
    /// Lines that are what they ought to be.
    public private(set) var events = 0
    /// Lines that are not, or are too long.
    public private(set) var unreadable = 0

    /// Decodes a stream to its end.
    public init(reading reader: inout LineReader) throws(ReportError) {
        let decoder = EventDecoder()
        var (events, unreadable) = (0, 0)
        while try reader.next({ line throws(ReportError) in
            if decoder.event(of: line) != nil { events += 1 } else { unreadable += 1 }
        }) {}
        self.events = events
        self.unreadable = unreadable
    }
}
