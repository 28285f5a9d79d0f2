/// Everything that the feature depends on; each part can be replaced.
public struct CollectionsDependencies: Sendable {
    /// Gathers the dependencies; a repository that is not replaced has nothing.
    public init() {}
}
