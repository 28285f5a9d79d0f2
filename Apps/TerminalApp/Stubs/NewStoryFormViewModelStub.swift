import FeatureKitStubs
public import GenerationViews
public import Library
public import Observation
import StoryCore
public import TerminalApp

/// Offers a few heroes and events and does nothing.
@MainActor
@Observable
public final class NewStoryFormViewModelStub: NewStoryFormViewModelContract {
    public var choices: GenerationChoices?
    public var failure: LibraryError?
    public var canListen: Bool
    public var isAboutToPlay = false

    /// Creates a stub that shows this state.
    ///
    /// - Parameter choices: Nil for a hero, an event and a language.
    public init(choices: GenerationChoices? = nil, failure: LibraryError? = nil, canListen: Bool = false) {
        self.choices =
            choices ?? GenerationChoices(heroes: [.stub()], events: [.stub()], languages: [.english])
        (self.failure, self.canListen) = (failure, canListen)
    }

    /// Offers five hundred heroes.
    public static var withManyHeroes: NewStoryFormViewModelStub {
        NewStoryFormViewModelStub(choices: GenerationChoices(heroes: (1...500).map { .stub(name: "Hero \($0)") }))
    }
}
