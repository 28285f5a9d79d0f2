public import StoryCore
public import TestReport

// TestReport is for any package and does not know StoryCore, so its errors are explained here.
extension ReportError: ExplainedError {
    public var code: String {
        switch self {
        case .unreadable: "report.unreadable"
        case .unwritable: "report.unwritable"
        case .invalid: "report.invalid"
        case .library: "report.library"
        }
    }

    public var reason: String? { nil }

    public var recovery: RecoveryAction { .advised(advice) }

    public var category: ErrorCategory {
        switch self {
        case .unwritable: .cannotWrite
        case .invalid: .badData
        case .unreadable: .notFound
        case .library: .unexpected
        }
    }

    public var severity: ErrorSeverity { .error }
}
