// Derived from StoryLibraryNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Library
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class StoryLibraryNavigatorMock: StoryLibraryNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToNewStoryCallCount = 0
    package private(set) var navigateToStoryArguments: [StoryID] = []
    package private(set) var navigateToPlaybackArguments: [StoryID] = []
    package private(set) var playNextArguments: [StoryID] = []
    package private(set) var addToQueueArguments: [StoryID] = []
    package private(set) var navigateToHeroesCallCount = 0
    package private(set) var navigateToEventsCallCount = 0
    package private(set) var navigateToDeletionArguments: [LibraryDeletion] = []
    package private(set) var navigateToBinCallCount = 0

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToNewStory() { navigateToNewStoryCallCount += 1 }
    package func navigateToStory(identifier: StoryID) { navigateToStoryArguments.append(identifier) }
    package func navigateToPlayback(of identifier: StoryID) { navigateToPlaybackArguments.append(identifier) }
    package func playNext(identifier: StoryID) { playNextArguments.append(identifier) }
    package func addToQueue(identifier: StoryID) { addToQueueArguments.append(identifier) }
    package func navigateToHeroes() { navigateToHeroesCallCount += 1 }
    package func navigateToEvents() { navigateToEventsCallCount += 1 }
    package func navigateToDeletion(of target: LibraryDeletion) { navigateToDeletionArguments.append(target) }
    package func navigateToBin() { navigateToBinCallCount += 1 }
}
