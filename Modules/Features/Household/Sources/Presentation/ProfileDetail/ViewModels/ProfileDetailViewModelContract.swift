public import FeatureKit
public import Observation

/// The state and the actions of the screen of a profile.
@MainActor
public protocol ProfileDetailViewModelContract: AnyObject, Observable {
    var state: ProfileDetailViewState { get }
    /// Why the last thing that was asked for could not be done, beside what is still shown; nil if it could.
    var failure: HouseholdError? { get }
    /// Whether it is the profile that uses the app now.
    var isCaller: Bool { get }

    /// Loads the profile, unless it was requested already.
    func didAppear() async
    /// Loads the profile again.
    func didTapOnRetryButton() async
    /// Reads it anew; what is shown stays meanwhile and, unless it is gone, if that fails.
    func didPullToRefresh() async
    /// Reads it anew whenever it changes, until the task is cancelled.
    func observeChanges() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Goes on as this profile, if the caller may.
    func didTapOnRead() async
    /// Shows the form for it.
    func didTapOnEdit()
    /// Deletes it, and leaves the screen.
    func didConfirmDeletion() async
    /// Leaves the screen.
    func didTapOnBack()
}
