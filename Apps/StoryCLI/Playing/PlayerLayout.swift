import Foundation
import Playback
import StoryCore
import TerminalUI

/// Where things stand on a player's screen.
struct PlayerLayout {
    /// Longer lines are hard to read.
    private static let longestLine = 72
    private static let gap = " · "

    let rows: Int
    let columns: Int
    let canvas: Canvas
    /// Where the picture is; nil if there is none, or no room for one.
    let picture: PictureArea?

    /// - Parameter hasPicture: Whether there is a picture to be seen.
    init(rows: Int, columns: Int, canvas: Canvas, hasPicture: Bool) {
        (self.rows, self.columns, self.canvas) = (rows, columns, canvas)
        let margin = Self.margin(of: columns)
        // The rows that are always free for the page, whatever else is shown for a moment.
        let others = Self.topRows(of: rows) + 1 + (rows >= 6 ? 1 : 0) + (rows >= 10 ? 1 : 0)
        let hints = rows >= 8 ? Self.hints(in: rows - 7, columns: columns).count : 0
        let room = PictureArea(
            row: Self.topRows(of: rows) + 1, column: margin + 1, rows: rows - others - hints,
            columns: columns - 2 * margin)
        picture = hasPicture ? PictureArea(in: room, longestLine: Self.longestLine) : nil
    }

    /// The columns of a line of the story.
    var textColumns: Int { min(Self.longestLine, columns - textColumn + 1 - Self.margin(of: columns)) }

    /// Where the lines of the story begin, from 1.
    private var textColumn: Int {
        guard let picture, picture.isBesideText else { return Self.margin(of: columns) + 1 }
        return picture.column + picture.columns + PictureArea.gap
    }

    private static func margin(of columns: Int) -> Int { columns >= 40 ? 2 : 0 }

    private static func topRows(of rows: Int) -> Int { rows >= 10 ? 2 : 1 }

    /// All rows of the screen; nil for those that belong to the picture alone.
    func rows(of now: PlayerSituation, text: FlowedText) -> [ScreenRow?] {
        var bottom = [status(of: now)]
        let news = news(of: now)
        if rows >= 6, !news.isEmpty { bottom.append(news) }
        if rows >= 8 { bottom += Self.hints(in: rows - 7, columns: columns).map { fitted($0, .faint) } }
        var top = [title(of: now)]
        if rows >= 10 {
            top.append("")
            bottom.insert("", at: 0)
        }
        let above = picture.map { $0.isBesideText ? 0 : $0.rows + 1 } ?? 0
        let room = max(0, rows - top.count - bottom.count - above)
        let page = page(of: now, text: text, in: room).map { ScreenRow(column: textColumn, text: $0) }
        let all: [ScreenRow?] =
            top.map { ScreenRow(column: 1, text: $0) } + Array(repeating: nil, count: above) + page
            + bottom.map { ScreenRow(column: 1, text: $0) }
        return Array(all.prefix(rows))
    }

    // MARK: - Parts

    private func title(of now: PlayerSituation) -> String {
        guard let story = now.story else { return "" }
        let mark = now.isFavorite ? StoryText.favoriteMark + " " : ""
        return fitted(mark + story.title, .heading)
    }

    /// The lines of the page around the one that is read, and empty ones below.
    private func page(of now: PlayerSituation, text: FlowedText, in room: Int) -> [String] {
        var first = 0
        if text.lines.count > room {
            let read = now.spoken.map { text.line(of: $0.start) } ?? 0
            // The line that is read stands in the upper half, so that one sees what comes.
            first = min(max(0, read - room / 3), text.lines.count - room)
        }
        let lines = text.lines.dropFirst(first).prefix(room).map { spans(of: $0, spoken: now.spoken, in: text) }
        return lines + Array(repeating: "", count: room - lines.count)
    }

    private func spans(of line: Range<Int>, spoken: TextRange?, in text: FlowedText) -> String {
        guard let spoken, spoken.start < line.upperBound, spoken.end > line.lowerBound else {
            return harmless(text.text(line))
        }
        let word = max(spoken.start, line.lowerBound)..<min(max(spoken.start, spoken.end), line.upperBound)
        return harmless(text.text(line.lowerBound..<word.lowerBound)) + lit(harmless(text.text(word)))
            + harmless(text.text(word.upperBound..<line.upperBound))
    }

    /// The word that is spoken stands out also where no colours are wanted: it is what the screen is for.
    private func lit(_ text: String) -> String {
        var canvas = canvas
        canvas.hasColours = true
        return canvas.styled(text, .spoken)
    }

    /// Nothing in a story may steer the terminal.
    private func harmless(_ text: String) -> String {
        PlainText.lines(text)
    }

    private func status(of now: PlayerSituation) -> String {
        var parts = [now.status == .playing ? "" : now.status.rawValue, now.speed.label]
        if now.volume < 1 { parts.append("volume \(Int((now.volume * 100).rounded())) %") }
        if let timer = now.sleepTimer { parts.append("sleep \(timer.label)") }
        parts += now.queue.orderLabels
        if let count = now.story?.pages.count { parts.append("page \(now.page + 1)/\(count)") }
        let facts = parts.filter { !$0.isEmpty }.joined(separator: Self.gap)
        let time = StoryText.length(now.shownPosition)
        let length = StoryText.length(now.duration)
        let cells = min(40, columns - time.count - length.count - facts.displayWidth - 6)
        guard cells >= 5, now.duration > 0 else { return fitted("\(time) of \(length) · \(facts)", nil) }
        let full = Int((now.position / now.duration * Double(cells)).rounded(.down))
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: max(0, cells - full))
        return fitted("\(time) \(bar) \(length) · \(facts)", nil)
    }

    /// What is wrong or has just happened, else what is being made, else what comes next.
    private func news(of now: PlayerSituation) -> String {
        if let note = now.note { return fitted(note, .attention) }
        if let making = now.making { return fitted(making, .faint) }
        guard now.queue.stories.count > 1, let current = now.queue.current else { return "" }
        let place = "story \(current + 1) of \(now.queue.stories.count)"
        guard let next = now.queue.upNext else { return fitted(place, .faint) }
        return fitted("\(place), next: \(now.queue.stories[next].title)", .faint)
    }

    /// The keys, in as many rows as they need, if there is room for them.
    private static func hints(in room: Int, columns: Int) -> [String] {
        var lines: [String] = []
        for (hint, isNeeded) in PlayerKey.hints.map({ ($0, true) }) + PlayerKey.moreHints.map({ ($0, false) }) {
            if let last = lines.last, last.count + Self.gap.count + hint.count <= columns {
                lines[lines.count - 1] = last + Self.gap + hint
            } else if isNeeded {
                lines.append(hint)
            }
        }
        return Array(lines.prefix(max(1, room)))
    }

    private func fitted(_ text: String, _ style: TextStyle?) -> String {
        let cell = FittedText(TextTable.Cell(text, style: style), on: canvas).cut(to: columns)
        return canvas.styled(cell.text, cell.style)
    }
}

/// A row of a screen from some column on; what is before it belongs to a picture.
struct ScreenRow: Hashable {
    /// From 1.
    var column: Int
    var text: String
}
