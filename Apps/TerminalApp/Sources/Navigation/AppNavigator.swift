public import Observation
public import StoryApp
import TerminalUI

/// Knows which screen is seen, and opens others.
@MainActor
@Observable
public final class AppNavigator {
    /// The tab that is seen.
    public var tab = AppTab.home
    /// What is in front of all tabs, each in front of the one before: a form, and the question that it leads to.
    public private(set) var sheets: [AppScreen] = []
    /// What somebody should know at once; nil for nothing.
    public var alert: AppAlert?
    /// What has just been done, to be seen until the next key; nil for nothing.
    public var note: String?
    /// Whether somebody outside of the terminal wants the app to end.
    public var isQuitRequested = false
    private var paths: [AppTab: [AppScreen]] = [:]

    /// Says how a place is shown.
    @ObservationIgnored private let presentation: @MainActor (AnyFeatureRoute) -> Presentation?

    /// Begins with the first tab.
    ///
    /// - Parameter showing: Says how a place is shown; nil for one that is nowhere, which leads nowhere.
    public init(presentation: @escaping @MainActor (AnyFeatureRoute) -> Presentation?) {
        self.presentation = presentation
    }

    /// What was opened in a tab, the last one on top.
    public subscript(path tab: AppTab) -> [AppScreen] {
        get { paths[tab] ?? [] }
        set { paths[tab] = newValue }
    }

    /// What is in front of all else; nil for nothing.
    public var sheet: AppScreen? { sheets.last }

    /// What is seen on top of the tab; nil for the tab's first screen.
    public var top: AppScreen? { self[path: tab].last }

    /// Closes what is in front of so many sheets, and leaves those.
    func closeSheets(above count: Int) { sheets.removeLast(max(0, sheets.count - count)) }

    /// Goes where a tap leads to: what is open stays open below, so that Escape leads back to where one came from.
    public func show(_ destination: AppDestination) {
        switch destination {
        case .home: begin(.home)
        case .settings: begin(.settings)
        case .back: goBack()
        case .removed(let anyRoute): leave(.feature(anyRoute))
        case .feature(let anyRoute): show(destination, at: anyRoute)
        }
    }

    /// Goes where a link leads to: the tab has what leads there and nothing else.
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
        case .sheet(of: _, let view): present(destination, view)
        case .redirect(let other, let then):
            show(other)
            then()
        case .staying(let then): then()
        case nil: return
        }
    }

    /// From the first screen of a tab, nothing leads back.
    private func goBack() {
        if !sheets.isEmpty { return closeSheets(above: sheets.count - 1) }
        _ = paths[tab]?.popLast()
    }

    private func begin(_ tab: AppTab) {
        sheets = []
        self.tab = tab
        paths[tab] = []
    }

    /// Shows a screen in the tab that is seen: the one that is open there, or else a new one.
    private func push(_ destination: AppDestination, _ view: @MainActor () -> any View) {
        sheets = []
        let path = self[path: tab]
        if let index = path.firstIndex(where: { $0.destination == destination }) {
            if index + 1 < path.count { paths[tab] = Array(path[...index]) }
        } else {
            paths[tab, default: []].append(AppScreen(destination, view: view()))
        }
    }

    /// Shows a screen in front: the one that is open there, or else a new one.
    private func present(_ destination: AppDestination, _ view: @MainActor () -> any View) {
        if let index = sheets.firstIndex(where: { $0.destination == destination }) {
            closeSheets(above: index + 1)
        } else {
            sheets.append(AppScreen(destination, view: view()))
        }
    }

    /// Leaves a place in whichever tabs it is open, with what was opened from there.
    private func leave(_ destination: AppDestination) {
        sheets = []
        for (tab, path) in paths {
            guard let index = path.firstIndex(where: { $0.destination == destination }) else { continue }
            paths[tab] = Array(path[..<index])
        }
    }
}
