import CLibXML2

/// What libxml2 finds wrong with a document, in order.
final class XMLParserErrors {
    struct Entry: Hashable {
        var line: Int
        var column: Int
        var reason: String
        /// Whether the document is no XML, and nothing after this position can be read.
        var isFatal: Bool

        /// The complaint as an error about a file.
        func error(in path: String) -> ReportError {
            .invalid(path: path, line: line, column: column, reason: reason)
        }
    }

    private(set) var kept: [Entry] = []
    /// The total number of errors, kept or not.
    private(set) var total = 0
    private let limit: Int
    /// What knows the column of a complaint that does not say its own; the reader owns this object, not the reverse.
    private var reader: xmlTextReaderPtr?

    /// Creates a collector that keeps the first `limit` errors and counts the others.
    init(limit: Int) {
        self.limit = limit
    }

    /// Collects the errors of a reader, which must not outlive this object.
    func listen(to reader: xmlTextReaderPtr) {
        self.reader = reader
        xmlTextReaderSetStructuredErrorHandler(reader, Self.take, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Collects the schema errors of a reader; neither must outlive this object.
    func listen(to schema: xmlSchemaValidCtxtPtr, on reader: xmlTextReaderPtr) {
        self.reader = reader
        xmlSchemaSetValidStructuredErrors(schema, Self.take, Unmanaged.passUnretained(self).toOpaque())
    }

    private static let take: xmlStructuredErrorFunc = { context, error in
        guard let context, let error else { return }
        Unmanaged<XMLParserErrors>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
    }

    /// Adds what kept libxml2 from reading on: while a schema is used, it does not complain of that.
    func addLast() {
        guard !kept.contains(where: \.isFatal), let error = xmlGetLastError() else { return }
        add(error.pointee)
    }

    private func add(_ error: xmlError) {
        guard error.level != XML_ERR_WARNING else { return }
        total += 1
        guard kept.count < limit else { return }
        // A parser's error has its column in its second number; a schema's has none and is found where the reader is.
        let isParsers = error.domain == Int32(XML_FROM_PARSER.rawValue)
        let column = isParsers ? error.int2 : reader.map(xmlTextReaderGetParserColumnNumber) ?? 0
        kept.append(
            Entry(
                line: max(1, Int(error.line)), column: max(1, Int(column)),
                reason: Self.reason(error),
                isFatal: error.level == XML_ERR_FATAL))
    }

    /// The message on one line, without a full stop.
    private static func reason(_ error: xmlError) -> String {
        // libxml2 speaks of extra content when a document is cut off, too.
        if error.code == Int32(XML_ERR_DOCUMENT_END.rawValue) {
            return "the document is cut off or continues after its end"
        }
        guard let message = error.message else { return "unknown error" }
        let line = String(cString: message).split(whereSeparator: \.isNewline)
            .joined(separator: " ")
        return line.last == "." ? String(line.dropLast()) : line
    }
}
