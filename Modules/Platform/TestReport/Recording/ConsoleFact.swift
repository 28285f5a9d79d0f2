/// A fact that only the console reports of a run, in the terms of the report.
///
/// The decoder of a console passes these to a ``RunRecorder`` while events arrive; the two need no common order.
public enum ConsoleFact: Hashable, Sendable {
    /// A test that has no events, such as one of XCTest's, with how it ended.
    ///
    /// In a later attempt the same class and name mean the same test.
    case result(TestResult)
    /// A test's own output.
    ///
    /// `label` is the test as the console names it, between "Test " and " started.": its function's name, or its
    /// display name without the quotes. It goes to the test of that label which began last; where there is none, and
    /// with `nil`, it is kept as the output of the run.
    case output(String, label: String?)
    /// The same as `output`, for the error stream.
    case errorOutput(String, label: String?)
    /// A note for readers of the report, such as on an unreadable line.
    case note(String)
}
