// Derived from CollectionListNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

import Collections
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class CollectionListNavigatorMock: CollectionListNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToCollectionArguments: [CollectionID] = []
    package private(set) var navigateToAchievementsCallCount = 0
    package private(set) var navigateToFormCallCount = 0

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToCollection(identifier: CollectionID) { navigateToCollectionArguments.append(identifier) }
    package func navigateToAchievements() { navigateToAchievementsCallCount += 1 }
    package func navigateToForm() { navigateToFormCallCount += 1 }
}
