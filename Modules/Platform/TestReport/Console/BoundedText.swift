/// Lines of text up to a number of bytes, the first ones, with a note on what is missing.
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
        left == 0 ? kept : kept + "… \(left) more \(left == 1 ? "line" : "lines")\n"
    }

    /// Adds a line; of the one that there is no room for any more, the beginning.
    mutating func append(_ line: some StringProtocol) {
        let room = limit - kept.utf8.count
        if room <= 0 {
            left += 1
        } else if line.utf8.count < room {
            kept += line
            kept += "\n"
        } else {
            kept += String(decoding: line.utf8.prefix(room), as: UTF8.self) + " … (the line goes on)\n"
        }
    }
}
