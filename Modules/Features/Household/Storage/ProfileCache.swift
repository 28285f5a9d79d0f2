import Household
import StoryStorage
import Synchronization

/// What was chosen for profiles, by their rows' JSON, so that it is right whatever changes: decoding it takes as long as
/// reading a page of stories.
final class ProfileCache: Sendable {
    /// More than a household has; then they are forgotten, so that a program that stays doesn't grow.
    private static let mostProfiles = 100

    private let known = Mutex<[String: ProfileValues]>([:])

    /// Returns the values of a row with this JSON, which is decoded the first time.
    func values(of json: String) throws -> ProfileValues {
        if let values = known.withLock({ $0[json] }) { return values }
        let values = try StoredJSON.value(ProfileValues.self, of: json)
        known.withLock { known in
            if known.count >= Self.mostProfiles { known.removeAll() }
            known[json] = values
        }
        return values
    }
}
