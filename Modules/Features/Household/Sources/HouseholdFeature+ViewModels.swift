package import FeatureKit
public import StoryCore

/// Handles the exits of a screen.
public typealias HouseholdNavigation = @MainActor (HouseholdExit) -> Void

/// Handles the exits of the feature's screens.
package typealias HouseholdNavigatorContract = NavigatorContract<HouseholdExit>

extension HouseholdFeature {
    /// Creates the view model of the list of profiles.
    @MainActor
    public func makeProfileListViewModel(navigate: @escaping HouseholdNavigation) -> ProfileListViewModel {
        ProfileListViewModel(
            getProfiles: container.getProfiles, readAs: container.readAs,
            observation: container.dependencies.observation,
            caller: container.dependencies.access.caller, navigator: Navigator(navigate))
    }

    /// Creates the view model of the form for the PIN.
    @MainActor
    public func makePINFormViewModel(navigate: @escaping HouseholdNavigation) -> PINFormViewModel {
        PINFormViewModel(
            getPIN: container.getPIN, setPIN: container.setPIN, removePIN: container.removePIN,
            navigator: Navigator(navigate))
    }

    /// Creates the view model of a profile's screen.
    @MainActor
    public func makeProfileDetailViewModel(
        of identifier: ProfileID, navigate: @escaping HouseholdNavigation
    ) -> ProfileDetailViewModel {
        ProfileDetailViewModel(
            identifier: identifier, getProfile: container.getProfile, deleteProfile: container.deleteProfile,
            readAs: container.readAs, observation: container.dependencies.observation,
            caller: container.dependencies.access.caller,
            navigator: Navigator(navigate))
    }

    /// Creates the view model of the form for a profile.
    ///
    /// - Parameter identifier: The profile; nil for a new one.
    @MainActor
    public func makeProfileFormViewModel(
        for identifier: ProfileID?, navigate: @escaping HouseholdNavigation
    ) -> ProfileFormViewModel {
        ProfileFormViewModel(
            identifier: identifier, getProfile: container.getProfile, addProfile: container.addProfile,
            editProfile: container.editProfile, heroes: container.dependencies.heroes,
            languages: container.dependencies.languages, navigator: Navigator(navigate))
    }
}
