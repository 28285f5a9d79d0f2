/// Where a value is read first: the only difference between use cases whose names begin with Get and Refresh.
public enum ReadPolicy: Hashable, Sendable {
    /// The cached value if there is one, else its source.
    case localFirst
    /// The source; if reading it fails, the cached value.
    case remoteFirst
}
