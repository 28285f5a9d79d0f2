import Foundation
import Observation
import StoryCore

/// What is seen of the story in a player: whether it is heard, where it is, and what is wrong.
@MainActor
@Observable
final class PlaybackStatus {
    private(set) var state = PlaybackState.idle
    private(set) var notices = PlaybackNotices()
    private(set) var stoppedStory: Story?
    private let record: PlaybackRecord
    private let time = PlaybackTime()
    /// Runs once the library accepts again what it did not accept before.
    @ObservationIgnored private var recover: @MainActor () -> Void = {}
    @ObservationIgnored private var waitingForLoad: [CheckedContinuation<Void, Never>] = []

    init(_ record: PlaybackRecord) {
        self.record = record
        record.listen { [weak self] in self?.didKeep($0, $1) }
    }

    /// The worst of what is wrong; nil if nothing is.
    var notice: AudioPlaybackError? { notices.first }
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

    /// Sets what runs once the library accepts again what it did not accept before.
    func atRecovery(_ recover: @escaping @MainActor () -> Void) { self.recover = recover }

    private func didKeep(_ error: AudioPlaybackError?, _ source: PlaybackNotices.Source) {
        let isBack = error == nil && notices[source] != nil
        show(error, from: source)
        if isBack { recover() }
    }

    // MARK: - What is shown

    func show(_ new: PlaybackState) { state = new }

    /// Shows what is wrong with one source; nil if it is well.
    func show(_ error: AudioPlaybackError?, from source: PlaybackNotices.Source) {
        if notices[source] != error { notices[source] = error }
    }

    /// Shows the story as it is by now.
    func show(_ story: Story) {
        state = state.with(story)
        if stoppedStory != nil { stoppedStory = story }
        guard let tracker = record.tracker else { return }
        switch notices[.story]?.updated(for: story) {
        case .outdated?, .unfitMarks?: show(tracker.noticeOfMarks, from: .story)
        case let other: show(tracker.noticeOfMarks ?? other, from: .story)
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
        stoppedStory = nil
        show(nil, from: .story)
        show(nil, from: .progress)
        show(nil, from: .refresh)
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
