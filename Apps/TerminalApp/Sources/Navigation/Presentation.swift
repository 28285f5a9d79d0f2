public import StoryApp
public import TerminalUI

/// How a route is presented.
///
/// A screen is created when it is opened, and not before.
@MainActor
public enum Presentation {
    /// The first screen of a tab.
    case root(of: AppTab)
    /// A screen on the stack of the current tab. A link uses the screen's own tab, and opens the destination below it,
    /// too.
    case push(in: AppTab, above: AppDestination?, @MainActor () -> any View)
    /// A sheet in front of all tabs; a link opens the destination behind it, too.
    case sheet(of: AppDestination, @MainActor () -> any View)
    /// No screen: performs an action on the current one.
    case staying(then: @MainActor () -> Void)
    /// Another destination, where an action is performed.
    case redirect(AppDestination, then: @MainActor () -> Void)
}
