public import Foundation
public import Observation
public import StoryCore

/// What the player shows and what can be done with it.
@MainActor
public protocol AudioPlaybackViewModelContract: AnyObject, Observable {
    var state: AudioPlaybackViewState { get }
    /// Seconds from the start of the story; changes continuously, and so is kept beside the state.
    var currentTime: TimeInterval { get }
    /// The whole seconds of ``currentTime``, for what shows those and need not hear of it ten times a second.
    var currentSecond: Int { get }
    /// 0 to 1; changes continuously.
    var progress: Double { get }
    /// What is said and shown; changes with every word.
    var readingPosition: ReadingPosition { get }
    var speed: PlaybackSpeed { get }
    /// 0 for silence to 1 for the narration as it was recorded; even steps sound even.
    var volume: Double { get }
    var queue: StoryQueue { get }
    /// The sleep timer; nil if none runs. Changes once a second while one does.
    var sleepTimer: SleepTimer? { get }
    /// What is wrong though the story is heard; nil if nothing is.
    var notice: AudioPlaybackError? { get }
    /// Marks of the current story; another one with every story.
    var readAlong: ReadAlong? { get }

    /// Remembers the queue of the last time, and takes over what the household has chosen, once.
    func didAppear() async
    /// Plays a story, and returns when it is heard or failed; it becomes the current one of the queue.
    ///
    /// - Parameter position: Where to begin, in seconds; nil for where it was left, or the beginning after its end.
    func play(story: Story, from position: TimeInterval?) async
    /// Plays a story that is still being made from its beginning, and returns when it is heard or failed; what is not
    /// narrated yet is waited for. Nothing of it is kept before ``storyIsMade(_:)``.
    func play(unfinished story: Story, _ narration: GrowingNarration) async
    /// More of an unfinished story is there; passed over if another one is played.
    func storyDidGrow(_ story: Story, _ narration: GrowingNarration)
    /// An unfinished story is in the library: from now on it is played as any other.
    ///
    /// - Parameter story: As it is stored; without a narration, or nil if nothing was stored, it ends where its
    ///   recording does, and is not kept.
    func storyIsMade(_ story: Story?) async
    /// Stands still, for as long as nobody resumes it; does nothing unless it plays.
    func pause(for reason: PauseReason)
    /// Goes on; does nothing unless it is paused, and at the end of the queue.
    func resume()
    /// Goes to a position, brought into 0…duration; what is not a number is passed over.
    func seek(to position: TimeInterval)
    /// Goes 15 seconds either way.
    func skip(_ direction: SkipDirection)
    /// Sets the speed of this story and of those after it, as long as the player is there.
    func setSpeed(_ speed: PlaybackSpeed)
    /// Sets the volume of this story and of those after it, brought into 0…1; what is not a number is passed over. A
    /// sleep timer fades from there.
    func setVolume(_ volume: Double)
    /// Plays the next story of the queue from where it was left; does nothing on the last.
    func next() async
    /// Within the first 3 seconds plays the story before, if there is one; otherwise this one from its beginning.
    func previous() async
    /// Plays a story of the queue; does nothing if there is no such place.
    func play(at place: Int) async
    /// Replaces the queue; what plays goes on, and is the current story if it is in the new queue.
    func setQueue(_ stories: [Story])
    /// Sets what is played again once it is over, as long as the player is there.
    func setRepeat(_ repeats: PlaybackRepeat)
    /// Brings the queue into an order of chance, the current story first, or back into its own.
    func setShuffled(_ isShuffled: Bool)
    /// Adds a story at the end of the queue.
    func append(_ story: Story)
    /// Puts a story into the queue behind the current one.
    func playNext(_ story: Story)
    /// Puts a story into the queue at a place, brought into 0…count; it is the current one if it is played, and none
    /// is.
    func insertInQueue(_ story: QueuedStory, at place: Int)
    /// Moves a story of the queue.
    func moveInQueue(from origin: Int, to place: Int)
    /// Takes a story out of the queue; if it plays, it goes on.
    func removeFromQueue(at place: Int)
    /// Takes stories out of the queue that are deleted, and shows the others as they are now.
    func refreshQueue() async
    /// Starts a sleep timer in place of the one before; nil takes it away.
    func setSleepTimer(_ setting: SleepTimerSetting?)
    /// Makes the sleep timer 10 minutes, or one story, longer, and brings the sound back if it fades.
    func extendSleepTimer()
    /// Somebody pressed a key: in its last minute the sleep timer gets longer.
    func noticeActivity()
    /// Shows a page for 5 seconds, without moving what is heard; then follows what is heard again.
    func turnPage(to page: Int)
    /// Ends playing, and returns when the position is kept.
    func stop() async
    /// Tries what failed again.
    func didTapOnRetryButton() async
    /// Shows the current story in the library.
    func didTapOnStory()
    /// Shows the queue.
    func didTapOnQueue()
    /// Leaves the screen; what plays goes on.
    func didTapOnBack()
}

extension AudioPlaybackViewModelContract {
    /// Whether a story is heard.
    public var isPlaying: Bool { state.isPlaying }

    /// Whether a story stands still, at whatever position.
    public var isPaused: Bool { pauseReason != nil }

    /// Why the story stands still; nil if it does not.
    public var pauseReason: PauseReason? { state.pauseReason }

    /// The story that is played, or would be.
    public var currentStory: Story? { state.story }

    /// Length of the current story in seconds, as far as it is narrated; 0 without one, and for one whose length nobody
    /// knows.
    public var duration: TimeInterval {
        if let readAlong { return readAlong.duration }
        let duration = currentStory?.narration?.duration ?? 0
        return duration.isFinite ? max(0, duration) : 0
    }

    /// Why the story cannot be played; nil if it can.
    public var error: AudioPlaybackError? {
        if case .error(let error, _) = state { error } else { nil }
    }

    /// Plays a story from where it was left.
    public func play(story: Story) async { await play(story: story, from: nil) }

    /// Stands still since whoever listens wants it.
    public func pause() { pause(for: .listener) }
}
