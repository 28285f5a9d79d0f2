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
        case (let story?, 1) where Self.isIdentifier(story):
            guard let at = link.query["at"] else {
                self = .story(StoryID(rawValue: story), from: nil)
                return
            }
            guard let seconds = TimeInterval(at), seconds.isFinite, seconds >= 0 else { return nil }
            self = .story(StoryID(rawValue: story), from: seconds)
        default: return nil
        }
    }

    /// A link comes from anywhere: what cannot be an identifier leads nowhere.
    private static func isIdentifier(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
