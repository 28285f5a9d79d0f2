public import FeatureKit
public import StoryApp
public import TerminalUI

/// The screens of a feature in the app.
///
/// Each feature has one. Those of the built-in features are in files of their own beside this one, and their list is
/// derived; others are given to ``AppComposition``.
@MainActor
public protocol FeatureScreensContract: SendableMetatype {
    /// How the feature joins the app.
    associatedtype Composition: FeatureCompositionContract

    /// The tab in which links open the screens; taps open them in the current one.
    static var tab: AppTab { get }
    /// The dependencies of the screens.
    var context: ScreenContext { get }

    /// Creates the screens.
    init(context: ScreenContext)

    /// Returns the presentation of a route: an exhaustive `switch`, so that a route without a screen does not compile.
    func presentation(of route: Composition.Feature.Route) -> Presentation

    /// Creates the first screen of ``tab``; nil if the tab belongs to another feature, or to the app.
    func makeFirstScreen() -> (any View)?
}

extension FeatureScreensContract {
    /// The default for features without a tab of their own.
    public func makeFirstScreen() -> (any View)? { nil }

    /// The feature.
    public var feature: Composition.Feature { context.app.feature(Composition.self) }

    /// The tab with its first screen; nil if the tab is not the feature's own.
    var root: TabRoot? { makeFirstScreen().map { TabRoot(Self.tab, view: $0) } }

    /// Returns the presentation of a route; nil if it does not belong to the feature.
    func presentation(of anyRoute: AnyFeatureRoute) -> Presentation? {
        anyRoute.route(in: Composition.Feature.self).map { presentation(of: $0) }
    }

    /// Navigates to the destination of an exit.
    public func leave(_ exit: Composition.Feature.Exit) {
        context.navigate(Composition.destination(for: exit))
    }

    /// Returns a presentation on the stack.
    ///
    /// - Parameter base: The destination that a link opens below it.
    public func push(above base: AppDestination? = nil, view: @escaping @MainActor () -> any View) -> Presentation {
        .push(in: Self.tab, above: base, view)
    }
}
