/// Which way a skip goes.
public enum SkipDirection: Sendable {
    case backward, forward
}
