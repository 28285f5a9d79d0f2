package import FeatureKit
import Foundation
package import StoryCore

/// Returns all profiles, the first one first.
package typealias GetProfilesUseCaseContract = UseCase<Void, [Profile], HouseholdError>

/// Returns a profile by identifier.
package typealias GetProfileUseCaseContract = UseCase<ProfileID, Profile, HouseholdError>

/// Adds a profile.
package typealias AddProfileUseCaseContract = UseCase<ProfileValues, Profile, HouseholdError>

/// Changes a profile.
package typealias EditProfileUseCaseContract = UseCase<ProfileChange, Profile, HouseholdError>

/// Deletes a profile with everything that belongs to it.
package typealias DeleteProfileUseCaseContract = UseCase<ProfileID, Void, HouseholdError>

/// Checks the values, and stores them as a new profile.
struct AddProfileUseCase: AddProfileUseCaseContract {
    let repository: any ProfileRepositoryContract
    let now: @Sendable () -> Date

    func execute(_ values: ProfileValues) async throws(HouseholdError) -> Profile {
        let values = try values.checked()
        return try await HouseholdError.stored(try await repository.add(values, at: now()))
    }
}

/// Checks the values, and stores them in place of those of a profile.
struct EditProfileUseCase: EditProfileUseCaseContract {
    let repository: any ProfileRepositoryContract

    func execute(_ change: ProfileChange) async throws(HouseholdError) -> Profile {
        let values = try change.values.checked()
        guard change.identifier != .first || values.role == .parent && values.shelf == .everything else {
            throw .firstIsParent
        }
        return try await HouseholdError.stored(try await repository.update(change.identifier, to: values))
    }
}

/// Deletes any profile but the first one.
struct DeleteProfileUseCase: DeleteProfileUseCaseContract {
    let repository: any ProfileRepositoryContract

    func execute(_ identifier: ProfileID) async throws(HouseholdError) {
        guard identifier != .first else { throw .firstStays }
        try await HouseholdError.stored(try await repository.delete(identifier))
    }
}
