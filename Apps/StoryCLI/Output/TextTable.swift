import CWideCharacter

/// Columns of text that fit a terminal; the widest column that can be shortened is shortened first.
struct TextTable {
    var header: [String]
    var rows: [[String]]

    /// The table's lines.
    func lines(width: Int) -> [String] {
        let all = [header] + rows
        var widths = header.indices.map { column in all.map { $0[column].displayWidth }.max() ?? 0 }
        let gaps = 2 * (widths.count - 1)
        while widths.reduce(gaps, +) > max(width, 8 * widths.count),
            let widest = widths.indices.max(by: { widths[$0] < widths[$1] })
        {
            widths[widest] -= 1
        }
        return all.map { row in
            let cells = zip(row, widths).map { $0.fitted(to: $1) }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension String {
    /// How many columns a terminal shows the text in.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// The text in exactly so many columns, cut with an ellipsis or filled with spaces.
    fileprivate func fitted(to width: Int) -> String {
        if displayWidth <= width { return self + String(repeating: " ", count: width - displayWidth) }
        var cut = ""
        for character in self where (cut.displayWidth + character.displayWidth) < width { cut.append(character) }
        cut += "…"
        return cut + String(repeating: " ", count: max(0, width - cut.displayWidth))
    }
}

extension Character {
    /// A grapheme is as wide as its widest part; joined emoji are drawn as one.
    fileprivate var displayWidth: Int {
        max(0, unicodeScalars.map { Int(wcwidth(wchar_t($0.value))) }.max() ?? 0)
    }
}
