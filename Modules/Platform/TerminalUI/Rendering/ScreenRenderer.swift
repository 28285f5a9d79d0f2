/// Converts frames to the terminal's output: only the differences from the previous frame.
public struct ScreenRenderer: Sendable {
    private let depth: ColorDepth
    private let isUnicode: Bool
    private var shown: Frame?
    /// The pixels on the screen.
    private var placed: [PlacedPicture] = []

    /// Creates a renderer for a screen with unknown content.
    ///
    /// - Parameters:
    ///   - depth: The terminal's colour depth.
    ///   - isUnicode: Whether it supports more than ASCII; otherwise other characters are replaced.
    public init(depth: ColorDepth, isUnicode: Bool) {
        (self.depth, self.isUnicode) = (depth, isUnicode)
    }

    /// Forgets what the screen shows: the next frame is drawn whole.
    public mutating func forget() { shown = nil }

    /// Returns the output for a frame; empty if it is shown already.
    public mutating func render(_ frame: Frame) -> String {
        let before = shown?.surface.size == frame.surface.size ? shown : nil
        var writer = SequenceWriter(depth: depth, isUnicode: isUnicode)
        if before == nil {
            for picture in placed { writer.remove(picture) }
            placed = []
            writer.clear()
        }
        let bare = placed.filter { !frame.pictures.contains($0) && $0.isInCells }.map(\.rect)
        var written: [Rect] = []
        for y in 0..<frame.surface.size.height {
            written += render(y, of: frame.surface, before: before?.surface, bare: bare, to: &writer)
        }
        change(to: frame.pictures, written: written, with: &writer)
        let isCursorElsewhere = before.map { $0.cursor != frame.cursor } ?? true
        shown = frame
        guard writer.hasOutput || isCursorElsewhere else { return "" }
        writer.end(cursor: frame.cursor)
        return writer.output
    }

    /// Shows other pictures, and those again whose cells were written.
    private mutating func change(to pictures: [PlacedPicture], written: [Rect], with writer: inout SequenceWriter) {
        for picture in pictures {
            let isOverwritten = picture.isInCells && written.contains { !$0.intersection(picture.rect).isEmpty }
            if isOverwritten || !placed.contains(picture) { writer.write(picture) }
        }
        // Pixels above the cells are removed only once the next ones are there. Sending a picture again moves it.
        let removals = Set(pictures.map(\.pixels.removal))
        for picture in placed where !removals.contains(picture.pixels.removal) { writer.remove(picture) }
        placed = pictures
    }

    /// - Parameter bare: Where pixels were that go with their cells.
    /// - Returns: What was written.
    private func render(
        _ y: Int, of surface: Surface, before: Surface?, bare: [Rect], to writer: inout SequenceWriter
    ) -> [Rect] {
        let row = surface.row(y)
        guard let before else {
            writer.write(row, x: 0, y: y)
            return [Rect(x: 0, y: y, width: row.count, height: 1)]
        }
        let old = before.row(y)
        let start = row.startIndex
        let bare = bare.filter { ($0.minY..<$0.maxY).contains(y) }
        guard row != old || !bare.isEmpty else { return [] }
        let changed = row.indices.filter { index in
            row[index] != old[index - start + old.startIndex]
                || bare.contains { ($0.minX..<$0.maxX).contains(index - start) }
        }
        guard let first = changed.first else { return [] }
        // If a character may be wider than it should, everything behind it is written again.
        let isCertain = row.allSatisfy(\.isCertain) && old.allSatisfy(\.isCertain)
        let runs = isCertain ? runs(of: changed) : [first..<row.endIndex]
        return runs.map { run in
            let whole = wholeCharacters(run, in: row)
            writer.write(row[whole], x: whole.lowerBound - start, y: y)
            return Rect(x: whole.lowerBound - start, y: y, width: whole.count, height: 1)
        }
    }

    /// The maximum number of unchanged cells that are written again rather than skipped.
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
}

extension PlacedPicture {
    /// Whether it disappears with its cells, as sixels do, rather than being above them.
    fileprivate var isInCells: Bool { pixels.removal.isEmpty }
}
