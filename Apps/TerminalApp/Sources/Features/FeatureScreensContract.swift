import FeatureKit
import StoryApp
import TerminalUI

/// The screens of a feature in the app.
///
/// Each feature has one, in a file of its own beside this one; their list is derived.
@MainActor
protocol FeatureScreensContract {
    /// The routing of the feature's exits.
    associatedtype Routing: FeatureRoutingContract

    /// The tab in which links open the screens; taps open them in the current one.
    static var tab: AppTab { get }
    /// The dependencies of the screens.
    var context: ScreenContext { get }

    /// Creates the screens.
    init(context: ScreenContext)

    /// Returns the presentation of a route: an exhaustive `switch`, so that a route without a screen does not compile.
    func presentation(of route: Routing.Feature.Route) -> Presentation
}

extension FeatureScreensContract {
    /// Returns the presentation of a route; nil if it does not belong to the feature.
    func presentation(of anyRoute: AnyFeatureRoute) -> Presentation? {
        anyRoute.route(in: Routing.Feature.self).map { presentation(of: $0) }
    }

    /// Navigates to the destination of an exit.
    func leave(_ exit: Routing.Feature.Exit) {
        context.navigate(Routing.destination(for: exit))
    }

    /// Returns a presentation on the stack.
    ///
    /// - Parameter base: The destination that a link opens below it.
    func push(above base: AppDestination? = nil, view: @escaping @MainActor () -> any View) -> Presentation {
        .push(in: Self.tab, above: base, view)
    }
}
