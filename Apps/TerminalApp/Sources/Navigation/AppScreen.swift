public import StoryApp
public import TerminalUI

/// A screen that was opened, with the view model that was made for it; it lasts until the screen is left.
@MainActor
public final class AppScreen: Hashable {
    /// Where in the app it is.
    public let destination: AppDestination
    /// The view's content.
    public let view: AnyView

    /// Opens a screen.
    public init(_ destination: AppDestination, view: any View) {
        (self.destination, self.view) = (destination, AnyView(view))
    }

    nonisolated public static func == (left: AppScreen, right: AppScreen) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
