import Generation
import StoryCore
import StoryViews
import TerminalUI

/// A story of the queue, in two lines.
struct GenerationQueueRow: View {
    static let height = 2

    let item: JobQueueItem
    /// Its number among the queued stories; nil if it is not queued.
    let turn: Int?
    @Environment(\.glyphs) private var glyphs

    var body: some View {
        VStack {
            (Text("[\(mark)] ").role(role) + Text(DisplayText.line(item.title))).lines(1)
            HintRow(facts).padding(Insets(left: 4))
        }
    }

    private var facts: [String] {
        let requester = DisplayText.line(item.entry.requester)
        return [status] + (requester.isEmpty ? [] : ["for \(requester)"])
    }

    private var status: String {
        switch item.phase {
        case .making: item.activity ?? ""
        case .queued: turn == 1 ? "next" : "queued, \(StoryText.ordinal(turn ?? 1)) in line"
        case .interrupted: "interrupted"
        case .waiting where item.approval == .story: "waits for a parent's approval"
        case .waiting where item.approval == .page: "a page waits for a parent's approval"
        case .waiting: "needs your attention: \(failure)"
        // That of a step says so itself.
        case .failed: failure.contains(" failed") ? failure : "failed: \(failure)"
        case .ready, nil: "ready"
        }
    }

    private var failure: String { DisplayText.line(item.progress.failure?.message ?? "") }

    private var mark: Character {
        switch item.phase {
        case .making: glyphs.after
        case .queued: " "
        case .interrupted: "-"
        case .waiting, .failed: "!"
        case .ready, nil: glyphs.check
        }
    }

    private var role: StyleRole {
        switch item.phase {
        case .making: .accent
        case .queued, .interrupted: .secondary
        case .waiting: .warning
        case .failed: .error
        case .ready, nil: .success
        }
    }
}
