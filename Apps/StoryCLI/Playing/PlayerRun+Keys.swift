import Playback
import StoryCore
import TerminalApp

// MARK: - Keys

extension PlayerRun {
    /// Does what a key says; nil is a key that says nothing, but shows that somebody is awake.
    func press(_ key: PlayerKey?) {
        note = nil
        playing.didSeeAnswer()
        if key != .sleep { player.noticeActivity() }
        switch key {
        case .pause: togglePlayback()
        case .back: player.skip(.backward)
        case .forward: player.skip(.forward)
        case .pageBack: player.turnPage(to: player.place.page - 1)
        case .pageForward: player.turnPage(to: player.place.page + 1)
        case .slower: player.setSpeed(player.speed.slower)
        case .faster: player.setSpeed(player.speed.faster)
        case .next: ask { await $0.next() }
        case .previous: ask { await $0.previous() }
        case .louder: player.changeVolume(by: 1)
        case .quieter: player.changeVolume(by: -1)
        case .sleep: player.setNextSleepTimer()
        case .repeats: player.setRepeat(player.queue.repeats.next)
        case .shuffle: player.setShuffled(!player.queue.isShuffled)
        case .favorite: favoriting.append(Task { [playing] in await playing.didTapOnFavorite() })
        case .quit: end = .done
        case nil: break
        }
    }

    /// What was stopped from outside goes on where it was left.
    private func togglePlayback() {
        guard case .idle = player.state else { return player.togglePlayback() }
        ask { await $0.toggleOrBegin() }
    }
}
