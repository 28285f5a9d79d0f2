import Library
import StoryCore
import TerminalUI

/// Stands where something is being read.
struct LoadingNote: View {
    let text: String

    var body: some View {
        Text(text).role(.secondary)
    }
}

/// Says why there is nothing to show, and how to try again.
struct ErrorNote: View {
    let error: LibraryError
    let retry: @MainActor () async -> Void

    var body: some View {
        ErrorLines(error: error)
        Text("")
        Button("Try again") { tryAgain() }.prefersFocus().keyCommand(KeyPress("r"), "Try again") { tryAgain() }
    }

    private func tryAgain() {
        Task { await retry() }
    }
}

/// What happened, why, and what to do.
struct ErrorLines: View {
    let error: LibraryError

    var body: some View {
        Text("! " + Words.line(error.message)).role(.error)
        if let reason = error.reason { Text(Words.line(reason)) }
        Text(Words.line(error.advice)).role(.secondary)
    }
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

extension View {
    /// Tells in front of the view why the last thing that was asked for could not be done.
    func failureAlert(
        _ failure: @escaping @MainActor () -> LibraryError?, dismiss: @escaping @MainActor () -> Void
    ) -> some View {
        FailureAlert(content: self, failure: failure, dismiss: dismiss)
    }
}

/// A view of its own, so that a failure makes nothing else anew.
private struct FailureAlert<Content: View>: View {
    let content: Content
    let failure: @MainActor () -> LibraryError?
    let dismiss: @MainActor () -> Void

    var body: some View {
        let error = failure()
        content.alert(
            "That didn't work", message: error.map(message) ?? "",
            isPresented: Binding(get: { error != nil }, set: { if !$0 { dismiss() } }))
    }

    private func message(_ error: LibraryError) -> String {
        [error.message, error.reason, error.advice].compactMap { $0.map(Words.line) }.joined(separator: "\n")
    }
}
