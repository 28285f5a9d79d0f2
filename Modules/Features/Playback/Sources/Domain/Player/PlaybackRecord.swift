import Foundation
import StoryCore

/// The story in the player, and its record in the library.
@MainActor
final class PlaybackRecord {
    /// The tracker of the current playback; nil if there is none.
    var tracker: PlaybackTracker?
    /// Numbers the requests: an earlier one that is still being opened is obsolete.
    private(set) var request = 0
    private let writer: PlaybackProgressWriter
    private var tell: @MainActor (AudioPlaybackError?, PlaybackNotices.Source) -> Void = { _, _ in }

    init(_ writer: PlaybackProgressWriter) {
        self.writer = writer
        writer.listen { [weak self] in self?.didKeep($0, $1) }
    }

    /// Tells what is wrong with keeping something; nil once it goes well.
    func listen(_ tell: @escaping @MainActor (AudioPlaybackError?, PlaybackNotices.Source) -> Void) {
        self.tell = tell
    }

    /// Makes all earlier requests obsolete.
    ///
    /// - Returns: The number of the new request.
    func claim() -> Int {
        request += 1
        return request
    }

    /// Saves the position.
    func keep(at position: TimeInterval) {
        guard let progress = tracker?.progress(at: position) else { return }
        writer.keep(progress)
    }

    /// Begins a playback in the library; see ``PlaybackProgressWriter/begin(_:)``.
    func begin(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart? { try await writer.begin(story) }

    /// Begins saving a playback that is already playing: one that was restarted, or that the library did not accept
    /// before.
    func beginKeeping() async {
        guard let tracker, tracker.growing == nil, !tracker.isKeepingAwaited else { return }
        let (story, request) = (tracker.story, request)
        self.tracker?.isKeepingAwaited = true
        do throws(AudioPlaybackError) {
            let start = try await writer.begin(story)
            guard request == self.request else { return }
            if let start { self.tracker?.keep(as: start) }
        } catch .storage(.notFound) {
            guard request == self.request else { return }
            tell(.removed(title: story.title), .story)
        } catch {
            guard request == self.request else { return }
            tell(error, .progress)
        }
        self.tracker?.isKeepingAwaited = false
    }

    /// Returns when everything is saved, or could not be.
    func flush() async { await writer.flush() }

    /// The library has kept something, or could not.
    private func didKeep(_ error: AudioPlaybackError?, _ kept: PlaybackProgressWriter.Kept) {
        switch (kept, error) {
        case (.queue, _): tell(error, .savedQueue)
        case (.progress(let playback), .storage(.notFound)?):
            // Of a story that is not played any more nobody needs to hear.
            guard let tracker, tracker.number == playback else { return }
            tell(.removed(title: tracker.story.title), .story)
        case (.progress, _), (.beginning, _): tell(error, .progress)
        }
    }
}
