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
