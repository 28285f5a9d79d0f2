// Derived from StoryBinNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Library

/// Remembers where it was told to lead.
@MainActor
package final class StoryBinNavigatorMock: StoryBinNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToDeletionArguments: [LibraryDeletion] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToDeletion(of target: LibraryDeletion) { navigateToDeletionArguments.append(target) }
}
