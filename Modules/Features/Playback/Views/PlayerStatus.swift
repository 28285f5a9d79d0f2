import Playback
import StoryCore
import TerminalUI

/// Where the story is: drawn again ten times a second, and so nothing else is in it.
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

/// How the story is played.
struct PlayerFacts: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let timer = player.sleepTimer
        Text(facts(timer.map { $0.isFading ? "fading out" : "sleep \($0.displayName)" })).lines(1)
            // What is left of the timer is another time every second.
            .spoken(facts(timer.map { $0.isFading ? "fading out" : "sleep timer: \($0.setting.displayName)" }))
    }

    private func facts(_ timer: String?) -> String {
        let volume = player.volume < 1 ? "volume \(Int((player.volume * 100).rounded())) %" : nil
        let facts = [player.state.status, player.speed.displayName, volume, timer].compactMap(\.self)
        return (facts + player.queue.orderLabels).joined(separator: " · ")
    }
}

/// What is wrong though the story is heard, or else what was done, or what comes next.
struct PlayerNews: View {
    /// The most rows; nil for as many as it takes.
    let lines: Int?
    /// What a key has done; nil for nothing.
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
        let place = "story \(current + 1) of \(queue.stories.count)"
        guard let next = queue.upNext else { return place }
        return "\(place), next: \(queue.stories[next].title)"
    }
}

/// What can be done without knowing keys.
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
    /// What the player does, for people; nil while it plays, which is heard.
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

    /// What the key and button for playing lead to.
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
    /// The time for those who hear the screen: while they hear the story, too, once a minute is enough.
    var spokenTime: String {
        let second = isPlaying ? currentSecond / 60 * 60 : currentSecond
        let time = StoryText.length(Double(second))
        return duration > 0 ? "\(time) of \(StoryText.length(duration))" : time
    }
}
