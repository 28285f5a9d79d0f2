package import Testing

/// The kinds of tests that aren't unit tests. A test without a tag runs in parallel with others, in memory or in a folder
/// of its own.
extension Tag {
    /// Runs programs, or changes the state of the whole process: one at a time.
    @Tag package static var process: Self
    /// Goes through many inputs for one promise; too slow for every change.
    @Tag package static var sweep: Self
    /// Builds packages, as users of this one do.
    @Tag package static var proof: Self
}
