import Playback
package import StoryCore

/// Remembers where the player led to.
@MainActor
package final class AudioPlaybackNavigatorMock: AudioPlaybackNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var queueCallCount = 0
    package private(set) var stories: [StoryID] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToStory(identifier: StoryID) { stories.append(identifier) }
    package func navigateToQueue() { queueCallCount += 1 }
}

/// Remembers where the queue led to.
@MainActor
package final class PlaybackQueueNavigatorMock: PlaybackQueueNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var stories: [StoryID] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToStory(identifier: StoryID) { stories.append(identifier) }
}
