/// The repeat mode.
public enum PlaybackRepeat: String, CaseIterable, Hashable, Codable, Sendable {
    /// Nothing is repeated: playback ends with the queue.
    case off
    /// The current story is repeated.
    case one
    /// The whole queue is repeated.
    case all

    /// The next mode of a toggle: off, one, all, and off again.
    public var next: PlaybackRepeat {
        switch self {
        case .off: .one
        case .one: .all
        case .all: .off
        }
    }
}
