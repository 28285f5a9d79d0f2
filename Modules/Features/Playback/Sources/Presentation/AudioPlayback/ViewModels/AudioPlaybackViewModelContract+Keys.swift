public import StoryCore

// MARK: - Keys

extension AudioPlaybackViewModelContract {
    /// Plays, pauses, resumes or restarts, depending on the state; plays the queue if there is no story.
    public func toggleOrBegin() async {
        switch state {
        case .loading, .playing: pause()
        case .paused(let story, .endOfQueue): await play(story: story)
        case .paused(_, .listener), .paused(_, .sleepTimer), .paused(_, .otherProgram): resume()
        case .idle: await play(at: queue.current ?? min(queue.next, queue.stories.count - 1))
        case .error: await didTapOnRetryButton()
        }
    }

    /// Changes the volume by tenths.
    public func changeVolume(by tenths: Int) {
        setVolume((volume * 10 + Double(tenths)).rounded() / 10)
    }

    /// Sets the sleep timer to the next of ``SleepTimerSetting/steps``, and then turns it off.
    public func setNextSleepTimer() {
        let steps = SleepTimerSetting.steps.map(Optional.some) + [nil]
        let index = steps.firstIndex(of: sleepTimer?.setting) ?? steps.count - 1
        setSleepTimer(steps[(index + 1) % steps.count])
    }
}

extension SleepTimerSetting {
    /// The settings that a key cycles through.
    public static let steps: [SleepTimerSetting] =
        [10, 20, 30, 45, 60].map { .listening(.seconds($0 * 60)) } + [.endOfStory]
}
