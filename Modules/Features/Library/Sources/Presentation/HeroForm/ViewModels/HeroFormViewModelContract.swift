public import Observation
public import StoryCore

/// The state and the actions of the form for a hero.
@MainActor
public protocol HeroFormViewModelContract: AnyObject, Observable {
    var state: HeroFormViewState { get }
    /// The current draft.
    var draft: HeroDraft { get set }
    /// Whether the draft was changed since the form was opened.
    var hasChanges: Bool { get }
    /// The error of the step that was to be left; nil once it is fixed.
    var stepError: LibraryError? { get }
    /// The words of the draft's looks that illustrations cannot show; they are saved all the same.
    var unknownLooks: [UnknownLook] { get }
    /// Whether the hero is new.
    var isNew: Bool { get }

    /// Loads the hero, if there is one, and begins with the first step.
    func didAppear() async
    /// Retries what failed: loading or saving the hero.
    func didTapOnRetryButton() async
    /// Goes to the next step, if this one is valid.
    func didTapOnNext() async
    /// Saves the hero, in the last step.
    func didTapOnSave() async
    /// Goes to the previous step, or from the first one closes the form; the draft is kept until then.
    func didTapOnBack()
}

extension HeroFormViewModelContract {
    /// The current step; nil if there is none.
    public var step: HeroFormStep? {
        if case .editing(let step) = state { step } else { nil }
    }
}
