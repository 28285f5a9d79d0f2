// Derived from StoryDetailNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Library
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class StoryDetailNavigatorMock: StoryDetailNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToPlaybackArguments: [StoryID] = []
    package private(set) var playNextArguments: [StoryID] = []
    package private(set) var addToQueueArguments: [StoryID] = []
    package private(set) var navigateToDeletionArguments: [LibraryDeletion] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToPlayback(of identifier: StoryID) { navigateToPlaybackArguments.append(identifier) }
    package func playNext(identifier: StoryID) { playNextArguments.append(identifier) }
    package func addToQueue(identifier: StoryID) { addToQueueArguments.append(identifier) }
    package func navigateToDeletion(of target: LibraryDeletion) { navigateToDeletionArguments.append(target) }
}
