public import Observation
public import StoryApp
public import StoryCore
import TerminalUI

/// The navigator of the app: the current screen, and the stacks of the tabs.
@MainActor
@Observable
public final class AppNavigator {
    /// The current tab.
    public var tab = AppTab.home
    /// What is in front of all tabs, each in front of the one before: a form, and the question that it leads to.
    public private(set) var sheets: [AppScreen] = []
    /// What somebody should know at once; nil for nothing.
    public var alert: AppAlert?
    /// A note about the last action, shown until the next key; nil for none.
    public var note: String?
    /// Where the last event that was told leads; nil if none was told, or somebody has gone there.
    public private(set) var event: AppDestination?
    /// The profile as which somebody wants to go on, in an app of its own; nil if nobody does.
    public internal(set) var nextProfile: ProfileID?
    /// The number of times that somebody wanted that.
    private(set) var profileChangeCount = 0
    /// Whether another program has asked the app to quit.
    public var isQuitRequested = false
    /// The tabs with their first screens, in the order of the bar.
    public let roots: [TabRoot]
    private var paths: [AppTab: [AppScreen]] = [:]

    /// Returns the presentation of a route.
    @ObservationIgnored private let presentation: @MainActor (AnyFeatureRoute) -> Presentation?

    /// Creates a navigator at the first tab.
    ///
    /// - Parameters:
    ///   - roots: The tabs with their first screens.
    ///   - presentation: Returns the presentation of a route; nil for an unknown one, which is ignored.
    public init(
        roots: [TabRoot], presentation: @escaping @MainActor (AnyFeatureRoute) -> Presentation?
    ) {
        // The sort is stable, and keeps the order of equal ones.
        self.roots = roots.sorted { $0.tab.order < $1.tab.order }
        self.presentation = presentation
    }

    /// The keys of the tabs: the numbers, in the order of the bar. The number of the last event is no tab's.
    var tabKeys: [(tab: AppTab, key: Character)] {
        zip(roots.map(\.tab), "1234567").map { (tab: $0, key: $1) }
    }

    /// The screens on the stack of a tab, the top one last.
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

    /// Tells of an event that leads somewhere.
    ///
    /// - Parameter way: What one does there: "open it".
    public func tell(_ text: String, to way: String, at destination: AppDestination) {
        (note, event) = ("\(text) Press \(Self.eventKey) to \(way).", destination)
    }

    /// The key that leads to the last event.
    static let eventKey: Character = "8"

    /// Goes where the last event leads.
    func showEvent() {
        guard let event else { return }
        self.event = nil
        show(event)
    }

    /// Goes where a tap leads to: what is open stays open below, so that Escape leads back to where one came from.
    public func show(_ destination: AppDestination) {
        switch destination {
        case .home: begin(.home)
        case .back: goBack()
        case .profile(let profile):
            // What is in front would hide a question.
            sheets = []
            nextProfile = profile
            profileChangeCount += 1
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
        case .sheet(of: _, let view): present(destination, view)
        case .redirect(let other, let then):
            show(other)
            then()
        case .staying(let then): then()
        case nil: return
        }
    }

    /// Goes back; does nothing on the first screen of a tab.
    private func goBack() {
        if !sheets.isEmpty { return closeSheets(above: sheets.count - 1) }
        _ = paths[tab]?.popLast()
    }

    private func begin(_ tab: AppTab) {
        sheets = []
        self.tab = tab
        paths[tab] = []
    }

    /// Pushes a screen in the current tab: the one that is open there, or else a new one.
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

    /// Leaves a destination in whichever tabs it is open, with what was opened from there.
    private func leave(_ destination: AppDestination) {
        sheets = []
        for (tab, path) in paths {
            guard let index = path.firstIndex(where: { $0.destination == destination }) else { continue }
            paths[tab] = Array(path[..<index])
        }
    }
}
