import Playback
import StoryCore
import TerminalUI

/// The position, in a view of its own, since it is drawn ten times a second.
struct PlayerClock: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let duration = player.duration
        HStack(spacing: 1) {
            Text(StoryText.length(Double(player.currentSecond))).lines(1)
            ProgressBar(value: duration > 0 ? player.progress : nil, showsPercent: false)
            Text(duration > 0 ? StoryText.length(duration) : "?").lines(1)
        }
        .spoken(player.spokenTime)
    }
}

/// The playback settings.
struct PlayerFacts: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let timer = player.sleepTimer
        Text(facts(timer.map { $0.isFading ? "fading out" : "sleep \($0.displayName)" })).lines(1)
            // The remaining time of the timer changes every second.
            .spoken(facts(timer.map { $0.isFading ? "fading out" : "sleep timer: \($0.setting.displayName)" }))
    }

    private func facts(_ timer: String?) -> String {
        let volume = player.volume < 1 ? "volume \(Int((player.volume * 100).rounded())) %" : nil
        let facts = [player.state.status, player.speed.displayName, volume, timer].compactMap(\.self)
        return (facts + player.queue.orderLabels).joined(separator: " · ")
    }
}

/// A notice, or else the result of a key, or the next story.
struct PlayerNews: View {
    /// The maximum number of rows; nil for no limit.
    let lines: Int?
    /// The result of a key; nil for none.
    let note: String?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        if let notice = player.notice {
            let text = [notice.message, notice.reason, notice.advice].compactMap(\.self).joined(separator: " ")
            Text("! \(text)").role(.warning).lines(lines)
        } else if let note {
            Text(note).role(.success).lines(lines)
        } else if player.pauseReason == .sleepTimer {
            Text("Good night. Press Space to continue.").lines(lines)
        } else if let queued {
            Text(queued).role(.secondary).lines(1)
        }
    }

    private var queued: String? {
        let queue = player.queue
        guard queue.stories.count > 1, let current = queue.current else { return nil }
        let position = "story \(current + 1) of \(queue.stories.count)"
        guard let next = queue.upNext else { return position }
        return "\(position), next: \(queue.stories[next].title)"
    }
}

/// Buttons for listeners who do not know the keys.
struct PlayerButtons: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        HStack(spacing: 2) {
            Button(player.state.action) { [player] in Task { await player.toggleOrBegin() } }
            Button("Queue") { [player] in player.didTapOnQueue() }
            Button("Story") { [player] in player.didTapOnStory() }
        }
    }
}

extension AudioPlaybackViewState {
    /// The status for people; nil while playing, which is audible.
    var status: String? {
        switch self {
        case .playing: nil
        case .idle: "idle"
        case .loading: "opening"
        case .paused(_, .endOfQueue): "ended"
        case .paused: "paused"
        case .error: "can't play"
        }
    }

    /// The title of the play key and button.
    fileprivate var action: String {
        switch self {
        case .playing, .loading: "Pause"
        case .paused(_, .endOfQueue): "Play again"
        case .idle, .paused: "Play"
        case .error: "Try again"
        }
    }
}

extension AudioPlaybackViewModelContract {
    /// The time for screen readers: during playback, once a minute is enough.
    var spokenTime: String {
        let second = isPlaying ? currentSecond / 60 * 60 : currentSecond
        let time = StoryText.length(Double(second))
        return duration > 0 ? "\(time) of \(StoryText.length(duration))" : time
    }
}
