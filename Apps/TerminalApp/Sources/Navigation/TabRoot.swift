public import TerminalUI

/// A tab with its first screen, which lasts as long as the app.
@MainActor
public struct TabRoot {
    /// The tab.
    public let tab: AppTab
    /// The first screen.
    public let view: AnyView

    /// Creates a tab with its first screen.
    public init(_ tab: AppTab, view: any View) {
        (self.tab, self.view) = (tab, AnyView(view))
    }
}
