import StoryCore
import StoryStorage
import Synchronization

/// The family's own events as stories have them, by their JSON: many stories have the same few, and decoding one takes
/// as long as reading ten rows.
final class OccasionCache: Sendable {
    /// More than a family has; then they are forgotten, so that a program that stays doesn't grow.
    private static let mostEvents = 100

    private let known = Mutex<[String: StoryOccasion]>([:])

    /// Returns the event of a story's row.
    func occasion(of json: String) throws -> StoryOccasion {
        if let occasion = known.withLock({ $0[json] }) { return occasion }
        let occasion = try StoredJSON.value(StoryOccasion.self, of: json)
        known.withLock { known in
            if known.count >= Self.mostEvents { known.removeAll() }
            known[json] = occasion
        }
        return occasion
    }
}
