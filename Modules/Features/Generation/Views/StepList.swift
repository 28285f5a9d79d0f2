import Generation
import TerminalUI

/// The steps of a generation, each with its progress.
struct StepList: View {
    let steps: [StepState]

    var body: some View {
        ForEach(steps, id: \.stage) { StepRow(step: $0) }
    }
}

/// A step.
private struct StepRow: View {
    let step: StepState
    @Environment(\.glyphs) private var glyphs

    var body: some View {
        Text("[\(mark)] ").role(role) + Text(step.stage.displayName).role(step.status == .underWay ? .body : role)
            + Text(note).role(.secondary)
    }

    private var mark: Character {
        switch step.status {
        case .open: " "
        case .underWay: glyphs.after
        case .done: glyphs.check
        case .failed: "!"
        case .notWanted: "-"
        }
    }

    private var role: StyleRole {
        switch step.status {
        case .open, .notWanted: .secondary
        case .underWay: .accent
        case .done: .success
        case .failed: .error
        }
    }

    private var note: String {
        if !step.note.isEmpty { return "  \(step.note)" }
        return switch step.status {
        case .failed: "  failed"
        case .notWanted: "  not requested"
        case .open, .underWay, .done: ""
        }
    }
}
