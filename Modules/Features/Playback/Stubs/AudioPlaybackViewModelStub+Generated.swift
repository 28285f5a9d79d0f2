// Derived from AudioPlaybackViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Foundation
public import Playback
public import StoryCore

extension AudioPlaybackViewModelStub {
    public func didAppear() async {}
    public func play(story: Story, from position: TimeInterval?) async {}
    public func play(unfinished story: Story, _ narration: GrowingNarration) async {}
    public func storyDidGrow(_ story: Story, _ narration: GrowingNarration) {}
    public func storyIsMade(_ story: Story?) async {}
    public func pause(for reason: PauseReason) {}
    public func resume() {}
    public func rest(during stop: () -> Void) {}
    public func seek(to position: TimeInterval) {}
    public func skip(_ direction: SkipDirection) {}
    public func setSpeed(_ speed: PlaybackSpeed) {}
    public func setVolume(_ volume: Double) {}
    public func next() async {}
    public func previous() async {}
    public func play(at index: Int) async {}
    public func setQueue(_ stories: [Story]) {}
    public func setRepeat(_ repeats: PlaybackRepeat) {}
    public func setShuffled(_ isShuffled: Bool) {}
    public func append(_ story: Story) {}
    public func playNext(_ story: Story) {}
    public func insertInQueue(_ story: QueuedStory, at index: Int) {}
    public func moveInQueue(from origin: Int, to index: Int) {}
    public func removeFromQueue(at index: Int) {}
    public func refreshQueue() async {}
    public func refreshStory() async {}
    public func setSleepTimer(_ setting: SleepTimerSetting?) {}
    public func extendSleepTimer() {}
    public func noticeActivity() {}
    public func turnPage(to page: Int) {}
    public func stop() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnStory() {}
    public func didTapOnQueue() {}
    public func didTapOnBack() {}
}
