// Derived from PlaybackQueueNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

import Playback
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class PlaybackQueueNavigatorMock: PlaybackQueueNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToStoryArguments: [StoryID] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToStory(identifier: StoryID) { navigateToStoryArguments.append(identifier) }
}
