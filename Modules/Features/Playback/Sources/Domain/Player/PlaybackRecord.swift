import Foundation
import StoryCore

/// The story in a player, and what the library is told of it.
@MainActor
final class PlaybackRecord {
    /// The story that is played, how far it is, and how much of it was heard; nil if none is.
    var tracker: PlaybackTracker?
    /// How often something else was asked to be played: what was asked before and is not there yet is not wanted any
    /// more.
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

    /// Takes back what was asked before.
    ///
    /// - Returns: The number of what is asked now.
    func claim() -> Int {
        request += 1
        return request
    }

    /// Has the library keep where the story is.
    func keep(at position: TimeInterval) {
        guard let progress = tracker?.progress(at: position) else { return }
        writer.keep(progress)
    }

    /// Tells the library of a playback; see ``PlaybackProgressWriter/begin(_:)``.
    func begin(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart? { try await writer.begin(story) }

    /// Begins to keep a story that is heard already: one that was begun again, or that the library did not take before.
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

    /// Returns when everything is kept that is to be, or could not be.
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
