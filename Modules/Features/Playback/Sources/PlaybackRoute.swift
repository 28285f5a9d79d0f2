import FeatureKit
public import Foundation
public import StoryCore

/// The routes of the feature.
public enum PlaybackRoute: Hashable, Sendable {
    /// The player in its current state.
    case player
    /// The player, which plays a story from a position in seconds; nil for its saved position.
    case story(StoryID, from: TimeInterval?)
    /// The player, which plays stories one after the other, the first one from its saved position.
    case stories([StoryID])
    /// The current screen; the story is queued after the current one.
    case next(StoryID)
    /// The current screen; the story is queued at the end.
    case last(StoryID)
    /// The queue.
    case queue
}

/// The exits of the feature's screens.
public enum PlaybackExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To a story in the library.
    case story(StoryID)
    /// To the queue.
    case queue
}

extension PlaybackRoute {
    /// The parsers of paths; earlier ones take precedence.
    private static let paths: [@Sendable ([String]) -> PlaybackRoute?] = [
        pathToQueue,
        pathToStory,
    ]

    /// Creates a route from a link of this feature; nil if there is none.
    init?(_ link: DeepLink) {
        let found = link.path.isEmpty ? .player : Self.paths.lazy.compactMap { $0(link.path) }.first
        guard let found else { return nil }
        guard case .story(let story, from: _) = found, let at = link.query["at"] else {
            self = found
            return
        }
        guard let seconds = TimeInterval(at), seconds.isFinite, seconds >= 0 else { return nil }
        self = .story(story, from: seconds)
    }

    @Sendable
    private static func pathToQueue(_ path: [String]) -> PlaybackRoute? { path == ["queue"] ? .queue : nil }

    @Sendable
    private static func pathToStory(_ path: [String]) -> PlaybackRoute? {
        path.count == 1 ? DeepLink.identifier(path[0]).map { .story($0, from: nil) } : nil
    }
}
