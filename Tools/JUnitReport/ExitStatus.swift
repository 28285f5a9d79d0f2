import ArgumentParser
import Foundation
import TestReport

/// The exit codes of `junit-report` that are not those of the tests; the numbers are those of sysexits.h.
enum ExitStatus: Int32, CaseIterable {
    case invalid = 65
    case unreadable = 66
    case library = 70
    case unwritable = 73

    /// For the help of a command.
    static let help =
        "Exit codes: "
        + ([(0, "done"), (64, "wrong arguments")] + allCases.map { (Int($0.rawValue), $0.meaning) })
        .map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."

    private var meaning: String {
        switch self {
        case .invalid: "a file isn't valid"
        case .unreadable: "a file can't be read"
        case .library: "an internal error"
        case .unwritable: "the report can't be written"
        }
    }
}

extension ReportError {
    /// Prints the error, its reason and its recovery, and gives the exit code.
    var exit: ExitCode {
        FileHandle.standardError.write(Data("junit-report: \(message) \(advice)\n".utf8))
        return ExitCode(status.rawValue)
    }

    private var status: ExitStatus {
        switch self {
        case .unreadable: .unreadable
        case .unwritable: .unwritable
        case .invalid: .invalid
        case .library: .library
        }
    }
}
