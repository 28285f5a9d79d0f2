public import StoryCore
public import TerminalUI

extension TextEditingError: ExplainedError {
    public var code: String { "editor.failed" }
    public var reason: String? { nil }
    public var recovery: String { "Set EDITOR to an editor that works, for example 'nano', or use --text." }
    public var severity: ErrorSeverity { .error }
}
