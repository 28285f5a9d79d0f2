import StoryCore
import Synchronization

/// The visibilities of profiles by their rows' JSON, so that it is right whatever changes: decoding one takes as long as
/// reading a page of stories.
final class ShelfCache: Sendable {
    /// More than a household has; then they are forgotten, so that a program that stays doesn't grow.
    private static let mostShelves = 100

    private let known = Mutex<[String: StoryVisibility]>([:])

    /// Returns the visibility of a row with this JSON, which is made the first time.
    func visibility(of json: String, _ make: () throws -> StoryVisibility) rethrows -> StoryVisibility {
        if let visibility = known.withLock({ $0[json] }) { return visibility }
        let visibility = try make()
        known.withLock { known in
            if known.count >= Self.mostShelves { known.removeAll() }
            known[json] = visibility
        }
        return visibility
    }
}
