// Derived from CollectionFormNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

import Collections
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class CollectionFormNavigatorMock: CollectionFormNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToCollectionArguments: [CollectionID] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToCollection(identifier: CollectionID) { navigateToCollectionArguments.append(identifier) }
}
