public import Library
public import Playback
public import StoryApp

/// A screen that was opened, with the view model that was made for it; it lasts until the screen is left.
@MainActor
public final class AppScreen: Hashable {
    /// What the screen is.
    public enum Content {
        /// Stories are made here.
        case generation
        /// A story is played here.
        case player
        /// What is played next.
        case queue(any PlaybackQueueViewModelContract)
        /// One story.
        case story(any StoryDetailViewModelContract)
        /// The heroes.
        case heroes(any HeroListViewModelContract)
        /// The family's own events.
        case events(any EventListViewModelContract)
        /// The form for a hero.
        case heroForm(any HeroFormViewModelContract)
        /// The form for an event.
        case eventForm(any EventFormViewModelContract)
        /// The question whether something should be deleted.
        case deletion(any DeleteConfirmationViewModelContract)
    }

    /// Where in the app it is.
    public let destination: AppDestination
    /// What is on it.
    public let content: Content

    /// Opens a screen.
    public init(_ destination: AppDestination, content: Content) {
        (self.destination, self.content) = (destination, content)
    }

    nonisolated public static func == (left: AppScreen, right: AppScreen) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
