public import FeatureKit
public import StoryCore

/// Decides what each profile may do, by what a parent chose for it.
///
/// Parents may do everything; children read, play and mark stories, and create some if they may.
public struct HouseholdAccess: AccessPolicy {
    private let repository: any ProfileRepositoryContract

    /// Creates the policy over the profiles.
    public init(repository: any ProfileRepositoryContract) {
        self.repository = repository
    }

    public func refusal(of action: AccessAction, by profile: ProfileID) async -> AccessRefusal? {
        // A household that sets nothing up asks for nothing, and pays for nothing.
        guard profile != .first else { return nil }
        do throws(StorageError) {
            let profile = try await repository.profile(profile)
            return profile.allows(action) ? nil : .notAllowed(action, profile: profile.name)
        } catch .notFound {
            return .noProfile
        } catch {
            return .storage(error)
        }
    }
}

extension Profile {
    fileprivate func allows(_ action: AccessAction) -> Bool {
        switch (values.role, action) {
        case (.parent, _), (.child, .playStories), (.child, .markStories): true
        case (.child, .createStories): mayCreateStories
        case (.child, _): false
        }
    }
}
