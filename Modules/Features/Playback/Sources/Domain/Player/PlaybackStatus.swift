import Foundation
import Observation
import StoryCore

/// What is seen of the story in a player: whether it is heard, where it is, and what is wrong.
@MainActor
@Observable
final class PlaybackStatus {
    private(set) var state = PlaybackState.idle
    private(set) var notice: AudioPlaybackError?
    private(set) var stoppedStory: Story?
    private let record: PlaybackRecord
    private let time = PlaybackTime()
    @ObservationIgnored private var waitingForLoad: [CheckedContinuation<Void, Never>] = []

    init(_ record: PlaybackRecord) {
        self.record = record
        record.listen { [weak self] in self?.show(notice: $0) }
    }

    /// Seconds from the start of the story.
    var currentTime: TimeInterval { time.seconds }
    /// The whole seconds of ``currentTime``.
    var currentSecond: Int { time.wholeSeconds }
    /// 0 to 1.
    var progress: Double { time.progress }
    /// Length of the story in seconds, as far as it is narrated; 0 without one.
    var duration: TimeInterval { record.tracker?.readAlong.duration ?? 0 }
    /// The story's length; 0 while it is still being made, when nobody knows.
    var knownDuration: TimeInterval { record.tracker?.growing == nil ? duration : 0 }

    /// Tells of every move of the time, before whoever observes the status sees it.
    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) { time.follow(follower) }

    // MARK: - What is shown

    func show(_ new: PlaybackState) { state = new }

    func show(notice new: AudioPlaybackError?) {
        if new == nil, notice?.isOfStory == true { return }
        if notice != new { notice = new }
    }

    /// Shows the story as it is by now.
    func show(_ story: Story) {
        state = state.with(story)
        if stoppedStory != nil { stoppedStory = story }
        guard let tracker = record.tracker else { return }
        switch notice?.updated(for: story) {
        case .outdated?, .unfitMarks?: notice = tracker.noticeOfMarks
        case let other: show(notice: tracker.noticeOfMarks ?? other)
        }
        if tracker.load != nil { show(position: currentTime) }
    }

    /// Shows where the engine is at a moment; nil if nothing is loaded.
    func show(_ reading: PlaybackPosition?) {
        guard record.tracker?.load != nil, let reading else { return }
        show(position: reading.seconds)
    }

    func show(position: TimeInterval) { time.show(position, of: duration) }

    /// Somebody goes elsewhere in the story.
    func jump(to position: TimeInterval) {
        time.jump()
        show(position: position)
    }

    // MARK: - Another story

    /// Another story is being opened.
    func begin(_ story: Story) {
        (notice, stoppedStory) = (nil, nil)
        time.reset()
        state = .loading(story)
    }

    /// No story is played any more.
    func stop() {
        stoppedStory = state.story ?? stoppedStory
        state = .idle
        time.reset()
        endWaiting()
    }

    /// Returns when the story that was asked for is heard, has failed, or is not wanted any more.
    ///
    /// - Parameter request: The number of what was asked.
    func loading(_ request: Int) async {
        guard request == record.request, case .loading = state else { return }
        await withCheckedContinuation { waitingForLoad.append($0) }
    }

    func endWaiting() {
        let waiting = waitingForLoad
        waitingForLoad = []
        waiting.forEach { $0.resume() }
    }
}
