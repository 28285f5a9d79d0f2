/// A text in lines that fit a width, each with its offset in the text.
public struct FlowedText: Sendable {
    /// The ranges of the lines in the text, in UTF-8 bytes, without trailing white space.
    public private(set) var lines: [Range<Int>] = []
    private let bytes: [UInt8]

    /// Divides a text at its own lines, then between words, and within a word only if it is too wide by itself.
    public init(_ text: String, width: Int) {
        bytes = Array(text.utf8)
        var open = OpenLine(start: 0)
        var offset = 0
        for character in text {
            let next = offset + character.utf8.count
            if character.isNewline {
                lines.append(open.start..<open.end)
                open = OpenLine(start: next)
            } else if character.isWhitespace {
                open.breakAfterSpace(at: next)
            } else {
                let columns = character.width.greatest
                if open.columns + columns > max(2, width), open.columns > 0 {
                    lines.append(open.divide(before: offset))
                }
                open.columns += columns
                open.end = next
            }
            offset = next
        }
        lines.append(open.start..<open.end)
    }

    /// Returns the text in a range.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Returns the range of the paragraph that fits a width, from an offset on.
    func beginning(at offset: Int, columns: Int) -> Range<Int> {
        let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        var (last, left) = (offset, columns)
        for character in text(offset..<end) {
            left -= character.width.usual
            guard left >= 0 else { break }
            last += character.utf8.count
        }
        return offset..<last
    }

    /// Returns the first line to show if there is no room for all: the line of the offset is in the upper third, so
    /// that the following ones are visible.
    public func firstLine(showing offset: Int, in rows: Int) -> Int {
        min(max(0, line(of: offset) - rows / 3), max(0, lines.count - rows))
    }

    /// The line in which an offset of the text is.
    public func line(of offset: Int) -> Int {
        lines.lastIndex { $0.lowerBound <= offset } ?? 0
    }
}

/// A line that may get longer.
private struct OpenLine {
    var start: Int
    /// The end of what is not white space.
    var end: Int
    /// The columns up to the last character.
    var columns = 0
    /// The last offset where a word can begin the next line, the end of what is before it, and the columns up to there.
    private var opportunity: (start: Int, end: Int, columns: Int)?

    init(start: Int) {
        (self.start, end) = (start, start)
    }

    mutating func breakAfterSpace(at offset: Int) {
        columns += 1
        opportunity = (offset, end, columns)
    }

    /// Ends the line, before the last word if possible, and continues with the rest.
    ///
    /// - Returns: The range of the line.
    mutating func divide(before offset: Int) -> Range<Int> {
        let cut = opportunity ?? (offset, end, columns)
        defer {
            (start, end, columns) = (cut.start, max(cut.start, end), columns - cut.columns)
            opportunity = nil
        }
        return start..<max(start, cut.end)
    }
}
