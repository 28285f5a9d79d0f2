import FeatureKit
import StoryApp
import TerminalUI

/// Where the places of a feature are seen in the app, and what is seen there.
///
/// Each feature has one, in a file of its own beside this one; their list is derived.
@MainActor
protocol FeatureScreensContract {
    /// Says where the feature's exits lead to.
    associatedtype Routing: FeatureRoutingContract

    /// The tab in which links open the screens; taps open them in whichever is seen.
    static var tab: AppTab { get }
    /// What screens are made of.
    var context: ScreenContext { get }

    /// Takes what screens are made of.
    init(context: ScreenContext)

    /// How a place is shown: an exhaustive `switch`, so that a place that nobody can see does not compile.
    func presentation(of route: Routing.Feature.Route) -> Presentation
}

extension FeatureScreensContract {
    /// How a place is shown; nil if it is not one of the feature's.
    func presentation(of anyRoute: AnyFeatureRoute) -> Presentation? {
        anyRoute.route(in: Routing.Feature.self).map { presentation(of: $0) }
    }

    /// Goes where an exit leads to.
    func leave(_ exit: Routing.Feature.Exit) {
        context.navigate(Routing.destination(for: exit))
    }

    /// On a stack.
    ///
    /// - Parameter base: What a link opens below it.
    func push(above base: AppDestination? = nil, view: @escaping @MainActor () -> any View) -> Presentation {
        .push(in: Self.tab, above: base, view)
    }
}
