/// HTML written with libxml2's writer: every text and value is escaped by it.
struct HTMLOutput: ~Copyable {
    private var xml: XMLOutput
    /// The number of text bytes written so far.
    private(set) var textBytes = 0

    /// Elements that have no content, and so no end.
    private static let void: Set<String> = ["meta", "link", "input", "br"]

    init(descriptor: Int32) throws(ReportError) {
        xml = try XMLOutput(descriptor: descriptor, form: .html)
    }

    /// Opens an element.
    mutating func start(_ element: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        xml.start(element)
        for (name, value) in attributes { xml.attribute(name, value) }
    }

    /// Ends the element that began last.
    mutating func end() {
        xml.fullEnd()
    }

    mutating func text(_ text: String) {
        textBytes += text.utf8.count
        xml.text(ShownText.inOneDirection(text))
    }

    /// A whole element.
    mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String = "") {
        start(name, attributes)
        self.text(text)
        if Self.void.contains(name) { xml.end() } else { xml.fullEnd() }
    }

    /// The content of `style` or `script`, which is ours and has nothing to escape.
    mutating func raw(_ text: String) {
        xml.raw(text)
    }

    func check(path: String) throws(ReportError) {
        try xml.check(path: path)
    }

    mutating func close(path: String) throws(ReportError) {
        try xml.close(path: path)
    }
}
