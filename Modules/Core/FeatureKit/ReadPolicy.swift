/// Where something is read first; use cases whose names begin with Get and with Refresh differ in nothing else.
public enum ReadPolicy: Hashable, Sendable {
    /// As it was read last, if that is known; else from its source.
    case localFirst
    /// From its source; if that cannot be read, as it was read last.
    case remoteFirst
}
