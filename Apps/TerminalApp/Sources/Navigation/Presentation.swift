public import StoryApp
public import TerminalUI

/// How a route is presented.
///
/// A screen is made when it is opened, and not before.
@MainActor
public enum Presentation {
    /// As the first screen of a tab.
    case root(of: AppTab)
    /// On the stack of the tab that is seen. A link goes to a tab of the screen's own, and opens what the screen stands
    /// above, too.
    case push(in: AppTab, above: AppDestination?, @MainActor () -> any View)
    /// In front of all tabs; a link opens what is behind it, too.
    case sheet(of: AppDestination, @MainActor () -> any View)
    /// Nowhere else: where somebody is, something begins.
    case staying(then: @MainActor () -> Void)
    /// By another place, where something begins then.
    case redirect(AppDestination, then: @MainActor () -> Void)
}
