import Playback
import StoryCore
import StoryDocuments

/// Reports the player's state as lines, for screen readers, and for files.
@MainActor
final class PlayerLines: PlayerReporter {
    private let console: Console
    private var last: PlayerSnapshot?

    /// Creates a reporter.
    ///
    /// - Parameter last: The last snapshot that was shown already.
    init(console: Console, last: PlayerSnapshot? = nil) {
        (self.console, self.last) = (console, last)
    }

    func show(_ snapshot: PlayerSnapshot) {
        for change in snapshot.changes(since: last) { tell(change, of: snapshot) }
        last = snapshot
    }

    private func tell(_ change: PlayerDocument.Change, of now: PlayerSnapshot) {
        switch change {
        case .status: tellState(of: now)
        case .page:
            let count = now.story?.pages.count ?? 0
            write("Page \(now.page + 1) of \(count): \(now.text)")
        case .speed: write("Speed \(now.speed.displayName).")
        case .volume: write("Volume \(Int((now.volume * 100).rounded())) %.")
        case .favorite: write(now.isFavorite ? "Added to favourites." : "Removed from favourites.")
        case .sleep:
            if let timer = now.sleepTimer {
                write(timer.isFading ? "Fading out." : "Sleep timer: \(timer.displayName).")
            } else if now.status == .playing {
                write("No sleep timer.")
            }
        case .repeats: write("Repeat: \(now.queue.repeats.rawValue).")
        case .shuffle: write(now.queue.isShuffled ? "Shuffle is on." : "Shuffle is off.")
        case .queue: write("\(StoryText.count(now.queue.stories.count, "story", "stories")) in the queue.")
        case .note: if let note = now.note { console.writeError(PlainText.line(note, limit: .max) ?? "") }
        }
    }

    private func tellState(of now: PlayerSnapshot) {
        if now.status == .idle, let last, last.story != nil {
            return write("Stopped at \(StoryText.length(last.position)).")
        }
        guard let story = now.story else { return }
        let isSame = last?.story?.id == story.id
        switch now.status {
        case .playing:
            let length = StoryText.length(now.duration)
            write(
                isSame && last?.status == .paused
                    ? "Playing." : "'\(story.title)', from \(StoryText.length(now.position)) of \(length).")
        case .paused: write("Paused at \(StoryText.length(now.position)).")
        case .ended: write("The end.")
        case .stopped: write("Stopped at \(StoryText.length(now.position)) of \(StoryText.length(now.duration)).")
        case .idle, .loading, .error: break
        }
    }

    private func write(_ text: String) {
        console.write(PlainText.line(text, limit: .max) ?? "")
    }
}
