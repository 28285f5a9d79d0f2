public import StoryCore
public import TerminalUI

/// Stands where something is being read.
public struct LoadingStatusView: View {
    private let text: String

    /// Says what is being read.
    public init(text: String) {
        self.text = text
    }

    /// The view's content.
    public var body: some View {
        Text(text).role(.secondary)
    }
}

/// Says that there is nothing, and what can be done about it.
public struct EmptyStatusView: View {
    private let text: String
    private let action: String
    private let perform: @MainActor () -> Void

    /// Says what is missing.
    ///
    /// - Parameter action: What the button says that does something about it.
    public init(text: String, action: String, perform: @escaping @MainActor () -> Void) {
        (self.text, self.action, self.perform) = (text, action, perform)
    }

    /// The view's content.
    public var body: some View {
        Text(text)
        Text("")
        Button(action, action: perform).prefersFocus()
    }
}

/// Says why there is nothing to show, and how to try again.
public struct ErrorStatusView: View {
    private let error: any ExplainedError
    private let retry: @MainActor () async -> Void

    /// Explains an error.
    ///
    /// - Parameter retry: Tries again.
    public init(error: any ExplainedError, retry: @escaping @MainActor () async -> Void) {
        (self.error, self.retry) = (error, retry)
    }

    /// The view's content.
    public var body: some View {
        ErrorLines(error: error)
        Text("")
        Button("Try again") { tryAgain() }.prefersFocus().keyCommand(KeyPress("r"), "Try again") { tryAgain() }
    }

    private func tryAgain() {
        Task { await retry() }
    }
}

/// What happened, why, and what to do.
public struct ErrorLines: View {
    private let error: any ExplainedError

    /// Explains an error.
    public init(error: any ExplainedError) {
        self.error = error
    }

    /// What is seen; the mark tells what it is where there are no colours.
    public var body: some View {
        Text("! " + DisplayText.line(error.message)).role(.error)
        if let reason = error.reason { Text(DisplayText.line(reason)) }
        Text(DisplayText.line(error.appRecovery)).role(.secondary)
    }
}
