public import StoryCore
public import TerminalUI

extension View {
    /// Shows an alert with the error of the last action.
    public func failureAlert(
        _ failure: @escaping @MainActor () -> (any ExplainedError)?, title: String = "That didn't work",
        dismiss: @escaping @MainActor () -> Void
    ) -> some View {
        FailureAlert(content: self, title: title, failure: failure, dismiss: dismiss)
    }
}

/// A view of its own, so that a failure updates nothing else.
private struct FailureAlert<Content: View>: View {
    let content: Content
    let title: String
    let failure: @MainActor () -> (any ExplainedError)?
    let dismiss: @MainActor () -> Void

    var body: some View {
        let error = failure()
        content.alert(
            title, message: error.map(DisplayText.explanation) ?? "",
            isPresented: Binding(get: { error != nil }, set: { if !$0 { dismiss() } }))
    }
}
