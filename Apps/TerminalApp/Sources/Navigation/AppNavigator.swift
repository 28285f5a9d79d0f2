public import Observation
public import StoryApp
import TerminalUI

/// The navigator of the app: the current screen, and the stacks of the tabs.
@MainActor
@Observable
public final class AppNavigator {
    /// The current tab.
    public var tab = AppTab.home
    /// The sheet in front of all tabs; nil for none.
    public var sheet: AppScreen?
    /// The alert on screen; nil for none.
    public var alert: AppAlert?
    /// A note about the last action, shown until the next key; nil for none.
    public var note: String?
    /// Whether another program has asked the app to quit.
    public var isQuitRequested = false
    private var paths: [AppTab: [AppScreen]] = [:]

    /// Returns the presentation of a route.
    @ObservationIgnored private let presentation: @MainActor (AnyFeatureRoute) -> Presentation?

    /// Creates a navigator at the first tab.
    ///
    /// - Parameter presentation: Returns the presentation of a route; nil for an unknown one, which is ignored.
    public init(presentation: @escaping @MainActor (AnyFeatureRoute) -> Presentation?) {
        self.presentation = presentation
    }

    /// The screens on the stack of a tab, the top one last.
    public subscript(path tab: AppTab) -> [AppScreen] {
        get { paths[tab] ?? [] }
        set { paths[tab] = newValue }
    }

    /// The top screen of the tab; nil for the tab's first screen.
    public var top: AppScreen? { self[path: tab].last }

    /// Shows the destination of a tap: open screens stay below, so that Escape leads back.
    public func show(_ destination: AppDestination) {
        switch destination {
        case .home: begin(.home)
        case .settings: begin(.settings)
        case .back: goBack()
        case .removed(let anyRoute): leave(.feature(anyRoute))
        case .feature(let anyRoute): show(destination, at: anyRoute)
        }
    }

    /// Opens the destination of a link: the stack of its tab is replaced.
    public func open(_ destination: AppDestination) {
        guard case .feature(let anyRoute) = destination else { return show(destination) }
        switch presentation(anyRoute) {
        case .push(in: _, above: let base?, _), .sheet(of: let base, _): open(base)
        case .push(let tab, above: nil, _): begin(tab)
        case .redirect(let other, let then):
            open(other)
            return then()
        case .root, .staying, nil: break
        }
        show(destination)
    }

    // MARK: - Private

    private func show(_ destination: AppDestination, at anyRoute: AnyFeatureRoute) {
        switch presentation(anyRoute) {
        case .root(let tab): begin(tab)
        case .push(in: _, above: _, let view): push(destination, view)
        case .sheet(of: _, let view): sheet = AppScreen(destination, view: view())
        case .redirect(let other, let then):
            show(other)
            then()
        case .staying(let then): then()
        case nil: return
        }
    }

    /// Goes back; does nothing on the first screen of a tab.
    private func goBack() {
        if sheet != nil { return sheet = nil }
        _ = paths[tab]?.popLast()
    }

    private func begin(_ tab: AppTab) {
        sheet = nil
        self.tab = tab
        paths[tab] = []
    }

    /// Pushes a screen in the current tab: the one that is open there, or else a new one.
    private func push(_ destination: AppDestination, _ view: @MainActor () -> any View) {
        sheet = nil
        let path = self[path: tab]
        if let index = path.firstIndex(where: { $0.destination == destination }) {
            if index + 1 < path.count { paths[tab] = Array(path[...index]) }
        } else {
            paths[tab, default: []].append(AppScreen(destination, view: view()))
        }
    }

    /// Removes a destination from all stacks, with the screens above it.
    private func leave(_ destination: AppDestination) {
        sheet = nil
        for (tab, path) in paths {
            guard let index = path.firstIndex(where: { $0.destination == destination }) else { continue }
            paths[tab] = Array(path[..<index])
        }
    }
}
