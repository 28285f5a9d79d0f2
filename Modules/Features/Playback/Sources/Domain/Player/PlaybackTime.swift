import Foundation
import Observation

/// Where the story in the player is; whoever follows it is told of each move at once.
@MainActor
@Observable
final class PlaybackTime {
    /// Seconds from the start of the story.
    private(set) var seconds: TimeInterval = 0
    /// The whole seconds of ``seconds``.
    private(set) var wholeSeconds = 0
    /// 0 to 1.
    private(set) var progress = 0.0
    @ObservationIgnored private var followers: [@MainActor (PlaybackMove) -> Void] = []

    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) {
        followers.append(follower)
    }

    /// The story is at a position, or something else is to be seen there.
    func show(_ position: TimeInterval, of duration: TimeInterval) {
        let position = min(max(0, position), duration)
        if seconds != position { seconds = position }
        // Damaged marks may tell of any duration.
        let isAtEnd = position >= duration
        let second = Int(min(isAtEnd ? position.rounded() : position, 1e9))
        if wholeSeconds != second { wholeSeconds = second }
        let progress = duration > 0 ? position / duration : 0
        if self.progress != progress { self.progress = progress }
        tell(.passed)
    }

    /// Somebody goes elsewhere in the story; ``show(_:of:)`` says where.
    func jump() { tell(.jumped) }

    /// Another story is in the player, or none.
    func reset() {
        (seconds, wholeSeconds, progress) = (0, 0, 0)
        tell(.began)
    }

    private func tell(_ move: PlaybackMove) {
        for follower in followers { follower(move) }
    }
}

/// How the time of a player moved.
enum PlaybackMove {
    /// Another story is in the player, or none.
    case began
    /// Somebody went elsewhere in the story.
    case jumped
    /// Time has passed, or what is to be seen at this moment has changed.
    case passed
}
