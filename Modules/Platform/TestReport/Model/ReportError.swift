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
    /// The error and its reason, as one sentence.
    public var message: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
        case .unwritable(let path, let reason): "\(path) can't be written: \(reason)."
        case .invalid(let path, let line, let column, let reason):
            ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
                + " isn't valid: \(reason)."
        case .library(let reason): "Internal error: \(reason)."
        }
    }

    /// What to do.
    public var advice: String {
        switch self {
        case .unreadable: "Check the path and your permission to read it."
        case .unwritable: "Any earlier report is untouched. Check the path, its folder and the free space on the disk."
        case .invalid: "Check which program wrote it, and in which format."
        case .library: "Please report this bug and attach the file."
        }
    }
}
