import CLibXML2
import Foundation

/// A document read forward once, one node at a time, with libxml2's text reader.
///
/// Nothing is fetched, no entity is expanded, and a text of more than 10 MB or elements more than 256 deep are errors:
/// a hostile file costs no more than its own size.
final class XMLStream {
    let path: String
    /// The errors so far; without a schema, only those of XML itself.
    let xmlErrors: XMLParserErrors
    private let descriptor: Int32
    private let reader: xmlTextReaderPtr
    private var validation: xmlSchemaValidCtxtPtr?

    /// Opens a file.
    convenience init(path: String, xmlErrors: XMLParserErrors = XMLParserErrors(limit: 1)) throws(ReportError) {
        try self.init(path: path, xmlErrors: xmlErrors, options: XML_PARSE_NONET, XML_PARSE_NOCDATA)
        xmlErrors.listen(to: reader)
    }

    /// Opens a file and checks all of it against a schema, which must outlive the stream.
    ///
    /// A reader that was given a handler for its errors hands its warnings to the schema, where libxml2 2.9 has nothing
    /// for them but to print "Unimplemented block" on the error stream. So the parser says nothing here: what keeps it
    /// from reading on is its last error, and only the schema complains.
    convenience init(
        path: String, checkedAgainst schema: borrowing Schema, xmlErrors: XMLParserErrors = XMLParserErrors(limit: 1)
    ) throws(ReportError) {
        try self.init(
            path: path, xmlErrors: xmlErrors, options: XML_PARSE_NONET, XML_PARSE_NOCDATA, XML_PARSE_NOERROR,
            XML_PARSE_NOWARNING)
        validation = xmlSchemaNewValidCtxt(schema.pointer)
        guard let validation, xmlTextReaderSchemaValidateCtxt(reader, validation, 0) == 0 else {
            throw .library("the report schema can't be used on \(path)")
        }
        xmlErrors.listen(to: validation, on: reader)
    }

    private init(path: String, xmlErrors: XMLParserErrors, options: xmlParserOption...) throws(ReportError) {
        let descriptor = try Self.open(path)
        let options = Int32(options.reduce(0) { $0 | $1.rawValue })
        guard let reader = xmlReaderForFd(descriptor, path, nil, options) else {
            close(descriptor)
            throw .library("no memory to read \(path)")
        }
        self.path = path
        self.xmlErrors = xmlErrors
        self.descriptor = descriptor
        self.reader = reader
    }

    deinit {
        xmlFreeTextReader(reader)
        if let validation { xmlSchemaFreeValidCtxt(validation) }
        close(descriptor)
    }

    /// Advances to the next node; returns false at the end.
    func advance() throws(ReportError) -> Bool {
        xmlResetLastError()
        let state = xmlTextReaderRead(reader)
        if state < 0 { xmlErrors.addLast() }
        if let fatal = xmlErrors.kept.first(where: \.isFatal) { throw fatal.error(in: path) }
        guard state >= 0 else {
            throw xmlErrors.kept.last?.error(in: path) ?? invalid("it can't be read to the end")
        }
        // An entity could hide text or grow beyond measure, and no report has one.
        guard kind != XML_READER_TYPE_DOCUMENT_TYPE else {
            throw invalid("a report can't have a document type declaration")
        }
        guard kind != XML_READER_TYPE_ENTITY_REFERENCE else { throw invalid("a report can't have entities") }
        return state == 1
    }

    /// Visits each child element of the current element, by name; unread content is skipped.
    func forEachChild(_ visit: (String) throws(ReportError) -> Void) throws(ReportError) {
        guard !isEmpty else { return }
        let depth = depth
        while try advance() {
            if kind == XML_READER_TYPE_END_ELEMENT, self.depth == depth { return }
            if kind == XML_READER_TYPE_ELEMENT, self.depth == depth + 1 { try visit(name) }
        }
    }

    /// All text in the current element and those in it.
    func text() throws(ReportError) -> String {
        let (own, ofChildren) = try textByDepth()
        return own + ofChildren
    }

    /// The text in the current element itself, and that in the elements in it, each beginning a line.
    func textByDepth() throws(ReportError) -> (own: String, ofChildren: String) {
        var (own, ofChildren) = ("", "")
        guard !isEmpty else { return (own, ofChildren) }
        let depth = depth
        while try advance() {
            switch kind {
            case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE,
                XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
                guard let value = xmlTextReaderConstValue(reader) else { break }
                if self.depth == depth + 1 { own += Self.string(value) } else { ofChildren += Self.string(value) }
            case XML_READER_TYPE_ELEMENT where !ofChildren.isEmpty && !ofChildren.hasSuffix("\n"): ofChildren += "\n"
            case XML_READER_TYPE_END_ELEMENT where self.depth == depth: return (own, ofChildren)
            default: break
            }
        }
        return (own, ofChildren)
    }

    /// Calls with the name and value of every attribute of the current element.
    func forEachAttribute(_ visit: (String, String) -> Void) {
        while xmlTextReaderMoveToNextAttribute(reader) == 1 {
            guard let name = xmlTextReaderConstName(reader), let value = xmlTextReaderConstValue(reader) else {
                continue
            }
            visit(Self.string(name), Self.string(value))
        }
        xmlTextReaderMoveToElement(reader)
    }

    /// Whether the current node is an element's beginning.
    var isElement: Bool { kind == XML_READER_TYPE_ELEMENT }

    /// The name of the current element, without a prefix.
    var name: String { xmlTextReaderConstLocalName(reader).map(Self.string) ?? "" }

    /// An error at the current position.
    func invalid(_ reason: String) -> ReportError {
        .invalid(
            path: path, line: Int(xmlTextReaderGetParserLineNumber(reader)),
            column: Int(xmlTextReaderGetParserColumnNumber(reader)), reason: reason)
    }

    private var kind: xmlReaderTypes { xmlReaderTypes(UInt32(bitPattern: xmlTextReaderNodeType(reader))) }
    private var depth: Int32 { xmlTextReaderDepth(reader) }
    private var isEmpty: Bool { xmlTextReaderIsEmptyElement(reader) == 1 }

    private static func string(_ characters: UnsafePointer<xmlChar>) -> String { String(cString: characters) }

    private static func open(_ path: String) throws(ReportError) -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return descriptor }
        switch facts.st_mode & S_IFMT {
        case S_IFDIR:
            close(descriptor)
            throw .unreadable(path: path, reason: "it is a directory")
        case S_IFREG where facts.st_size == 0:
            close(descriptor)
            throw .invalid(path: path, line: 1, column: 1, reason: "the file is empty")
        default: return descriptor
        }
    }
}
