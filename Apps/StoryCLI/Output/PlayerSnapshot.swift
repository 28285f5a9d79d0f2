import Foundation
import Playback
import StoryCore
import StoryDocuments

/// A snapshot of a player.
struct PlayerSnapshot: Equatable, Sendable {
    /// The playback status.
    typealias Status = PlayerDocument.Status

    var status = Status.idle
    /// Why the story is paused; nil if it is not.
    var pauseReason: PauseReason?
    var story: Story?
    var isFavorite = false
    /// Seconds from the start of the story.
    var position: TimeInterval = 0
    var duration: TimeInterval = 0
    /// The current page, from 0.
    var page = 0
    var speed = PlaybackSpeed.normal
    var volume = 1.0
    var sleepTimer: SleepTimer?
    var queue = StoryQueue()
    /// Why the story cannot be played.
    var error: AudioPlaybackError?
    /// A problem that does not prevent playback, or the result of a key.
    var note: String?

    /// The text of the current page.
    var text: String {
        guard let story, story.pages.indices.contains(page) else { return "" }
        return story.pages[page].text
    }
}

extension PlayerSnapshot {
    /// Creates a snapshot of a player.
    ///
    /// - Parameter position: The position, in seconds.
    @MainActor
    init(_ player: some AudioPlaybackViewModelContract, at position: TimeInterval) {
        switch player.state {
        case .idle: status = .idle
        case .loading: status = .loading
        case .playing: status = .playing
        case .paused(_, .endOfQueue): status = .ended
        case .paused: status = .paused
        case .error: status = .error
        }
        pauseReason = player.pauseReason
        story = player.currentStory
        isFavorite = story?.isFavorite == true
        self.position = position
        duration = player.duration
        page = player.readingPosition.page
        speed = player.speed
        volume = player.volume
        sleepTimer = player.sleepTimer
        queue = player.queue
        error = player.error
        switch player.notice {
        // It is reported as an error.
        case nil, .skipped: note = nil
        case let notice?:
            note = [notice.message, notice.reason, notice.commandRecovery].compactMap(\.self).joined(separator: " ")
        }
    }

    /// Returns the changes since an earlier snapshot, for readers that receive only these.
    func changes(since old: PlayerSnapshot?) -> [PlayerDocument.Change] {
        var changes: [PlayerDocument.Change] = []
        if status != old?.status || story?.id != old?.story?.id { changes.append(.status) }
        // Before the story is loaded, its start is unknown.
        let isShown = status != .idle && status != .loading && status != .error && story != nil
        if isShown, page != old?.page || story?.id != old?.story?.id || old?.status == .loading {
            changes.append(.page)
        }
        guard let old, old.status != .idle else { return changes }
        if speed != old.speed { changes.append(.speed) }
        if volume != old.volume { changes.append(.volume) }
        if story?.id == old.story?.id, isFavorite != old.isFavorite { changes.append(.favorite) }
        if sleepTimer?.setting != old.sleepTimer?.setting || sleepTimer?.isFading != old.sleepTimer?.isFading
            || sleepTimer?.storiesLeft != old.sleepTimer?.storiesLeft
        {
            changes.append(.sleep)
        }
        if queue.repeats != old.queue.repeats { changes.append(.repeats) }
        if queue.isShuffled != old.queue.isShuffled { changes.append(.shuffle) }
        if queue.stories.map(\.id) != old.queue.stories.map(\.id) { changes.append(.queue) }
        if note != old.note, note != nil { changes.append(.note) }
        return changes
    }
}

/// Reports the state of a player.
@MainActor
protocol PlayerReporter: AnyObject {
    /// Reports the changes since the last snapshot.
    func show(_ snapshot: PlayerSnapshot)
}
