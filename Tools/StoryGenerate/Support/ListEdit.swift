/// Inserts lines into a text after a line that opens something, such as a list or a type.
struct ListEdit: Hashable, Sendable {
    /// The file.
    let path: String
    /// The line behind which new lines go, without the spaces before it; `[]` or `{}` at its end may also be open.
    let opening: String
    /// The new lines; all of them get the same indentation.
    let lines: [String]
    /// The additional indentation of the new lines, in spaces.
    var indentation = 4
    /// The position among the existing lines.
    var position = InsertionPoint.first
    /// Whether nothing is done where the new lines are there already.
    var isOnce = false

    /// The position of an insertion.
    enum InsertionPoint: Hashable, Sendable {
        /// At once behind the opening line.
        case first
        /// In alphabetical order.
        case sorted
        /// Behind all others.
        case last
    }

    /// The text with the lines in it.
    ///
    /// - Throws: ``ScaffoldError/noOpening(path:opening:)`` if the text has no such line.
    func applied(to text: String) throws(ScaffoldError) -> String {
        var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if isOnce, all.contains(lines) { return text }
        guard let begin = all.firstIndex(where: { trimmed($0) == opening || isEmptyList($0) }) else {
            throw .noOpening(path: path, opening: opening)
        }
        let outer = String(all[begin].prefix { $0 == " " })
        let inner = outer + String(repeating: " ", count: indentation)
        let new = lines.map { inner + $0 }
        if trimmed(all[begin]) != opening {
            // The list was empty, and is opened for what goes in.
            let closing = all[begin].removeLast()
            all.insert(contentsOf: new + ["\(outer)\(closing)"], at: begin + 1)
        } else {
            // What is not indented, such as the cases of a switch, ends where the switch does.
            let others = all[(begin + 1)...].prefix { $0.hasPrefix(inner) && !$0.isEmpty && $0 != "\(outer)}" }
            let target = target(for: new, among: others)
            // The formatter takes the comma away from an element that stands alone.
            if opening.hasSuffix("["), target > begin + 1, !all[target - 1].hasSuffix(",") { all[target - 1] += "," }
            all.insert(contentsOf: new, at: target)
        }
        return all.joined(separator: "\n")
    }

    private func target(for new: [String], among others: ArraySlice<String>) -> Int {
        switch position {
        case .first: others.startIndex
        case .sorted: others.firstIndex { $0 > new.joined() } ?? others.endIndex
        case .last: others.endIndex
        }
    }

    private func isEmptyList(_ line: String) -> Bool {
        let line = trimmed(line)
        return line == "\(opening)]" || line == "\(opening)}"
    }

    private func trimmed(_ line: String) -> String { String(line.drop { $0 == " " }) }
}
