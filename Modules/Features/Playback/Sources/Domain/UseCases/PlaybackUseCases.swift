import FeatureKit
package import Foundation
package import StoryCore

/// Decides whether the caller may listen now.
package protocol MayPlayUseCaseContract: Sendable {
    /// Returns if a story may begin.
    ///
    /// - Throws: ``AudioPlaybackError/refused(_:)``
    func execute(_ story: Story) async throws(AudioPlaybackError)

    /// Returns what holds for the listener now, and asks nobody.
    func limits() async -> ListeningLimits
}

/// What parents decided for whoever listens, at this moment.
package struct ListeningLimits: Hashable, Sendable {
    /// Why no other story may begin; nil if one may.
    package var refusal: AudioPlaybackError?
    /// Whether it is bedtime: pictures stay dark.
    package var isBedtime: Bool

    /// Nothing is limited.
    package static let none = ListeningLimits()

    /// Creates limits.
    package init(refusal: AudioPlaybackError? = nil, isBedtime: Bool = false) {
        (self.refusal, self.isBedtime) = (refusal, isBedtime)
    }
}

struct MayPlayUseCase: MayPlayUseCaseContract {
    let access: AccessGuard
    var log = ActivityLog()

    func execute(_ story: Story) async throws(AudioPlaybackError) {
        guard let refusal = await access.refusal(of: .playStories, content: StoryContent(story)) else { return }
        log.info(.playback, "refused", [.failure(refusal)])
        throw .refused(refusal)
    }

    func limits() async -> ListeningLimits {
        let refusal = await access.knownRefusal(of: .playStories)
        if let refusal { log.info(.playback, "a limit is reached", [.failure(refusal)]) }
        let refused = refusal.map { AudioPlaybackError.refused($0) }
        do throws(StorageError) {
            return ListeningLimits(refusal: refused, isBedtime: try await access.controls().isBedtime)
        } catch {
            // Without the profile nothing may be played, which the refusal says.
            return ListeningLimits(refusal: refused)
        }
    }
}

/// Locates the audio of a story.
package protocol LocateAudioUseCaseContract: Sendable {
    /// Returns a local file with the audio, which may be missing.
    ///
    /// - Throws: ``AudioPlaybackError/noAudio(title:status:)`` for a story without a narration.
    func execute(_ story: Story) async throws(AudioPlaybackError) -> URL
}

struct LocateAudioUseCase: LocateAudioUseCaseContract {
    let media: any BlobStore

    func execute(_ story: Story) async throws(AudioPlaybackError) -> URL {
        guard let narration = story.narration else {
            throw .noAudio(title: story.title, status: story.narrationStatus)
        }
        do throws(StorageError) {
            return try await media.localCopy(of: narration.media)
        } catch .notFound {
            // The engine says so, once it is certain that the story has not been deleted.
            guard let file = media.localFile(of: narration.media) else {
                throw .engine(.fileMissing(path: narration.media.relativePath))
            }
            return file
        } catch {
            throw .storage(error)
        }
    }
}

/// Begins a playback of a story.
package protocol BeginPlaybackUseCaseContract: Sendable {
    /// Begins the playback in the library.
    ///
    /// - Returns: The playback, with a position only if the story was left before its last second.
    func execute(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart
}

struct BeginPlaybackUseCase: BeginPlaybackUseCaseContract {
    /// A story that was left within this many seconds of its end starts from the beginning.
    private static let end: TimeInterval = 1

    let playback: any PlaybackRepositoryContract
    let now: @Sendable () -> Date
    var log = ActivityLog()

    func execute(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart {
        var start = try await stored { () async throws(StorageError) in
            try await playback.begin(story.id, at: now())
        }
        let duration = story.narration?.duration ?? 0
        start.position = start.position.flatMap { $0 < duration - Self.end ? $0 : nil }
        log.info(.playback, "a playback begins", [.story(story.id), .seconds("position", start.position ?? 0)])
        return start
    }
}

/// Saves the progress of a playback.
package protocol RecordPlaybackUseCaseContract: Sendable {
    /// Saves the position unless it is stale, and the listening time.
    func execute(_ progress: PlaybackProgress) async throws(AudioPlaybackError)
}

struct RecordPlaybackUseCase: RecordPlaybackUseCaseContract {
    let playback: any PlaybackRepositoryContract
    var log = ActivityLog()

    func execute(_ progress: PlaybackProgress) async throws(AudioPlaybackError) {
        do throws(AudioPlaybackError) {
            // A position superseded by another player is no error of this one.
            let keeping = try await stored { () async throws(StorageError) in try await playback.record(progress) }
            log.debug(.playback, "the position is stored", progress.details + [.flag("wasKept", keeping == .kept)])
        } catch {
            log.warning(.playback, "the position isn't stored", progress.details + [.failure(error)])
            throw error
        }
    }
}

extension PlaybackProgress {
    /// What a line of the log says of it.
    fileprivate var details: [ActivityDetail] {
        [
            .count("playback", Int(clamping: playback.rawValue)), .seconds("position", position),
            .seconds("listened", listened),
        ]
    }
}

/// Returns a story for playback.
package protocol GetPlayableStoryUseCaseContract: Sendable {
    /// Returns the stored story.
    func execute(_ identifier: StoryID) async throws(AudioPlaybackError) -> Story
}

struct GetPlayableStoryUseCase: GetPlayableStoryUseCaseContract {
    let stories: any StoryRepository

    func execute(_ identifier: StoryID) async throws(AudioPlaybackError) -> Story {
        try await stored { () async throws(StorageError) in try await stories.story(identifier) }
    }
}
