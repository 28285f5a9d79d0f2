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

    /// The columns of a line of the story.
    var textColumns: Int { min(Self.longestLine, columns - 2 * margin) }

    private var margin: Int { columns >= 40 ? 2 : 0 }

    /// All rows of the screen.
    func rows(of now: PlayerSituation, text: FlowedText) -> [String] {
        var bottom = [status(of: now)]
        let news = news(of: now)
        if rows >= 6, !news.isEmpty { bottom.append(news) }
        if rows >= 8 { bottom += hints(in: rows - 7) }
        var top = [title(of: now)]
        if rows >= 10 {
            top.append("")
            bottom.insert("", at: 0)
        }
        let room = max(0, rows - top.count - bottom.count)
        let all = top + page(of: now, text: text, in: room) + bottom
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
        let indent = String(repeating: " ", count: margin)
        let lines = text.lines.dropFirst(first).prefix(room).map { line -> String in
            guard !line.isEmpty else { return "" }
            return indent + spans(of: line, spoken: now.spoken, in: text)
        }
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
        if let count = now.story?.pages.count { parts.append("page \(now.page + 1)/\(count)") }
        let facts = parts.filter { !$0.isEmpty }.joined(separator: Self.gap)
        let time = StoryText.length(now.position.rounded(.down))
        let length = StoryText.length(now.duration)
        let cells = min(40, columns - time.count - length.count - facts.displayWidth - 6)
        guard cells >= 5, now.duration > 0 else { return fitted("\(time) of \(length) · \(facts)", nil) }
        let full = Int((now.position / now.duration * Double(cells)).rounded(.down))
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: max(0, cells - full))
        return fitted("\(time) \(bar) \(length) · \(facts)", nil)
    }

    /// What is wrong or has just happened, else what comes next.
    private func news(of now: PlayerSituation) -> String {
        if let note = now.note { return fitted(note, .attention) }
        guard now.queue.stories.count > 1, let current = now.queue.current else { return "" }
        let place = "story \(current + 1) of \(now.queue.stories.count)"
        guard now.queue.stories.indices.contains(now.queue.next) else { return fitted(place, .faint) }
        return fitted("\(place), next: \(now.queue.stories[now.queue.next].title)", .faint)
    }

    /// The keys, in as many rows as they need, if there is room for them.
    private func hints(in room: Int) -> [String] {
        var lines: [String] = []
        for hint in PlayerKey.hints {
            if let last = lines.last, last.count + Self.gap.count + hint.count <= columns {
                lines[lines.count - 1] = last + Self.gap + hint
            } else {
                lines.append(hint)
            }
        }
        return lines.prefix(max(1, room)).map { fitted($0, .faint) }
    }

    private func fitted(_ text: String, _ style: TextStyle?) -> String {
        let cell = FittedText(TextTable.Cell(text, style: style), on: canvas).cut(to: columns)
        return canvas.styled(cell.text, cell.style)
    }
}
