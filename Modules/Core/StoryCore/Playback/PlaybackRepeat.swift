/// What repeats when it ends.
public enum PlaybackRepeat: String, CaseIterable, Hashable, Codable, Sendable {
    /// Nothing: the end of the queue is the end.
    case off
    /// The current story.
    case one
    /// The whole queue.
    case all

    /// What a key leads to from here: off, one, all, and off again.
    public var next: PlaybackRepeat {
        switch self {
        case .off: .one
        case .one: .all
        case .all: .off
        }
    }
}
