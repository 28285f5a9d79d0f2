import Playback
import StoryCore
import StoryDocuments

extension PlayerDocument {
    /// Creates a document from a snapshot and a change.
    init(_ snapshot: PlayerSnapshot, change: Change, media: any BlobStore) {
        let audio = snapshot.story.map { story in
            var audio = AudioDocument(story.narration, status: story.narrationStatus, media: media)
            // The player knows more of a narration that is still being recorded.
            if snapshot.duration > 0 { audio.duration = snapshot.duration }
            return audio
        }
        self.init(
            event: change, status: snapshot.status, pauseReason: snapshot.pauseReason.map(PauseReason.init),
            story: snapshot.story.map(StoryNameDocument.init),
            isFavorite: snapshot.isFavorite, position: (snapshot.position * 1000).rounded() / 1000, audio: audio,
            page: snapshot.story == nil ? nil : snapshot.page + 1, pageCount: snapshot.story?.pages.count ?? 0,
            speed: snapshot.speed.value, volume: snapshot.volume,
            sleep: snapshot.sleepTimer.map {
                SleepDocument(remaining: $0.remaining, storiesLeft: $0.storiesLeft, isFading: $0.isFading)
            },
            repeat: snapshot.queue.repeats, isShuffled: snapshot.queue.isShuffled,
            queue: QueueDocument(
                current: snapshot.queue.current.map { $0 + 1 },
                stories: snapshot.queue.stories.map { StoryNameDocument(id: $0.id.rawValue, title: $0.title) }),
            error: snapshot.error.map {
                FaultDocument(code: $0.code, message: $0.message, recovery: $0.commandRecovery)
            },
            note: snapshot.note)
    }
}

extension PlayerDocument.PauseReason {
    fileprivate init(_ reason: Playback.PauseReason) {
        self =
            switch reason {
            case .listener: .listener
            case .sleepTimer: .sleepTimer
            case .endOfQueue: .endOfQueue
            case .otherProgram: .otherProgram
            }
    }
}
