public import FeatureKit
public import StoryCore

/// The view model of the list of profiles.
@MainActor
public final class ProfileListViewModel: ProfileListViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[Profile], HouseholdError>
    public let caller: ProfileID
    private let navigator: any HouseholdNavigatorContract

    package init(
        getProfiles: any GetProfilesUseCaseContract, observation: any LibraryObservation, caller: ProfileID,
        navigator: any HouseholdNavigatorContract
    ) {
        source = ObservedList(get: getProfiles, refresh: getProfiles, observation: observation, of: [.household])
        self.caller = caller
        self.navigator = navigator
    }

    public func didSelect(_ profile: Profile) { navigator.navigate(.open(.profile(profile.id))) }

    public func didChoose(_ profile: Profile) {
        navigator.navigate(profile.id == caller ? .back : .read(as: profile.id))
    }

    public func didTapOnNew() { navigator.navigate(.open(.form(nil))) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
