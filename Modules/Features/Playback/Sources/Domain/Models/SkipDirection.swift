/// The direction of a skip.
public enum SkipDirection: Sendable {
    case backward, forward
}
