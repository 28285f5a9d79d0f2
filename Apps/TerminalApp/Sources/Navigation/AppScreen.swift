public import StoryApp
public import TerminalUI

/// An open screen with its view model; it lasts until the screen is closed.
@MainActor
public final class AppScreen: Hashable {
    /// The destination of the screen.
    public let destination: AppDestination
    /// The view.
    public let view: AnyView

    /// Creates a screen.
    public init(_ destination: AppDestination, view: any View) {
        (self.destination, self.view) = (destination, AnyView(view))
    }

    nonisolated public static func == (left: AppScreen, right: AppScreen) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
