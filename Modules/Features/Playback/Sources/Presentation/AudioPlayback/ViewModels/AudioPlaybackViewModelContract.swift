public import Foundation
public import Observation
public import StoryCore

/// The state and the actions of the player.
@MainActor
public protocol AudioPlaybackViewModelContract: AnyObject, Observable {
    var state: AudioPlaybackViewState { get }
    /// Seconds from the start of the story; separate from the state, since it changes continuously.
    var currentTime: TimeInterval { get }
    /// The whole seconds of ``currentTime``, for views that need no update ten times a second.
    var currentSecond: Int { get }
    /// The position from 0 to 1; changes continuously.
    var progress: Double { get }
    /// The reading position; changes with every word.
    var readingPosition: ReadingPosition { get }
    var speed: PlaybackSpeed { get }
    /// The volume, from 0 for silence to 1 for the recorded volume; equal steps sound equal.
    var volume: Double { get }
    var queue: StoryQueue { get }
    /// The sleep timer; nil if it is off. Changes once a second while it runs.
    var sleepTimer: SleepTimer? { get }
    /// Whether it is bedtime for the listener: the screen stays dark, with the description of each picture in its place.
    var isBedtime: Bool { get }
    /// A problem that does not prevent playback; nil if there is none.
    var notice: AudioPlaybackError? { get }
    /// Why the queue cannot be read; nil if it can.
    var queueError: AudioPlaybackError? { get }
    /// Marks of the current story; another one with every story.
    var readAlong: ReadAlong? { get }

    /// Restores the stored queue, and applies the household's settings, once.
    func didAppear() async
    /// Plays a story, and returns when it plays or has failed; it becomes the current one of the queue.
    ///
    /// - Parameter position: The start in seconds; nil for the saved position, or the beginning after its end.
    func play(story: Story, from position: TimeInterval?) async
    /// Plays a story that is still being made from its beginning, and returns when it plays or has failed; waits for
    /// what is not narrated yet. Nothing is saved before ``storyIsMade(_:)``.
    func play(unfinished story: Story, _ narration: GrowingNarration) async
    /// Updates an unfinished story and its narration; ignored if another one is playing.
    func storyDidGrow(_ story: Story, _ narration: GrowingNarration)
    /// Plays an unfinished story that is now in the library like any other.
    ///
    /// - Parameter story: The stored story; without a narration, or nil if nothing was stored, playback ends with the
    ///   recording, and nothing is saved.
    func storyIsMade(_ story: Story?) async
    /// Pauses until the story is resumed; does nothing unless it is playing.
    func pause(for reason: PauseReason)
    /// Resumes; does nothing unless it is paused, and at the end of the queue.
    func resume()
    /// Lets the sound rest while something stops the whole program; all that is shown stays as it is.
    func rest(during stop: () -> Void)
    /// Goes to a position, brought into 0…duration; what is not a number is passed over.
    func seek(to position: TimeInterval)
    /// Skips 15 seconds in a direction.
    func skip(_ direction: SkipDirection)
    /// Sets the speed of this story and of later ones, for the lifetime of the player.
    func setSpeed(_ speed: PlaybackSpeed)
    /// Sets the volume of this story and of later ones, clamped to 0…1; ignored if it is not a number. A fading sleep
    /// timer continues from there.
    func setVolume(_ volume: Double)
    /// Plays the next story of the queue from its saved position; does nothing on the last.
    func next() async
    /// Within the first 3 seconds plays the previous story, if there is one; otherwise restarts this one.
    func previous() async
    /// Plays the story at an index of the queue; does nothing if the index is out of range.
    func play(at index: Int) async
    /// Replaces the queue; the current story plays on, and is current in the new queue if it contains it.
    func setQueue(_ stories: [Story])
    /// Sets the repeat mode, for the lifetime of the player.
    func setRepeat(_ repeats: PlaybackRepeat)
    /// Shuffles the queue, keeping the current story first, or restores its order.
    func setShuffled(_ isShuffled: Bool)
    /// Appends a story to the queue.
    func append(_ story: Story)
    /// Inserts a story into the queue after the current one.
    func playNext(_ story: Story)
    /// Inserts a story into the queue at an index, clamped to 0…count; it becomes current if it is playing, and none is
    /// current.
    func insertInQueue(_ story: QueuedStory, at index: Int)
    /// Moves a story of the queue to another index.
    func moveInQueue(from origin: Int, to index: Int)
    /// Removes a story from the queue; if it is playing, it plays on.
    func removeFromQueue(at index: Int)
    /// Removes deleted stories from the queue, and updates the others.
    func refreshQueue() async
    /// Shows the story in the player as it is by now.
    func refreshStory() async
    /// Starts a sleep timer in place of the one before; nil takes it away.
    func setSleepTimer(_ setting: SleepTimerSetting?)
    /// Extends the sleep timer by 10 minutes or one story, and restores the volume if it fades.
    func extendSleepTimer()
    /// Reports that a key was pressed, which extends the sleep timer in its last minute.
    func noticeActivity()
    /// Shows a page for 5 seconds without seeking, and then follows the narration again.
    func turnPage(to page: Int)
    /// Stops playback, and returns when the position is saved.
    func stop() async
    /// Retries what failed.
    func didTapOnRetryButton() async
    /// Shows the current story in the library.
    func didTapOnStory()
    /// Shows the queue.
    func didTapOnQueue()
    /// Closes the screen; playback continues.
    func didTapOnBack()
}

extension AudioPlaybackViewModelContract {
    /// Whether a story is playing.
    public var isPlaying: Bool { state.isPlaying }

    /// Whether a story is paused, at any position.
    public var isPaused: Bool { pauseReason != nil }

    /// Why the story is paused; nil if it is not.
    public var pauseReason: PauseReason? { state.pauseReason }

    /// The current story, or the one that cannot be played.
    public var currentStory: Story? { state.story }

    /// The length of the current story in seconds, as far as it is narrated; 0 without one, and if it is unknown.
    public var duration: TimeInterval {
        if let readAlong { return readAlong.duration }
        let duration = currentStory?.narration?.duration ?? 0
        return duration.isFinite ? max(0, duration) : 0
    }

    /// Why the story cannot be played; nil if it can.
    public var error: AudioPlaybackError? {
        if case .error(let error, _) = state { error } else { nil }
    }

    /// Plays a story from its saved position.
    public func play(story: Story) async { await play(story: story, from: nil) }

    /// Pauses for the listener.
    public func pause() { pause(for: .listener) }
}
