package import Library
package import StoryCore

/// Remembers where the feature's screens led to.
@MainActor
package final class LibraryNavigatorMock {
    package private(set) var goBackCallCount = 0
    package private(set) var newStoryCallCount = 0
    package private(set) var stories: [StoryID] = []
    package private(set) var playbacks: [StoryID] = []
    package private(set) var heroesCallCount = 0
    package private(set) var heroForms: [HeroID?] = []
    package private(set) var eventsCallCount = 0
    package private(set) var eventForms: [CustomEventID?] = []
    package private(set) var deletions: [LibraryDeletion] = []
    package private(set) var listsWithout: [LibraryDeletion] = []

    package init() {}
}

extension LibraryNavigatorMock: StoryLibraryNavigatorContract, StoryDetailNavigatorContract, HeroListNavigatorContract,
    HeroFormNavigatorContract, EventListNavigatorContract, EventFormNavigatorContract,
    DeleteConfirmationNavigatorContract
{
    package func goBack() { goBackCallCount += 1 }
    package func navigateToNewStory() { newStoryCallCount += 1 }
    package func navigateToStory(identifier: StoryID) { stories.append(identifier) }
    package func navigateToPlayback(of identifier: StoryID) { playbacks.append(identifier) }
    package func navigateToHeroes() { heroesCallCount += 1 }
    package func navigateToHeroForm(identifier: HeroID?) { heroForms.append(identifier) }
    package func navigateToEvents() { eventsCallCount += 1 }
    package func navigateToEventForm(identifier: CustomEventID?) { eventForms.append(identifier) }
    package func navigateToDeletion(of target: LibraryDeletion) { deletions.append(target) }
    package func navigateToList(without target: LibraryDeletion) { listsWithout.append(target) }
}
