// Derived from EventListNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Library
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class EventListNavigatorMock: EventListNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToEventFormArguments: [CustomEventID?] = []
    package private(set) var navigateToDeletionArguments: [LibraryDeletion] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToEventForm(identifier: CustomEventID?) { navigateToEventFormArguments.append(identifier) }
    package func navigateToDeletion(of target: LibraryDeletion) { navigateToDeletionArguments.append(target) }
}
