public import Observation
public import StoryCore

/// The state and the actions of the form for a profile.
@MainActor
public protocol ProfileFormViewModelContract: AnyObject, Observable {
    var state: ProfileFormViewState { get }
    /// The current values.
    var draft: ProfileValues { get set }
    /// Whether the draft was changed since the form was opened.
    var hasChanges: Bool { get }
    /// The error of the draft when it was to be saved; nil once it is fixed.
    var formError: HouseholdError? { get }
    /// Whether the profile is new.
    var isNew: Bool { get }

    /// Whether it is the first profile, whose role and shelf are fixed.
    var isFirst: Bool { get }
    /// The heroes of whom one can be in the picture, and whose stories can be chosen.
    var heroes: [Hero] { get }
    /// The languages from which one can be chosen.
    var languages: [LanguageCode] { get }

    /// Loads the profile, if there is one, and begins editing.
    func didAppear() async
    /// Retries what failed: loading or saving.
    func didTapOnRetryButton() async
    /// Saves the profile, if the draft is valid.
    func didTapOnSave() async
    /// Closes the form; after a failure, returns to the draft.
    func didTapOnBack()
}
