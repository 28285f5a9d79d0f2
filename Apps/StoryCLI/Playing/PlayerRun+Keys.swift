import Library
import Playback
import StoryCore

// MARK: - Keys

extension PlayerRun {
    private static let volumeStep = 0.1
    /// What the key of the sleep timer leads through; nil is none.
    private static let sleepSettings: [SleepTimerSetting?] =
        [10, 20, 30, 45, 60].map { .listening(.seconds($0 * 60)) } + [.endOfStory, nil]

    /// Does what a key says; nil is a key that says nothing, but shows that somebody is awake.
    func press(_ key: PlayerKey?) {
        note = nil
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
        case .louder: changeVolume(by: Self.volumeStep)
        case .quieter: changeVolume(by: -Self.volumeStep)
        case .sleep: chooseSleepTimer()
        case .favorite: markFavorite()
        case .quit: end = .done
        case nil: break
        }
    }

    /// What was stopped from outside goes on where it was left.
    private func togglePlayback() {
        guard case .idle = player.state else { return player.togglePlayback() }
        ask { await $0.play(at: $0.queue.current ?? 0) }
    }

    private func changeVolume(by step: Double) {
        player.setVolume(((player.volume + step) * 10).rounded() / 10)
    }

    private func chooseSleepTimer() {
        let place = Self.sleepSettings.firstIndex(of: player.sleepTimer?.setting) ?? Self.sleepSettings.count - 1
        player.setSleepTimer(Self.sleepSettings[(place + 1) % Self.sleepSettings.count])
    }

    private func markFavorite() {
        guard let story = player.currentStory else { return }
        let isFavorite = !(favorites[story.id] ?? story.isFavorite)
        favorites[story.id] = isFavorite
        Task { [library, feed] in
            do throws(LibraryError) {
                try await library.setFavorite(isFavorite, of: story.id)
            } catch {
                favorites[story.id] = !isFavorite
                feed.yield(.note(error.message))
            }
        }
    }
}
