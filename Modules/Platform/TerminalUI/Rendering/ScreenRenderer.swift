/// Says what a terminal must be sent so that it shows a frame: only what differs from the frame before, and nothing if
/// nothing does.
public struct ScreenRenderer: Sendable {
    private let depth: ColorDepth
    private let isUnicode: Bool
    private var shown: Frame?

    /// Begins with a screen of which nobody knows what it shows.
    ///
    /// - Parameters:
    ///   - depth: How many colours the terminal shows.
    ///   - isUnicode: Whether it knows more than ASCII; otherwise other characters are replaced by ones that it knows.
    public init(depth: ColorDepth, isUnicode: Bool) {
        (self.depth, self.isUnicode) = (depth, isUnicode)
    }

    /// Forgets what the screen shows: the next frame is drawn whole.
    public mutating func forget() { shown = nil }

    /// What to send for a frame; empty if it is shown already.
    public mutating func render(_ frame: Frame) -> String {
        let before = shown?.surface.size == frame.surface.size ? shown : nil
        var writer = SequenceWriter(depth: depth, isUnicode: isUnicode)
        if before == nil { writer.clear() }
        for y in 0..<frame.surface.size.height {
            render(y, of: frame.surface, before: before?.surface, to: &writer)
        }
        if before?.pictures ?? [] != frame.pictures || (writer.hasOutput && covers(frame, before)) {
            for picture in frame.pictures { writer.write(picture) }
        }
        let isCursorElsewhere = before.map { $0.cursor != frame.cursor } ?? true
        shown = frame
        guard writer.hasOutput || isCursorElsewhere else { return "" }
        writer.end(cursor: frame.cursor)
        return writer.output
    }

    private func render(_ y: Int, of surface: Surface, before: Surface?, to writer: inout SequenceWriter) {
        let row = surface.row(y)
        guard let before else { return writer.write(row, x: 0, y: y) }
        let old = before.row(y)
        guard row != old else { return }
        let start = row.startIndex
        let changed = row.indices.filter { row[$0] != old[$0 - start + old.startIndex] }
        guard let first = changed.first else { return }
        // Where a character may reach further than it should, all behind it is written again.
        let isCertain = row.allSatisfy(\.isCertain) && old.allSatisfy(\.isCertain)
        let runs = isCertain ? runs(of: changed) : [first..<row.endIndex]
        for run in runs {
            let whole = wholeCharacters(run, in: row)
            writer.write(row[whole], x: whole.lowerBound - start, y: y)
        }
    }

    /// The cells that are written again rather than passed over.
    private static let bridge = 6

    /// Changes that follow one another closely, together with what is the same between them.
    private func runs(of changed: [Int]) -> [Range<Int>] {
        changed.reduce(into: []) { runs, index in
            if let last = runs.last, index <= last.upperBound + Self.bridge {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
    }

    /// A part of a row, with the whole of the characters at its ends.
    private func wholeCharacters(_ run: Range<Int>, in row: ArraySlice<Cell>) -> Range<Int> {
        var (first, end) = (run.lowerBound, run.upperBound)
        while first > row.startIndex, row[first].columns == 0 { first -= 1 }
        while end < row.endIndex, row[end].columns == 0 { end += 1 }
        return first..<end
    }

    /// Whether letters were written where pixels are.
    private func covers(_ frame: Frame, _ before: Frame?) -> Bool {
        guard let before else { return true }
        return frame.pictures.contains { picture in
            let rect = picture.rect.intersection(Rect(origin: .zero, size: frame.surface.size))
            return (rect.minY..<rect.maxY).contains { y in
                let columns = { (surface: Surface) in
                    let row = surface.row(y)
                    return row[row.startIndex + rect.minX..<row.startIndex + rect.maxX]
                }
                return columns(frame.surface) != columns(before.surface)
            }
        }
    }
}
