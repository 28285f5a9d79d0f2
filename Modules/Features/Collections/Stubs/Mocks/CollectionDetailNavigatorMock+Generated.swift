// Derived from CollectionDetailNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

import Collections
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class CollectionDetailNavigatorMock: CollectionDetailNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToListCallCount = 0
    package private(set) var navigateToFormCallCount = 0
    package private(set) var navigateToStoryArguments: [StoryID] = []
    package private(set) var navigateToPlaybackArguments: [StoryID] = []
    package private(set) var navigateToPlaybackOfAllArguments: [[StoryID]] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToList() { navigateToListCallCount += 1 }
    package func navigateToForm() { navigateToFormCallCount += 1 }
    package func navigateToStory(identifier: StoryID) { navigateToStoryArguments.append(identifier) }
    package func navigateToPlayback(of identifier: StoryID) { navigateToPlaybackArguments.append(identifier) }
    package func navigateToPlaybackOfAll(
        _ identifiers: [StoryID]
    ) { navigateToPlaybackOfAllArguments.append(identifiers) }
}
