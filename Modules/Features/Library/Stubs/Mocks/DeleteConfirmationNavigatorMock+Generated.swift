// Derived from DeleteConfirmationNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Library

/// Remembers where it was told to lead.
@MainActor
package final class DeleteConfirmationNavigatorMock: DeleteConfirmationNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToListArguments: [LibraryDeletion] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToList(without target: LibraryDeletion) { navigateToListArguments.append(target) }
}
