public import Observation

/// The state and the actions of the form for the PIN.
@MainActor
public protocol PINFormViewModelContract: AnyObject, Observable {
    var state: PINFormViewState { get }
    /// The new PIN as it is typed.
    var pin: String { get set }
    /// The new PIN once more.
    var repeated: String { get set }
    /// Why the PIN was not stored or removed; nil if it was, or another one is being typed.
    var failure: HouseholdError? { get }

    /// Reads whether there is a PIN.
    func didAppear() async
    /// Reads it again.
    func didTapOnRetryButton() async
    /// Stores the new PIN, if both are the same.
    func didTapOnSave() async
    /// Removes the PIN.
    func didConfirmRemoval() async
    /// Leaves the screen.
    func didTapOnBack()
}
