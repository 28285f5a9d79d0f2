import StoryCore
import TerminalUI

/// An error: what happened, why, and what to do.
struct FaultView: View {
    private let lines: [String]

    init(error: some ExplainedError) {
        // The mark tells what it is where there are no colours.
        lines = ["! \(error.message)"] + [error.reason, error.advice].compactMap(\.self)
    }

    var body: some View {
        ForEach(Array(lines.enumerated()), id: \.offset) { line in
            Text(line.element).role(line.offset == 0 ? .error : .body)
        }
    }
}
