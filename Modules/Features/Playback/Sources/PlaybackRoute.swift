import FeatureKit
public import Foundation
public import StoryCore

/// The places in the feature that a link or a tap can lead to.
public enum PlaybackRoute: Hashable, Sendable {
    /// The player, as it is.
    case player
    /// The player with a story that begins to play; nil for where it was left, in seconds otherwise.
    case story(StoryID, from: TimeInterval?)
    /// The queue.
    case queue
}

/// The ways out of a screen of the feature.
public enum PlaybackExit: Hashable, Sendable {
    /// Back to where one came from.
    case back
    /// To a story in the library.
    case story(StoryID)
    /// To the queue.
    case queue
}

extension PlaybackRoute {
    /// Where a link of this feature leads to; nil if nowhere.
    init?(_ link: DeepLink) {
        switch (link.path.first, link.path.count) {
        case (nil, _): self = .player
        case ("queue", 1): self = .queue
        case (let story?, 1):
            guard let story: StoryID = DeepLink.identifier(story) else { return nil }
            guard let at = link.query["at"] else {
                self = .story(story, from: nil)
                return
            }
            guard let seconds = TimeInterval(at), seconds.isFinite, seconds >= 0 else { return nil }
            self = .story(story, from: seconds)
        default: return nil
        }
    }
}
