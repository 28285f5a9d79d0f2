import Playback
import StoryCore
import StoryDocuments

/// Shows a player as objects for programs, one a line, each with the whole situation and what has changed.
@MainActor
final class PlayerObjects: PlayerReporter {
    private let console: Console
    private let media: any MediaRepository
    private var last: PlayerSnapshot?
    private var isOpen = false

    /// - Parameter media: Where the narrations are.
    init(console: Console, media: any MediaRepository) {
        (self.console, self.media) = (console, media)
    }

    func show(_ situation: PlayerSnapshot) {
        for change in situation.changes(since: last) {
            if !isOpen { console.write(JSONText.of(StreamStartDocument())) }
            isOpen = true
            console.write(JSONText.line(PlayerDocument(situation, change: change, media: media)))
        }
        last = situation
    }
}
