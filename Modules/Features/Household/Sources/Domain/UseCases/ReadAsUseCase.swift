package import FeatureKit
import StoryCore

/// Returns if the caller may go on as a profile: as a child's always, as a parent's with the PIN, if there is one.
package typealias ReadAsUseCaseContract = UseCase<Profile, Void, HouseholdError>

struct ReadAsUseCase: ReadAsUseCaseContract {
    let repository: any ProfileRepositoryContract
    let access: AccessGuard

    func execute(_ profile: Profile) async throws(HouseholdError) {
        guard profile.values.role == .parent, try await isChild(access.caller) else { return }
        try await HouseholdError.allowed(.readAsParent, by: access)
    }

    private func isChild(_ identifier: ProfileID) async throws(HouseholdError) -> Bool {
        guard identifier != .first else { return false }
        do throws(StorageError) {
            return try await repository.profile(identifier).values.role == .child
        } catch .notFound {
            return true
        } catch {
            throw .storage(error)
        }
    }
}
