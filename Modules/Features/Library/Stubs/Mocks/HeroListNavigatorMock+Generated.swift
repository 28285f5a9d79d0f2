// Derived from HeroListNavigatorContract.swift by './generate.sh derive'. Changes here are lost.

package import Library
package import StoryCore

/// Remembers where it was told to lead.
@MainActor
package final class HeroListNavigatorMock: HeroListNavigatorContract {
    package private(set) var goBackCallCount = 0
    package private(set) var navigateToHeroFormArguments: [HeroID?] = []
    package private(set) var navigateToDeletionArguments: [LibraryDeletion] = []

    package init() {}

    package func goBack() { goBackCallCount += 1 }
    package func navigateToHeroForm(identifier: HeroID?) { navigateToHeroFormArguments.append(identifier) }
    package func navigateToDeletion(of target: LibraryDeletion) { navigateToDeletionArguments.append(target) }
}
