public import StoryCore
public import TerminalUI

/// The status view of a list that is loading.
public struct LoadingStatusView: View {
    private let text: String

    /// Creates a status view with a text.
    public init(text: String) {
        self.text = text
    }

    /// The content of the view.
    public var body: some View {
        Text(text).role(.secondary)
    }
}

/// The status view of an empty list, with a button that fills it.
public struct EmptyStatusView: View {
    private let text: String
    private let action: String
    private let perform: @MainActor () -> Void

    /// Creates a status view.
    ///
    /// - Parameter action: The title of the button.
    public init(text: String, action: String, perform: @escaping @MainActor () -> Void) {
        (self.text, self.action, self.perform) = (text, action, perform)
    }

    /// The content of the view.
    public var body: some View {
        Text(text)
        Text("")
        Button(action, action: perform).prefersFocus()
    }
}

/// The status view of a list that could not be loaded, with a button that tries again.
public struct ErrorStatusView: View {
    private let error: any ExplainedError
    private let retry: @MainActor () async -> Void

    /// Creates a status view.
    ///
    /// - Parameter retry: Loads the list again.
    public init(error: any ExplainedError, retry: @escaping @MainActor () async -> Void) {
        (self.error, self.retry) = (error, retry)
    }

    /// The content of the view.
    public var body: some View {
        ErrorLines(error: error)
        Text("")
        Button("Try again") { tryAgain() }.prefersFocus().keyCommand(KeyPress("r"), "Try again") { tryAgain() }
    }

    private func tryAgain() {
        Task { await retry() }
    }
}

/// An error's message, reason and recovery.
public struct ErrorLines: View {
    private let error: any ExplainedError

    /// Creates a view for an error.
    public init(error: any ExplainedError) {
        self.error = error
    }

    /// The content of the view; a mark identifies an error where there are no colours.
    public var body: some View {
        Text("! " + DisplayText.line(error.message)).role(.error)
        if let reason = error.reason { Text(DisplayText.line(reason)) }
        Text(DisplayText.line(error.appRecovery)).role(.secondary)
    }
}
