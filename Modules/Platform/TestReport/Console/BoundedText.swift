/// Lines of text of which no more than so many bytes are kept, the first ones, with a word on what is missing.
struct BoundedText: Sendable {
    private let limit: Int
    private var kept = ""
    private var left = 0

    /// A text without lines.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether nothing was added.
    var isEmpty: Bool { kept.isEmpty && left == 0 }

    /// What was kept; every line has an end.
    var text: String {
        left == 0 ? kept : kept + "… \(left) more lines\n"
    }

    /// Adds a line.
    mutating func append(_ line: some StringProtocol) {
        guard left == 0, kept.utf8.count + line.utf8.count < limit else {
            left += 1
            return
        }
        kept += line
        kept += "\n"
    }
}
