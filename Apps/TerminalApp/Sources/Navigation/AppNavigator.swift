public import Observation
public import StoryApp
import TerminalUI

/// Knows which screen is seen, and opens others.
@MainActor
@Observable
public final class AppNavigator {
    /// The tab that is seen.
    public var tab = AppTab.home
    /// What is in front of all tabs; nil for nothing.
    public var sheet: AppScreen?
    /// What somebody should know at once; nil for nothing.
    public var alert: AppAlert?
    /// What has just been done, to be seen until the next key; nil for nothing.
    public var note: String?
    private var paths: [AppTab: [AppScreen]] = [:]

    /// Says how a place is shown.
    @ObservationIgnored private let showing: @MainActor (AppPlace) -> Showing?

    /// Begins with the first tab.
    ///
    /// - Parameter showing: Says how a place is shown; nil for one that is nowhere, which leads nowhere.
    public init(showing: @escaping @MainActor (AppPlace) -> Showing?) {
        self.showing = showing
    }

    /// What was opened in a tab, the last one on top.
    public subscript(path tab: AppTab) -> [AppScreen] {
        get { paths[tab] ?? [] }
        set { paths[tab] = newValue }
    }

    /// What is seen on top of the tab; nil for the tab's first screen.
    public var top: AppScreen? { self[path: tab].last }

    /// Goes where a tap leads to: what is open stays open below.
    public func show(_ destination: AppDestination) {
        guard case .place(let place) = destination else { return goBack() }
        switch showing(place) {
        case .first(let tab): begin(tab)
        case .stacked(let tab, above: _, let view): go(to: destination, in: tab ?? self.tab, view)
        case .inFront(of: _, let view): sheet = AppScreen(destination, view: view())
        case .through(let other, let then):
            show(other)
            then()
        case .staying(let then): then()
        case nil: return
        }
    }

    /// Goes where a link leads to: the tab has what leads there and nothing else.
    public func open(_ destination: AppDestination) {
        guard case .place(let place) = destination else { return }
        switch showing(place) {
        case .stacked(in: _, above: let base?, _), .inFront(of: let base, _): open(base)
        case .stacked(let tab, above: nil, _): begin(tab ?? .home)
        case .through(let other, let then):
            open(other)
            return then()
        case .first, .staying, nil: break
        }
        show(destination)
    }

    // MARK: - Private

    /// From the first screen of a tab, nothing leads back.
    private func goBack() {
        if sheet != nil { return sheet = nil }
        _ = paths[tab]?.popLast()
    }

    private func begin(_ tab: AppTab) {
        sheet = nil
        self.tab = tab
        paths[tab] = []
    }

    /// Shows a screen of a tab: the one that is open, or else a new one.
    private func go(to destination: AppDestination, in tab: AppTab, _ view: @MainActor () -> any View) {
        sheet = nil
        self.tab = tab
        let path = self[path: tab]
        if let place = path.firstIndex(where: { $0.destination == destination }) {
            if place + 1 < path.count { paths[tab] = Array(path[...place]) }
        } else {
            paths[tab, default: []].append(AppScreen(destination, view: view()))
        }
    }
}
