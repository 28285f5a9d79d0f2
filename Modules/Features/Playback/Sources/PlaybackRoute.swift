import FeatureKit
public import Foundation
public import StoryCore

/// The routes in the feature that a link or a tap can lead to.
public enum PlaybackRoute: Hashable, Sendable {
    /// The player, as it is.
    case player
    /// The player with a story that begins to play; nil for where it was left, in seconds otherwise.
    case story(StoryID, from: TimeInterval?)
    /// The player with stories that are played one after the other, the first one from where it was left.
    case stories([StoryID])
    /// Wherever somebody is, with a story that is played after the one that plays.
    case next(StoryID)
    /// Wherever somebody is, with a story at the end of the queue.
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
    /// The path of each route; earlier paths take precedence.
    private static let paths: [@Sendable ([String]) -> PlaybackRoute?] = [
        pathToQueue,
        pathToStory,
    ]

    /// Where a link of this feature leads to; nil if nowhere.
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
