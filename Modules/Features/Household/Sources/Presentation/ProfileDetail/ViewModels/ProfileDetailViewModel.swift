public import FeatureKit
public import Observation
package import StoryCore

/// The view model of the screen of a profile.
@MainActor
@Observable
public final class ProfileDetailViewModel: ProfileDetailViewModelContract {
    private let detail = DetailViewModel<Profile, HouseholdError>()
    private let identifier: ProfileID
    private let getProfile: any GetProfileUseCaseContract
    private let deleteProfile: any DeleteProfileUseCaseContract
    private let readAs: any ReadAsUseCaseContract
    private let observation: any LibraryObservation
    private let caller: ProfileID
    private let navigator: any HouseholdNavigatorContract

    package init(
        identifier: ProfileID, getProfile: any GetProfileUseCaseContract,
        deleteProfile: any DeleteProfileUseCaseContract, readAs: any ReadAsUseCaseContract,
        observation: any LibraryObservation,
        caller: ProfileID, navigator: any HouseholdNavigatorContract
    ) {
        self.identifier = identifier
        self.getProfile = getProfile
        self.deleteProfile = deleteProfile
        self.readAs = readAs
        self.observation = observation
        self.caller = caller
        self.navigator = navigator
    }

    public var state: ProfileDetailViewState { detail.state }

    public var failure: HouseholdError? { detail.failure }

    public var isCaller: Bool { identifier == caller }

    public func didAppear() async {
        if detail.isIdle { await didTapOnRetryButton() }
    }

    public func didTapOnRetryButton() async {
        await detail.load { [getProfile, identifier] () async throws(HouseholdError) in
            try await getProfile.execute(identifier)
        }
    }

    public func didPullToRefresh() async {
        detail.failure = nil
        await refresh()
    }

    public func observeChanges() async {
        await detail.observe(observation, of: [.household]) { await refresh() }
    }

    public func didDismissFailure() { detail.failure = nil }

    public func didTapOnRead() async {
        guard case .loaded(let profile) = state else { return }
        detail.failure = nil
        switch await readAs.result(profile) {
        case .success: navigator.navigate(.read(as: identifier))
        case .failure(let error): detail.failure = error
        }
    }

    public func didTapOnEdit() { navigator.navigate(.open(.form(identifier))) }

    public func didConfirmDeletion() async {
        detail.failure = nil
        switch await deleteProfile.result(identifier) {
        case .success: navigator.navigate(.back)
        case .failure(let error): detail.failure = error
        }
    }

    public func didTapOnBack() { navigator.navigate(.back) }

    private func refresh() async {
        await detail.refresh { [getProfile, identifier] () async throws(HouseholdError) in
            try await getProfile.execute(identifier)
        }
    }
}
