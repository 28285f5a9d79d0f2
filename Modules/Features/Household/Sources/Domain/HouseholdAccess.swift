public import FeatureKit
public import StoryCore

/// Decides what each profile may do, by what a parent chose for it.
///
/// Parents may do everything; children read, play and mark stories within their limits, and create some if they may. Once
/// the household has a PIN, what children may not do needs it, whoever asks.
public struct HouseholdAccess: AccessPolicy {
    private let repository: any ProfileRepositoryContract
    private let pins: any PINRepository
    private let limits: LimitsCheck?

    /// Creates the policy over the profiles.
    ///
    /// - Parameter limits: Tells which limits are reached; nil if there are none.
    public init(repository: any ProfileRepositoryContract, pins: any PINRepository, limits: LimitsCheck? = nil) {
        (self.repository, self.pins, self.limits) = (repository, pins, limits)
    }

    public func decision(
        on action: AccessAction, content: StoryContent?, by profile: ProfileID
    ) async -> AccessDecision {
        // A household that sets nothing up asks for nothing, and pays for nothing.
        guard profile != .first else { return await decision(on: action, otherwise: nil) }
        do throws(StorageError) {
            let profile = try await repository.profile(profile)
            return await decision(on: action, otherwise: try await refusal(of: action, content: content, by: profile))
        } catch .notFound {
            // Whoever was deleted may go on as somebody else, but not past the PIN.
            guard action == .readAsParent else { return .refused(.noProfile) }
            return await decision(on: action, otherwise: .pinNeeded(action))
        } catch {
            return .refused(.storage(error))
        }
    }

    public func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls {
        // The first profile is always a parent's.
        try await limits?.controls(of: profile == .first ? nil : try await repository.profile(profile)) ?? .unlimited
    }

    /// Returns why a profile may not do something by itself; nil if only a PIN can keep it from that.
    private func refusal(
        of action: AccessAction, content: StoryContent?, by profile: Profile
    ) async throws(StorageError) -> AccessRefusal? {
        guard profile.values.role == .child else { return nil }
        if action == .readAsParent { return .pinNeeded(action) }
        guard profile.allows(action) else { return .notAllowed(action, profile: profile.name) }
        return try await limits?.limit(on: action, content: content, of: profile).map {
            .limit($0, profile: profile.name)
        }
    }

    /// - Parameter refusal: Why it is not allowed without a PIN; nil if it is, unless there is one.
    private func decision(on action: AccessAction, otherwise refusal: AccessRefusal?) async -> AccessDecision {
        guard refusal != nil || !action.isForChildren else { return .allowed }
        do throws(StorageError) {
            guard try await pins.pin() != nil else {
                // Who reads is nobody's secret until there is a PIN.
                return action == .readAsParent ? .allowed : refusal.map { .refused($0) } ?? .allowed
            }
            return .needsPIN(otherwise: refusal ?? .pinNeeded(action))
        } catch {
            return .refused(.pin(PINError(error)))
        }
    }
}

extension AccessAction {
    /// Whether a child may do it, unless a parent has decided otherwise.
    fileprivate var isForChildren: Bool {
        switch self {
        case .playStories, .markStories, .createStories, .requestStories, .retryStories: true
        case .manageJobs, .editStories, .deleteStories, .manageHeroes, .manageEvents, .manageCollections,
            .manageLibrary, .changeSettings, .manageProfiles, .managePIN, .readAsParent, .manageContent:
            false
        }
    }
}

extension Profile {
    /// Whether a child may do something by itself.
    fileprivate func allows(_ action: AccessAction) -> Bool {
        switch action {
        case .createStories, .retryStories: values.creation == .allowed
        case .requestStories: values.creation != .never
        default: action.isForChildren
        }
    }
}
