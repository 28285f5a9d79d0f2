internal import CLibXML2
import Foundation

/// libxml2's `xmlTextWriter` on a file descriptor.
///
/// Text and values may be any string; what XML forbids is made visible. A write that fails is remembered and said by
/// ``check()``, so that libxml2 prints nothing to the console of its own accord.
struct XMLOutput: ~Copyable {
    private struct Sink {
        var descriptor: Int32
        var fault: Int32 = 0
    }

    private let sink: UnsafeMutablePointer<Sink>
    private var writer: xmlTextWriterPtr?
    private var hasFailed = false

    /// The form of the output.
    enum Form {
        /// A document with its declaration, indented.
        case xml
        /// A page: no declaration, and no white space that is not in it.
        case html
    }

    /// Writes to a descriptor that stays the caller's to close.
    init(descriptor: Int32, form: Form = .xml) throws(ReportError) {
        sink = .allocate(capacity: 1)
        sink.initialize(to: Sink(descriptor: descriptor))
        let output = xmlOutputBufferCreateIO(Self.write, nil, sink, nil)
        writer = output.flatMap { xmlNewTextWriter($0) }
        guard writer != nil else {
            sink.deallocate()
            throw .library("no memory for a report")
        }
        guard form == .xml else { return }
        xmlTextWriterSetIndent(writer, 1)
        note(xmlTextWriterStartDocument(writer, nil, "UTF-8", nil))
    }

    deinit {
        if let writer { xmlFreeTextWriter(writer) }
        sink.deallocate()
    }

    mutating func start(_ element: String) {
        note(Self.withCharacters(of: element) { xmlTextWriterStartElement(writer, $0) })
    }

    mutating func end() { note(xmlTextWriterEndElement(writer)) }

    /// Ends an element with an end tag, also if it is empty: HTML knows no other end.
    mutating func fullEnd() { note(xmlTextWriterFullEndElement(writer)) }

    /// Writes what is markup already.
    mutating func raw(_ markup: String) { note(xmlTextWriterWriteRaw(writer, markup)) }

    mutating func attribute(_ name: String, _ value: String) {
        note(
            Self.withCharacters(of: name) { name in
                Self.withCharacters(of: XMLSanitizer.of(value)) { xmlTextWriterWriteAttribute(writer, name, $0) }
            })
    }

    mutating func text(_ text: String) {
        guard !text.isEmpty else { return }
        note(Self.withCharacters(of: XMLSanitizer.of(text)) { xmlTextWriterWriteString(writer, $0) })
    }

    /// An element with text only, unless there is none.
    mutating func element(_ name: String, text: String) {
        guard !text.isEmpty else { return }
        start(name)
        self.text(text)
        end()
    }

    /// Returns whether everything could be written so far.
    func check(path: String) throws(ReportError) {
        if sink.pointee.fault != 0 {
            throw .unwritable(path: path, reason: String(cString: strerror(sink.pointee.fault)))
        }
        if hasFailed { throw .library("the report couldn't be written as XML") }
    }

    /// Ends the document; nothing can be written after it.
    mutating func close(path: String) throws(ReportError) {
        note(xmlTextWriterEndDocument(writer))
        xmlFreeTextWriter(writer)
        writer = nil
        try check(path: path)
    }

    /// A string for libxml2; where Swift passes one by itself it copies it to the heap first, for each attribute.
    private static func withCharacters(of text: String, _ body: (UnsafePointer<xmlChar>) -> Int32) -> Int32 {
        text.withCString { $0.withMemoryRebound(to: xmlChar.self, capacity: text.utf8.count + 1, body) }
    }

    private mutating func note(_ result: Int32) { if result < 0 { hasFailed = true } }

    /// Writes all there is; says so even where it failed, see above.
    private static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
        context, bytes, count in
        guard let sink = context?.assumingMemoryBound(to: Sink.self), let bytes else { return count }
        var done = 0
        while done < Int(count), sink.pointee.fault == 0 {
            let written = Foundation.write(sink.pointee.descriptor, bytes + done, Int(count) - done)
            if written >= 0 {
                done += written
            } else if errno != EINTR {
                sink.pointee.fault = errno
            }
        }
        return count
    }
}
