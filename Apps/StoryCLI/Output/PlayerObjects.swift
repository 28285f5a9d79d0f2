import Playback
import StoryCore
import StoryDocuments

/// Reports the player's state as JSON, one object per line, each with the whole state and the change.
@MainActor
final class PlayerObjects: PlayerReporter {
    private let console: Console
    private let media: any BlobStore
    private var last: PlayerSnapshot?
    private var isOpen = false

    /// Creates a reporter.
    ///
    /// - Parameter media: The store of the narrations.
    init(console: Console, media: any BlobStore) {
        (self.console, self.media) = (console, media)
    }

    func show(_ snapshot: PlayerSnapshot) {
        for change in snapshot.changes(since: last) {
            if !isOpen { console.write(JSONText.of(StreamStartDocument())) }
            isOpen = true
            console.write(JSONText.line(PlayerDocument(snapshot, change: change, media: media)))
        }
        last = snapshot
    }
}
