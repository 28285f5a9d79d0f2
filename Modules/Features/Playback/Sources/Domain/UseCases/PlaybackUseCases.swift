package import Foundation
package import StoryCore

/// Finds the audio of a story.
package protocol LocateAudioUseCaseContract: Sendable {
    /// Where the file lies, which may be missing.
    ///
    /// - Throws: ``AudioPlaybackError/noAudio(title:status:)`` for a story without a narration.
    func execute(_ story: Story) throws(AudioPlaybackError) -> URL
}

struct LocateAudioUseCase: LocateAudioUseCaseContract {
    let media: any MediaRepository

    func execute(_ story: Story) throws(AudioPlaybackError) -> URL {
        guard let narration = story.narration else {
            throw .noAudio(title: story.title, status: story.narrationStatus)
        }
        return media.url(of: narration.media)
    }
}

/// Begins to listen to a story.
package protocol BeginPlaybackUseCaseContract: Sendable {
    /// Tells the library, and learns where the story was left.
    ///
    /// - Returns: The playback, with a position only if the story was left before its last second.
    func execute(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart
}

struct BeginPlaybackUseCase: BeginPlaybackUseCaseContract {
    /// A story that was left within so many seconds of its end begins at its beginning.
    private static let end: TimeInterval = 1

    let playback: any PlaybackRepository
    let now: @Sendable () -> Date

    func execute(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart {
        var start = try await stored { () async throws(StorageError) in
            try await playback.begin(story.id, at: now())
        }
        let duration = story.narration?.duration ?? 0
        start.position = start.position.flatMap { $0 < duration - Self.end ? $0 : nil }
        return start
    }
}

/// Keeps how far a playback is.
package protocol RecordPlaybackUseCaseContract: Sendable {
    /// Keeps a position unless it is a stale one, and what was listened to.
    func execute(_ progress: PlaybackProgress) async throws(AudioPlaybackError)
}

struct RecordPlaybackUseCase: RecordPlaybackUseCaseContract {
    let playback: any PlaybackRepository

    func execute(_ progress: PlaybackProgress) async throws(AudioPlaybackError) {
        // Whether another player has taken the position over makes no difference to this one.
        _ = try await stored { () async throws(StorageError) in try await playback.record(progress) }
    }
}

/// Finds a story that is to be played.
package protocol GetPlayableStoryUseCaseContract: Sendable {
    /// The story as it is now.
    func execute(_ identifier: StoryID) async throws(AudioPlaybackError) -> Story
}

struct GetPlayableStoryUseCase: GetPlayableStoryUseCaseContract {
    let stories: any StoryRepository

    func execute(_ identifier: StoryID) async throws(AudioPlaybackError) -> Story {
        try await stored { () async throws(StorageError) in try await stories.story(identifier) }
    }
}
