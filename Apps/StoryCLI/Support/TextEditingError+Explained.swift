public import StoryCore
public import TerminalUI

extension TextEditingError: ExplainedError {
    public var code: String { "editor.failed" }
    public var reason: String? { nil }
    public var recovery: RecoveryAction { .setEditor }
    public var category: ErrorCategory { .unavailable }
    public var severity: ErrorSeverity { .error }
}
