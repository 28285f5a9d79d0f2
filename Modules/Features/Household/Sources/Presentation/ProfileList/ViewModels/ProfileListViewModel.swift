public import FeatureKit
public import StoryCore

/// The view model of the list of profiles.
@MainActor
public final class ProfileListViewModel: ProfileListViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[Profile], HouseholdError>
    public let caller: ProfileID
    private let readAs: any ReadAsUseCaseContract
    private let navigator: any HouseholdNavigatorContract

    package init(
        getProfiles: any GetProfilesUseCaseContract, readAs: any ReadAsUseCaseContract,
        observation: any LibraryObservation, caller: ProfileID,
        navigator: any HouseholdNavigatorContract
    ) {
        source = ObservedList(get: getProfiles, refresh: getProfiles, observation: observation, of: [.household])
        self.readAs = readAs
        self.caller = caller
        self.navigator = navigator
    }

    public func didSelect(_ profile: Profile) { navigator.navigate(.open(.profile(profile.id))) }

    public func didChoose(_ profile: Profile) async {
        guard
            await source.succeeds(in: { [readAs] () async throws(HouseholdError) in try await readAs.execute(profile) })
        else { return }
        navigator.navigate(profile.id == caller ? .back : .read(as: profile.id))
    }

    public func didTapOnNew() { navigator.navigate(.open(.form(nil))) }

    public func didTapOnPIN() { navigator.navigate(.open(.pin)) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
