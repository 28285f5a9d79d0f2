import Playback
import StoryCore
import StoryDocuments

extension PlayerDocument {
    /// Creates a document from a snapshot and a change.
    init(_ situation: PlayerSnapshot, change: Change, media: any MediaRepository) {
        let audio = situation.story.map { story in
            var audio = AudioDocument(story.narration, status: story.narrationStatus, media: media)
            // The player knows more of a narration that is still being recorded.
            if situation.duration > 0 { audio.duration = situation.duration }
            return audio
        }
        self.init(
            event: change, status: situation.status, pauseReason: situation.pauseReason,
            story: situation.story.map(StoryNameDocument.init),
            isFavorite: situation.isFavorite, position: (situation.position * 1000).rounded() / 1000, audio: audio,
            page: situation.story == nil ? nil : situation.page + 1, pageCount: situation.story?.pages.count ?? 0,
            speed: situation.speed.value, volume: situation.volume,
            sleep: situation.sleepTimer.map {
                SleepDocument(remaining: $0.remaining, storiesLeft: $0.storiesLeft, isFading: $0.isFading)
            },
            repeat: situation.queue.repeats, isShuffled: situation.queue.isShuffled,
            queue: QueueDocument(
                current: situation.queue.current.map { $0 + 1 },
                stories: situation.queue.stories.map { StoryNameDocument(id: $0.id.rawValue, title: $0.title) }),
            error: situation.error.map {
                FaultDocument(code: $0.code, message: $0.message, recovery: $0.commandRecovery)
            },
            note: situation.note)
    }
}
