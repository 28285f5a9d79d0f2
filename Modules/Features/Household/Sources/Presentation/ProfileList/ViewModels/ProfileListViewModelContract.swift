public import FeatureKit
public import StoryCore

/// The state and the actions of the list of profiles.
@MainActor
public protocol ProfileListViewModelContract: ListViewModelContract
where Content == [Profile], Failure == HouseholdError {
    /// Who uses the app now.
    var caller: ProfileID { get }

    /// Shows a profile.
    func didSelect(_ profile: Profile)
    /// Goes on as a profile, if the caller may; stays if that is the one that uses the app now.
    func didChoose(_ profile: Profile) async
    /// Shows the form for a new one.
    func didTapOnNew()
    /// Shows the form for the PIN.
    func didTapOnPIN()
}
