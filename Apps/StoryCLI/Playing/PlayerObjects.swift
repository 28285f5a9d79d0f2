import Playback
import StoryCore

/// Shows a player as objects for programs, one a line, each with the whole situation and what has changed.
@MainActor
final class PlayerObjects: PlayerView {
    private let console: Console
    private var last: PlayerSituation?

    init(console: Console) {
        self.console = console
    }

    func redraw() {}

    func show(_ situation: PlayerSituation) {
        for change in situation.changes(since: last) {
            console.write(JSONText.of(PlayerDocument(situation, change: change)))
        }
        last = situation
    }
}

/// A player's situation for programs.
struct PlayerDocument: Encodable {
    struct Item: Encodable {
        var id: String
        var title: String
    }

    struct Sleep: Encodable {
        @Nullable var remaining: Int?
        @Nullable var storiesLeft: Int?
        var isFading: Bool
    }

    struct Queue: Encodable {
        @Nullable var current: Int?
        var stories: [Item]
    }

    struct Fault: Encodable {
        var code: String
        var message: String
        var recovery: String
    }

    var event: String
    var state: String
    @Nullable var story: Item?
    var isFavorite: Bool
    var position: Double
    var duration: Double
    var page: Int
    var pageCount: Int
    var speed: Double
    var volume: Double
    @Nullable var sleep: Sleep?
    var `repeat`: String
    var shuffle: Bool
    var queue: Queue
    @Nullable var error: Fault?
    @Nullable var note: String?

    init(_ situation: PlayerSituation, change: PlayerChange) {
        event = change.rawValue
        state = situation.status.rawValue
        story = situation.story.map { Item(id: $0.id.rawValue, title: $0.title) }
        isFavorite = situation.isFavorite
        position = (situation.position * 1000).rounded() / 1000
        duration = situation.duration
        page = situation.page
        pageCount = situation.story?.pages.count ?? 0
        speed = situation.speed.value
        volume = situation.volume
        sleep = situation.sleepTimer.map {
            Sleep(remaining: $0.remaining, storiesLeft: $0.storiesLeft, isFading: $0.isFading)
        }
        `repeat` = situation.queue.repeats.rawValue
        shuffle = situation.queue.isShuffled
        queue = Queue(
            current: situation.queue.current,
            stories: situation.queue.stories.map { Item(id: $0.id.rawValue, title: $0.title) })
        error = situation.error.map { Fault(code: $0.code, message: $0.message, recovery: $0.commandRecovery) }
        note = situation.note
    }
}
