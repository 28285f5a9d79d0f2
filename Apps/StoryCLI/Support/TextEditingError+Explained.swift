public import StoryCore
public import TerminalUI

extension TextEditingError: ExplainedError {
    public var code: String { "editor.failed" }
    public var reason: String? { nil }
    public var recovery: RecoveryAction {
        .advised("Set EDITOR to an editor that works, for example 'nano', or use --text.")
    }
    public var category: ErrorCategory { .unavailable }
    public var severity: ErrorSeverity { .error }
}
