import StoryCore
import StoryDocuments
import Synchronization

/// Reports the progress of an installation on standard error.
final class VoiceProgressReporter: Sendable {
    private struct State {
        /// The last reported package and percentage.
        var package = ""
        var percent = -1
        /// The line that is redrawn.
        var line = ""
    }

    private let console: Console
    private let style: ProgressStyle
    private let state = Mutex(State())

    init(console: Console, style: ProgressStyle) {
        (self.console, self.style) = (console, style.resolved(for: console))
    }

    /// Opens the JSON stream, even if nothing has to be done.
    func start() {
        if style == .json { console.writeError(JSONText.of(StreamStartDocument())) }
    }

    /// Reports progress.
    func tell(_ progress: VoiceProgress) {
        state.withLock { state in
            switch progress {
            case .fetching(let package, let done, let total): tell(package, done: done, total: total, &state)
            case .unpacking(let voice):
                if style == .plain { console.writeError("Checking \(voice.displayName) …") }
                if style == .bar { draw("Checking \(voice.displayName) …", &state) }
            case .installed(let voice):
                if style == .json { console.writeError(JSONText.line(InstallEventDocument(id: voice.name))) }
            }
        }
    }

    /// Ends the report, so that the next output begins on a line of its own.
    func end() {
        state.withLock { state in
            if !state.line.isEmpty { console.errorOutput("\r\u{1B}[K") }
            state.line = ""
        }
    }

    private func tell(_ package: String, done: Int, total: Int, _ state: inout State) {
        let percent = Int((Double(done) / Double(max(1, total)) * 100).rounded(.down))
        let isNew = state.package != package
        guard isNew || percent > state.percent else { return }
        (state.package, state.percent) = (package, percent)
        switch style {
        case .json:
            console.writeError(JSONText.line(FetchEventDocument(package: package, done: done, total: total)))
        case .plain: if isNew { console.writeError("Fetching \(package) (\(StoryText.size(total))) …") }
        case .bar: draw("\(percent) %  Fetching \(package) (\(StoryText.size(total)))", &state)
        case .none, .auto: break
        }
    }

    private func draw(_ text: String, _ state: inout State) {
        let line = String(text.prefix(max(1, console.errorWidth - 1)))
        guard line != state.line else { return }
        state.line = line
        console.errorOutput("\r\u{1B}[K" + line)
    }
}
