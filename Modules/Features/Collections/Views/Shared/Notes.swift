import StoryCore
import TerminalUI
import Collections

/// Stands where something is being read.
struct LoadingNote: View {
    let text: String

    var body: some View {
        Text(text).role(.secondary)
    }
}

/// Says why there is nothing to show, and how to try again.
struct ErrorNote: View {
    let error: CollectionsError
    let retry: @MainActor () async -> Void

    var body: some View {
        Text("! " + Self.line(error.message)).role(.error)
        if let reason = error.reason { Text(Self.line(reason)) }
        Text(Self.line(error.recovery)).role(.secondary)
        Text("")
        Button("Try again") { tryAgain() }.prefersFocus().keyCommand(KeyPress("r"), "Try again") { tryAgain() }
    }

    private func tryAgain() {
        Task { await retry() }
    }

    /// A text from outside on one line that cannot steer the terminal.
    private static func line(_ text: String) -> String { PlainText.line(text, limit: .max) ?? "" }
}

/// Says that there is nothing, and what can be done about it.
struct EmptyNote: View {
    let text: String
    let action: String
    let perform: @MainActor () -> Void

    var body: some View {
        Text(text)
        Text("")
        Button(action, action: perform).prefersFocus()
    }
}
