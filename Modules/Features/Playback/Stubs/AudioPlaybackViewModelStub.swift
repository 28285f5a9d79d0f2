public import FeatureKit
public import Foundation
public import Observation
public import Playback
public import StoryCore

/// A stub of the player in a fixed state.
@MainActor
@Observable
public final class AudioPlaybackViewModelStub: AudioPlaybackViewModelContract {
    public var state: AudioPlaybackViewState
    public var currentTime: TimeInterval
    public var speed: PlaybackSpeed
    public var volume: Double
    public var queue: StoryQueue
    public var sleepTimer: SleepTimer?
    public var isBedtime = false
    public var notice: AudioPlaybackError?
    public var queueError: AudioPlaybackError? { nil }

    /// Creates a stub in a state.
    public init(
        state: AudioPlaybackViewState, currentTime: TimeInterval = 0, speed: PlaybackSpeed = .normal,
        volume: Double = 1, queue: StoryQueue = StoryQueue(), sleepTimer: SleepTimer? = nil,
        notice: AudioPlaybackError? = nil, isBedtime: Bool = false
    ) {
        self.isBedtime = isBedtime
        self.state = state
        self.currentTime = currentTime
        self.speed = speed
        self.volume = volume
        self.queue = queue
        self.sleepTimer = sleepTimer
        self.notice = notice
    }

    public var currentSecond: Int { Int(min(max(0, currentTime), 1e9)) }
    public var progress: Double { duration > 0 ? currentTime / duration : 0 }
    public var readAlong: ReadAlong? { currentStory.map { ReadAlong($0) } }
    public var readingPosition: ReadingPosition { readAlong?.readingPosition(at: currentTime) ?? ReadingPosition() }

    /// A stub for every state of the player, with the state's name.
    public static var all: [(name: String, stub: AudioPlaybackViewModelStub)] {
        let story = Story.stub(playable: "stub")
        let silent = Story.stub(playable: "silent", duration: nil, status: .notRequested)
        let queue = StoryQueue(
            [story, .stub(playable: "next", title: "The other lamp")].map { QueuedStory($0) }, current: 0)
        let timer = SleepTimer(setting: .listening(.seconds(1200)), remaining: 7, storiesLeft: nil, isFading: true)
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading(story), queue: queue)),
            ("playing", .init(state: .playing(story), currentTime: 20, queue: queue)),
            ("bedtime", .init(state: .playing(story), currentTime: 20, queue: queue, isBedtime: true)),
            ("falling asleep", .init(state: .playing(story), currentTime: 50, queue: queue, sleepTimer: timer)),
            ("paused", .init(state: .paused(story, .listener), currentTime: 33, queue: queue)),
            ("asleep", .init(state: .paused(story, .sleepTimer), currentTime: 50, queue: queue)),
            ("ended", .init(state: .paused(story, .endOfQueue), currentTime: 60, queue: queue)),
            (
                "without audio",
                .init(state: .error(.noAudio(title: silent.title, status: .notRequested), silent), queue: queue)
            ),
            (
                "without a sound device",
                .init(state: .error(.engine(.output(.automatic, detail: "No device.")), story), queue: queue)
            ),
            (
                "with a library that is full",
                .init(
                    state: .playing(story), currentTime: 20, queue: queue,
                    notice: .storage(.diskFull(path: "library.sqlite")))
            ),
        ]
    }
}

/// A stub of the queue's screen in a fixed state.
@MainActor
@Observable
public final class PlaybackQueueViewModelStub: PlaybackQueueViewModelContract {
    public var state: PlaybackQueueViewState
    public var indexInPlayer: Int?
    public var removed: QueuedStory?

    /// Creates a stub in a state.
    public init(state: PlaybackQueueViewState, indexInPlayer: Int? = nil, removed: QueuedStory? = nil) {
        self.state = state
        self.indexInPlayer = indexInPlayer
        self.removed = removed
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: PlaybackQueueViewModelStub)] {
        let stories = ["one", "two", "three"].map { QueuedStory(.stub(playable: $0, title: "Story \($0)")) }
        return [
            ("idle", .init(state: .idle)), ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(StoryQueue(stories, current: 1)), indexInPlayer: 1)),
            (
                "after a removal",
                .init(
                    state: .loaded(StoryQueue(Array(stories.dropFirst()), current: 0)), indexInPlayer: 0,
                    removed: stories[0])
            ), ("empty", .init(state: .empty)),
            ("error", .init(state: .error(.storage(.readOnly(path: "library.sqlite"))))),
        ]
    }
}
