public import Foundation
import Generation
import Library
public import Observation
import Playback
public import StoryApp
public import StoryCore

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
    private var paths: [AppTab: [AppScreen]] = [:]

    /// Makes the view models of a screen.
    @ObservationIgnored private let content: @MainActor (AppDestination) -> AppScreen.Content?
    /// Begins to play a story, from where it was left or from a second.
    @ObservationIgnored private let play: @MainActor (StoryID, TimeInterval?) -> Void

    /// Begins with the first tab.
    ///
    /// - Parameters:
    ///   - content: Makes what is on a screen; nil for what is no screen of its own.
    ///   - play: Begins to play a story, from where it was left, or from so many seconds.
    public init(
        content: @escaping @MainActor (AppDestination) -> AppScreen.Content?,
        play: @escaping @MainActor (StoryID, TimeInterval?) -> Void
    ) {
        (self.content, self.play) = (content, play)
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
        switch destination {
        case .back: return goBack()
        case .generation(.form): go(to: destination, in: .home)
        case .library(let route): show(route)
        case .playback(let route): show(route, in: tab)
        }
    }

    /// Goes where a link leads to: the tab has what leads there and nothing else.
    public func open(_ destination: AppDestination) {
        sheet = nil
        switch destination {
        case .back: return
        case .generation: begin(.home)
        case .library(let route):
            begin(.library)
            if let list = route.list { go(to: .library(list), in: .library) }
        case .playback(let route):
            begin(.home)
            if route == .queue { go(to: .playback(.player), in: .home) }
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
        self.tab = tab
        paths[tab] = []
    }

    private func show(_ route: LibraryRoute) {
        switch route {
        case .list:
            sheet = nil
            begin(.library)
        case .story, .heroes, .events: go(to: .library(route), in: .library)
        case .heroForm, .eventForm, .deletion: sheet = screen(.library(route))
        }
    }

    private func show(_ route: PlaybackRoute, in tab: AppTab) {
        switch route {
        case .player: go(to: .playback(.player), in: tab)
        case .story(let story, let position):
            go(to: .playback(.player), in: tab)
            play(story, position)
        case .queue: go(to: .playback(.queue), in: tab)
        }
    }

    /// Shows a screen of a tab: the one that is open, or else a new one.
    private func go(to destination: AppDestination, in tab: AppTab) {
        sheet = nil
        self.tab = tab
        let path = self[path: tab]
        if let place = path.firstIndex(where: { $0.destination == destination }) {
            if place + 1 < path.count { paths[tab] = Array(path[...place]) }
        } else if let screen = screen(destination) {
            paths[tab, default: []].append(screen)
        }
    }

    private func screen(_ destination: AppDestination) -> AppScreen? {
        content(destination).map { AppScreen(destination, content: $0) }
    }
}

extension LibraryRoute {
    /// The list that a form or a question belongs to; nil for the list of stories, and for what is none of these.
    fileprivate var list: LibraryRoute? {
        switch self {
        case .heroForm, .deletion(.hero): .heroes
        case .eventForm, .deletion(.event): .events
        case .list, .story, .heroes, .events, .deletion(.story): nil
        }
    }
}
