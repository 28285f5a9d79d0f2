import FeatureKit
import StoryCore

/// Makes the feature's use cases.
struct HouseholdContainer: Sendable {
    let dependencies: HouseholdDependencies
    let getProfiles: any GetProfilesUseCaseContract
    let getProfile: any GetProfileUseCaseContract
    let addProfile: any AddProfileUseCaseContract
    let editProfile: any EditProfileUseCaseContract
    let deleteProfile: any DeleteProfileUseCaseContract

    init(dependencies: HouseholdDependencies) {
        self.dependencies = dependencies
        let repository = dependencies.repository
        getProfiles = RepositoryUseCase { _ async throws(StorageError) in try await repository.profiles() }
        getProfile = RepositoryUseCase { identifier async throws(StorageError) in
            try await repository.profile(identifier)
        }
        addProfile = AddProfileUseCase(repository: repository, now: dependencies.now)
            .asking(dependencies.access, for: .manageProfiles)
        editProfile = EditProfileUseCase(repository: repository).asking(dependencies.access, for: .manageProfiles)
        deleteProfile = DeleteProfileUseCase(repository: repository).asking(dependencies.access, for: .manageProfiles)
    }
}
