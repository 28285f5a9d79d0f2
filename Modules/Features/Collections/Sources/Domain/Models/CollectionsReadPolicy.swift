/// Where something is read first.
public enum CollectionsReadPolicy: Hashable, Sendable {
    /// As it was read last, if that is known; else from its source.
    case localFirst
    /// From its source; if that cannot be read, as it was read last.
    case remoteFirst
}
