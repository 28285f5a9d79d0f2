// Derived from CollectionListNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Collections

/// Remembers where it was told to lead.
@MainActor
package final class CollectionListNavigatorMock: CollectionListNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToCollectionListItemArguments: [CollectionListID] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToCollectionListItem(
        identifier: CollectionListID
    ) { navigateToCollectionListItemArguments.append(identifier) }
}
