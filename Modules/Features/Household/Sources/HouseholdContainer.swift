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
    let readAs: any ReadAsUseCaseContract
    let getPIN: any GetPINUseCaseContract
    let setPIN: any SetPINUseCaseContract
    let removePIN: any RemovePINUseCaseContract

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
        readAs = ReadAsUseCase(repository: repository, access: dependencies.access)
        let pin = PINService(
            repository: dependencies.pins, hasher: dependencies.hasher, now: dependencies.now)
        getPIN = GetPINUseCase(service: pin)
        setPIN = SetPINUseCase(service: pin).asking(dependencies.access, for: .managePIN)
        removePIN = RemovePINUseCase(service: pin).asking(dependencies.access, for: .managePIN)
        deleteProfile = DeleteProfileUseCase(repository: repository).asking(dependencies.access, for: .manageProfiles)
    }
}
