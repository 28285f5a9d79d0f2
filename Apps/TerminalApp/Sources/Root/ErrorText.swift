import StoryCore
import TerminalUI

/// What went wrong, why, and what to do.
struct ErrorText: View {
    let error: any ExplainedError

    var body: some View {
        VStack {
            // The mark tells what it is where there are no colours.
            Text("! \(error.message)").role(.error)
            if let reason = error.reason { Text(reason) }
            Text(error.appRecovery).role(.secondary)
        }
    }
}
