// Derived from EventFormNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

import Library

/// Remembers where it was told to lead.
@MainActor
package final class EventFormNavigatorMock: EventFormNavigatorContract {
    package private(set) var goBackCallCount = 0

    package init() {}

    package func goBack() { goBackCallCount += 1 }
}
