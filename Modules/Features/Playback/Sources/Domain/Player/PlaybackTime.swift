import Foundation
import Observation

/// The position in the story; followers are called at every change.
@MainActor
@Observable
final class PlaybackTime {
    /// Seconds from the start of the story.
    private(set) var seconds: TimeInterval = 0
    /// The whole seconds of ``seconds``.
    private(set) var wholeSeconds = 0
    /// The position from 0 to 1.
    private(set) var progress = 0.0
    @ObservationIgnored private var followers: [@MainActor (PlaybackMove) -> Void] = []

    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) {
        followers.append(follower)
    }

    /// Sets the position, or reports that something else is to be shown there.
    func show(_ position: TimeInterval, of duration: TimeInterval) {
        let position = min(max(0, position), duration)
        if seconds != position { seconds = position }
        // Damaged marks may give any duration.
        let isAtEnd = position >= duration
        let second = Int(min(isAtEnd ? position.rounded() : position, 1e9))
        if wholeSeconds != second { wholeSeconds = second }
        let progress = duration > 0 ? position / duration : 0
        if self.progress != progress { self.progress = progress }
        tell(.passed)
    }

    /// Reports a seek; ``show(_:of:)`` sets the position.
    func jump() { tell(.jumped) }

    /// Resets the position, for another story or none.
    func reset() {
        (seconds, wholeSeconds, progress) = (0, 0, 0)
        tell(.began)
    }

    private func tell(_ move: PlaybackMove) {
        for follower in followers { follower(move) }
    }
}

/// A change of the position.
enum PlaybackMove {
    /// Another story is in the player, or none.
    case began
    /// The listener seeked.
    case jumped
    /// Time has passed, or what is to be shown at this position has changed.
    case passed
}
