/// A piece of a report, in the order of the file.
public enum ReportPart: Hashable, Sendable {
    /// A suite begins; its properties and results follow, and the suites in it.
    ///
    /// The counts are those that the file states, zero where it states none.
    case suite(TestSuiteSummary)
    /// A fact about the suite that began last and has not ended.
    case suiteProperty(TestProperty)
    /// What a suite wrote.
    case suiteOutput(String)
    /// What a suite wrote as errors.
    case suiteErrorOutput(String)
    /// A test, or one case of a parameterised test.
    case result(TestResult)
    /// The suite that began last and has not ended ends.
    case suiteEnd
}
