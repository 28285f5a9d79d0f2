public import Observation
public import StoryCore

/// What the form for a hero shows and what can be done on it.
@MainActor
public protocol HeroFormViewModelContract: AnyObject, Observable {
    var state: HeroFormViewState { get }
    /// What was typed so far.
    var draft: HeroDraft { get set }
    /// Whether the draft differs from when the form was opened.
    var hasChanges: Bool { get }
    /// What is wrong with the step that somebody wanted to leave; nil once it is mended.
    var stepError: LibraryError? { get }
    /// The words of the draft's look that pictures can't show; they are kept all the same.
    var unknownLooks: [UnknownLook] { get }
    /// Whether the hero is a new one.
    var isNew: Bool { get }

    /// Begins with the first step, for a hero who is there once that hero was read.
    func didAppear() async
    /// Tries again what failed: reading or keeping the hero.
    func didTapOnRetryButton() async
    /// Goes to the next step, if this one is right.
    func didTapOnNext() async
    /// Keeps the hero, from the last step on.
    func didTapOnSave() async
    /// Goes to the step before, from the first one out of the form; what was typed stays until then.
    func didTapOnBack()
}

extension HeroFormViewModelContract {
    /// The step that is shown; nil if none is.
    public var step: HeroFormStep? {
        if case .editing(let step) = state { step } else { nil }
    }
}
