// Derived from AchievementListNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

import Collections

/// Remembers where it was told to lead.
@MainActor
package final class AchievementListNavigatorMock: AchievementListNavigatorContract {
    package private(set) var goBackCallCount = 0

    package init() {}

    package func goBack() { goBackCallCount += 1 }
}
