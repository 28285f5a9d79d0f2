package import Testing

/// The lanes of the tests. What has no tag is the unit lane: in one process, in memory or in a folder of its own, and
/// whole in minutes, also in parallel.
extension Tag {
    /// Runs programs, or changes what belongs to the whole process: one at a time.
    @Tag package static var process: Self
    /// Goes through many inputs for one promise, for longer than somebody waits who has changed something else.
    @Tag package static var sweep: Self
    /// Builds packages as people do who use ours.
    @Tag package static var proof: Self
}
