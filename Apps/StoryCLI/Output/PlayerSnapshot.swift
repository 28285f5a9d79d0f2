import Foundation
import Playback
import StoryCore
import StoryDocuments

/// Everything that is shown of a player at a moment.
struct PlayerSnapshot: Equatable, Sendable {
    /// What the player does.
    typealias Status = PlayerDocument.Status

    var status = Status.idle
    /// Why the story stands still; nil if it does not.
    var pauseReason: PauseReason?
    var story: Story?
    var isFavorite = false
    /// Seconds from the start of the story.
    var position: TimeInterval = 0
    var duration: TimeInterval = 0
    /// The page that is shown, from 0.
    var page = 0
    var speed = PlaybackSpeed.normal
    var volume = 1.0
    var sleepTimer: SleepTimer?
    var queue = StoryQueue()
    /// Why the story cannot be played.
    var error: AudioPlaybackError?
    /// What is wrong though it is played, or what became of a key.
    var note: String?

    /// The text of the page that is shown.
    var text: String {
        guard let story, story.pages.indices.contains(page) else { return "" }
        return story.pages[page].text
    }
}

extension PlayerSnapshot {
    /// What a player shows.
    ///
    /// - Parameter position: Where it is, in seconds.
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
        note = player.notice.map {
            [$0.message, $0.reason, $0.commandRecovery].compactMap(\.self).joined(separator: " ")
        }
    }

    /// What differs from the situation before, for those who are told only that.
    func changes(since old: PlayerSnapshot?) -> [PlayerDocument.Change] {
        var changes: [PlayerDocument.Change] = []
        if status != old?.status || story?.id != old?.story?.id { changes.append(.status) }
        // Before it is loaded, nobody knows where it will begin.
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

/// Tells what a player does.
@MainActor
protocol PlayerReporter: AnyObject {
    /// Tells what is different now.
    func show(_ situation: PlayerSnapshot)
}
