/// A line of text that is being written, and where.
struct TextEdit: Equatable {
    private(set) var text: String
    /// The cursor, in UTF-8 bytes from the beginning; always between two characters.
    private(set) var cursor: Int
    /// The most bytes that the text may take.
    var limit = Int.max

    /// Creates an edit with the cursor at the text's end.
    init(_ text: String) {
        self.text = text
        self.text.makeContiguousUTF8()
        cursor = self.text.utf8.count
    }

    /// Replaces the text; the cursor stays where it is if possible.
    mutating func replace(with other: String) {
        guard other != text else { return }
        text = other
        text.makeContiguousUTF8()
        cursor = snapped(min(cursor, text.utf8.count))
    }

    /// Writes at the cursor; line ends and tabs become spaces, what is over the limit is left out.
    mutating func insert(_ string: some StringProtocol) {
        var added = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
                // The end of a line may be two characters.
                if !(scalar == "\n" && added.last == " ") { added.append(" ") }
            case 0..<0x20, 0x7F..<0xA0: continue
            default: added.append(scalar)
            }
        }
        var rest = String(added)
        let room = max(0, limit - text.utf8.count)
        if rest.utf8.count > room { rest = rest.beginning(bytes: room) }
        text.insert(contentsOf: rest, at: index(cursor))
        cursor = snapped(cursor + rest.utf8.count)
    }

    /// Removes the character before the cursor.
    mutating func deleteBackward() { remove(before: offset(before: cursor)) }
    /// Removes the character behind the cursor.
    mutating func deleteForward() {
        let end = offset(after: cursor)
        text.removeSubrange(index(cursor)..<index(end))
        cursor = snapped(cursor)
    }
    /// Removes the word before the cursor.
    mutating func deleteWordBackward() { remove(before: word(before: cursor)) }
    /// Removes all before the cursor.
    mutating func deleteToStart() { remove(before: 0) }
    /// Removes all behind the cursor.
    mutating func deleteToEnd() { text.removeSubrange(index(cursor)...) }

    mutating func moveLeft() { cursor = offset(before: cursor) }
    mutating func moveRight() { cursor = offset(after: cursor) }
    mutating func moveWordLeft() { cursor = word(before: cursor) }
    mutating func moveWordRight() {
        var index = index(cursor)
        while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
        while index < text.endIndex, !text[index].isWhitespace { index = text.index(after: index) }
        cursor = offset(index)
    }
    mutating func moveToStart() { cursor = 0 }
    mutating func moveToEnd() { cursor = text.utf8.count }
    mutating func move(to offset: Int) { cursor = snapped(max(0, min(offset, text.utf8.count))) }

    // MARK: - Offsets

    /// The characters from an offset on, each with its offset.
    func characters(from offset: Int) -> some Sequence<(offset: Int, character: Character)> {
        sequence(state: index(offset)) { [text] index -> (offset: Int, character: Character)? in
            guard index < text.endIndex else { return nil }
            defer { index = text.index(after: index) }
            return (text.utf8.distance(from: text.startIndex, to: index), text[index])
        }
    }

    /// The offset before the character before; 0 at the beginning.
    func offset(before end: Int) -> Int {
        end == 0 ? 0 : offset(text.index(before: index(end)))
    }

    /// The offset behind the character behind; the end at the end.
    func offset(after start: Int) -> Int {
        start >= text.utf8.count ? text.utf8.count : offset(text.index(after: index(start)))
    }

    private func word(before end: Int) -> Int {
        var index = index(end)
        while index > text.startIndex, text[text.index(before: index)].isWhitespace {
            index = text.index(before: index)
        }
        while index > text.startIndex, !text[text.index(before: index)].isWhitespace {
            index = text.index(before: index)
        }
        return offset(index)
    }

    private mutating func remove(before offset: Int) {
        text.removeSubrange(index(offset)..<index(cursor))
        cursor = snapped(offset)
    }

    private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    /// The next offset between two characters: what was written may have joined the character behind it.
    private func snapped(_ start: Int) -> Int {
        let index = index(start)
        guard index < text.endIndex, String.Index(index, within: text) == nil else { return start }
        return offset(text.index(after: index))
    }
}

extension String {
    /// Returns the longest prefix of whole characters that fits a number of bytes.
    fileprivate func beginning(bytes: Int) -> String {
        var index = startIndex
        var used = 0
        while index < endIndex {
            used += self[index].utf8.count
            guard used <= bytes else { break }
            index = self.index(after: index)
        }
        return String(self[..<index])
    }
}
