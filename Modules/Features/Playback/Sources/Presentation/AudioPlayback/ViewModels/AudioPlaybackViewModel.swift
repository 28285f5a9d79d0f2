import FeatureKit
public import Foundation
public import Observation
public import StoryCore

/// The view model of the player's screen, with the current page and word.
@MainActor
@Observable
public final class AudioPlaybackViewModel: AudioPlaybackViewModelContract {
    public private(set) var readingPosition = ReadingPosition()

    /// The player, shared by all front ends.
    public let player: StoryPlayer
    /// Determines the reading position.
    let follower: ReadingPositionFollower
    private let navigator: any PlaybackNavigatorContract

    package init(player: StoryPlayer, clock: any Clock<Duration>, navigator: any PlaybackNavigatorContract) {
        (self.player, self.navigator) = (player, navigator)
        follower = ReadingPositionFollower(player.transport, clock: clock)
        follower.listen { [weak self] in self?.readingPosition = $0 }
    }

    private var transport: PlaybackTransport { player.transport }

    public var state: AudioPlaybackViewState { transport.state }
    public var currentTime: TimeInterval { transport.currentTime }
    public var currentSecond: Int { transport.currentSecond }
    public var progress: Double { transport.progress }
    public var speed: PlaybackSpeed { transport.speed }
    public var volume: Double { transport.volume }
    public var queue: StoryQueue { player.queue }
    public var sleepTimer: SleepTimer? { transport.sleepTimer }
    public var isBedtime: Bool { transport.limits.isBedtime }
    public var notice: AudioPlaybackError? { transport.notice }
    public var queueError: AudioPlaybackError? { transport.notices[.queue] }
    public var readAlong: ReadAlong? { transport.readAlong }

    public func didAppear() async { await player.prepare() }

    public func turnPage(to page: Int) { follower.turn(to: page) }

    public func didTapOnRetryButton() async { await player.retry() }

    public func didTapOnStory() {
        guard let currentStory else { return }
        navigator.navigate(.story(currentStory.id))
    }

    public func didTapOnQueue() { navigator.navigate(.queue) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

// MARK: - Playback

extension AudioPlaybackViewModel {
    public func play(story: Story, from position: TimeInterval?) async {
        await player.play(story: story, from: position)
    }

    public func play(unfinished story: Story, _ narration: GrowingNarration) async {
        await player.play(unfinished: story, narration)
    }

    public func storyDidGrow(_ story: Story, _ narration: GrowingNarration) { player.storyDidGrow(story, narration) }

    public func storyIsMade(_ story: Story?) async { await player.storyIsMade(story) }

    public func pause(for reason: PauseReason) { transport.pause(for: reason) }

    public func resume() { transport.resume() }

    public func rest(during stop: () -> Void) { transport.rest(during: stop) }

    public func seek(to position: TimeInterval) { transport.seek(to: position) }

    public func skip(_ direction: SkipDirection) { transport.skip(direction) }

    public func setSpeed(_ speed: PlaybackSpeed) { transport.setSpeed(speed) }

    public func setVolume(_ volume: Double) { transport.setVolume(volume) }

    public func setSleepTimer(_ setting: SleepTimerSetting?) { transport.setSleepTimer(setting) }

    public func extendSleepTimer() { transport.extendSleepTimer() }

    public func noticeActivity() { transport.noticeActivity() }

    public func stop() async { await transport.stop() }
}

// MARK: - Queue

extension AudioPlaybackViewModel {
    public func next() async { await player.next() }

    public func previous() async { await player.previous() }

    public func play(at index: Int) async { await player.play(at: index) }

    public func setQueue(_ stories: [Story]) { player.setQueue(stories) }

    public func setRepeat(_ repeats: PlaybackRepeat) { player.setRepeat(repeats) }

    public func setShuffled(_ isShuffled: Bool) { player.setShuffled(isShuffled) }

    public func append(_ story: Story) { player.changeQueue { $0.append(QueuedStory(story)) } }

    public func playNext(_ story: Story) { player.changeQueue { $0.insert(QueuedStory(story), at: $0.next) } }

    public func insertInQueue(_ story: QueuedStory, at index: Int) {
        let played = currentStory?.id
        player.changeQueue {
            $0.insert(story, at: index)
            if $0.current == nil, story.id == played { $0.go(to: index) }
        }
    }

    public func moveInQueue(from origin: Int, to index: Int) {
        player.changeQueue { $0.move(from: origin, to: index) }
    }

    public func removeFromQueue(at index: Int) { player.changeQueue { $0.remove(at: index) } }

    public func refreshQueue() async { await player.refreshQueue() }

    public func refreshStory() async { await player.refreshStory() }
}
