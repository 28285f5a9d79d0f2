import Generation
import StoryCore
import StoryDocuments
import Synchronization

/// The styles of progress.
enum ProgressStyle: String, CaseIterable, Sendable {
    case auto, bar, plain, json, none

    /// Returns the style for a console: a bar if it can be redrawn, otherwise lines.
    func resolved(for console: Console) -> ProgressStyle {
        guard self == .auto else { return self }
        return console.isErrorTerminal ? .bar : .plain
    }
}

/// Reports the progress of a story on standard error.
final class ProgressReporter: Sendable {
    private struct State {
        var stages: [GenerationStage] = []
        var lastLine = ""
        /// Whether the stream of JSON lines was opened.
        var isOpen = false
        /// Whether something else uses the terminal.
        var isHidden = false
        /// The last update that was not shown.
        var untold: GenerationUpdate?
    }

    private let console: Console
    private let style: ProgressStyle
    private let state = Mutex(State())

    init(console: Console, style: ProgressStyle) {
        (self.console, self.style) = (console, style.resolved(for: console))
    }

    /// The reported stages, in order.
    var stages: [GenerationStage] { state.withLock { $0.stages } }

    /// Whether progress is reported as JSON.
    var isJSON: Bool { style == .json }

    /// Reports an update.
    func tell(_ update: GenerationUpdate) {
        state.withLock { state in
            let isNewStage = state.stages.last != update.stage
            let previous = state.stages.last
            if isNewStage { state.stages.append(update.stage) }
            if state.isHidden, style != .json { return state.untold = update }
            switch style {
            case .json: tellJSON(update, isNewStage: isNewStage, &state)
            case .plain: if isNewStage { tellLine(update.stage, after: previous) }
            case .bar: drawBar(update, &state)
            case .none, .auto: break
            }
        }
    }

    /// Writes a note; as an object if progress is JSON.
    func note(_ text: String) {
        guard style == .json else { return console.writeError(text) }
        state.withLock { write(NoteEventDocument(message: text), &$0) }
    }

    /// Leaves the terminal to something else; JSON is still written.
    func hide() {
        state.withLock { $0.isHidden = true }
    }

    /// Shows the progress again.
    func show() {
        state.withLock { state in
            state.isHidden = false
            guard let update = state.untold, update.stage != .completed else { return }
            state.untold = nil
            if style == .bar { drawBar(update, &state) } else if style == .plain { tellLine(update.stage, after: nil) }
        }
    }

    /// Ends the report, so that the next output begins on a line of its own.
    func end() {
        guard style == .bar else { return }
        state.withLock { state in
            if !state.lastLine.isEmpty { console.errorOutput("\r\u{1B}[K") }
            state.lastLine = ""
        }
        if console.knowsTaskBarProgress { console.errorOutput("\u{1B}]9;4;0\u{07}") }
    }

    // MARK: - Styles

    private func tellJSON(_ update: GenerationUpdate, isNewStage: Bool, _ state: inout State) {
        let progress = (update.progress * 1000).rounded() / 1000
        if isNewStage { write(StageEventDocument(stage: StoryStage(update.stage), progress: progress), &state) }
        if let unit = update.unit {
            write(
                UnitEventDocument(
                    kind: UnitEventDocument.Kind(unit.kind), done: unit.done, total: unit.total, progress: progress),
                &state)
        }
        if update.stage == .completed { write(DoneEventDocument(id: update.story.id.rawValue), &state) }
    }

    /// Writes a line, after the one that opens the stream.
    private func write(_ line: some JSONLine, _ state: inout State) {
        if !state.isOpen { console.writeError(JSONText.of(StreamStartDocument())) }
        state.isOpen = true
        console.writeError(JSONText.line(line))
    }

    private func tellLine(_ stage: GenerationStage, after previous: GenerationStage?) {
        if let previous, previous != .completed { console.writeError("\(previous.displayName): done") }
        if stage != .completed { console.writeError("\(stage.displayName) …") }
    }

    /// Returns bar, percentage and stage on one line; without the bar if there is no room.
    static func barLine(_ stage: GenerationStage, progress: Double, width: Int) -> String {
        let text = "\(Int((progress * 100).rounded())) %  \(stage.displayName)"
        // All stages have a bar of the same length; the last column stays free, or some terminals wrap.
        let longest = (GenerationStage.allCases.map(\.displayName.count).max() ?? 0) + "100 %  ".count
        let cells = min(30, width - 1 - longest - 1)
        guard cells >= 5 else { return String(text.prefix(max(1, width - 1))) }
        let full = Int((progress * Double(cells)).rounded())
        return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full) + " " + text
    }

    private func drawBar(_ update: GenerationUpdate, _ state: inout State) {
        let percent = Int((update.progress * 100).rounded())
        let line = Self.barLine(update.stage, progress: update.progress, width: console.errorWidth)
        guard line != state.lastLine else { return }
        state.lastLine = line
        console.errorOutput("\r\u{1B}[K" + line)
        if console.knowsTaskBarProgress { console.errorOutput("\u{1B}]9;4;1;\(percent)\u{07}") }
    }
}
