/// Why there is no report.
public enum ReportError: Error, Hashable, Sendable {
    /// A file cannot be read: its path, and why.
    case unreadable(path: String, reason: String)
    /// A file cannot be written: its path, and why; what was there before is as it was.
    case unwritable(path: String, reason: String)
    /// A file is not what it ought to be: its path, line and column from 1 where they are known, and why.
    case invalid(path: String, line: Int?, column: Int?, reason: String)
    /// libxml2 failed at something that ought not to fail.
    case library(String)
}

extension ReportError {
    /// What is wrong and why, as one sentence.
    public var message: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
        case .invalid(let path, let line, let column, let reason):
            ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
                + " is not what it ought to be: \(reason)."
        case .library(let reason): "An internal fault: \(reason)."
        }
    }

    /// What to do.
    public var recovery: String {
        switch self {
        case .unreadable: "Check the path, and that you may read it."
        case .unwritable: "What was there is untouched. Check the path, its folder, and the room on the disk."
        case .invalid: "Check which program wrote it, and that it was told the right format."
        case .library: "Please report it with the file that shows it."
        }
    }
}
