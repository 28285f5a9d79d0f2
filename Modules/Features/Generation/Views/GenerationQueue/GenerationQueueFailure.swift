import Generation
import StoryCore
import StoryViews
import TerminalUI

/// Why a story of the queue does not go on, and what to do; the row has no space for all of it.
struct GenerationQueueFailure: View {
    let failure: JobFailure

    var body: some View {
        VStack {
            Text("! " + DisplayText.line(failure.message)).role(.error)
            if let reason = failure.reason { Text(DisplayText.line(reason)) }
            if let recovery = failure.recovery { Text(DisplayText.line(recovery.appAdvice)).role(.secondary) }
        }
    }
}
