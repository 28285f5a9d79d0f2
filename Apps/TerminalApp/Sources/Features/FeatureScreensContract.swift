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
    func showing(of route: Routing.Feature.Route) -> Showing
}

extension FeatureScreensContract {
    /// How a place is shown; nil if it is not one of the feature's.
    func showing(of place: AppPlace) -> Showing? {
        place.route(in: Routing.Feature.self).map { showing(of: $0) }
    }

    /// Goes where an exit leads to.
    func leave(_ exit: Routing.Feature.Exit) {
        context.navigate(Routing.destination(for: exit))
    }

    /// On a stack.
    ///
    /// - Parameter base: What a link opens below it.
    func stacked(above base: AppDestination? = nil, view: @escaping @MainActor () -> any View) -> Showing {
        .stacked(in: Self.tab, above: base, view)
    }
}
