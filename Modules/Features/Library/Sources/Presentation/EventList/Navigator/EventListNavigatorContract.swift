package import StoryCore

/// Where the list of custom events leads to.
@MainActor
package protocol EventListNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the form for an event; nil for a new one.
    func navigateToEventForm(identifier: CustomEventID?)
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
}
