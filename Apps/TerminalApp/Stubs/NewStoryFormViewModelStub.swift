import FeatureKitStubs
public import GenerationViews
public import Library
public import Observation
import StoryCore
public import TerminalApp

/// A stub of the new story form with a few heroes and events.
@MainActor
@Observable
public final class NewStoryFormViewModelStub: NewStoryFormViewModelContract {
    public var choices: GenerationChoices?
    public var failure: LibraryError?
    public var canListen: Bool
    public var isAboutToPlay = false

    /// Creates a stub.
    ///
    /// - Parameter choices: The choices; nil for a hero, an event and a language.
    public init(choices: GenerationChoices? = nil, failure: LibraryError? = nil, canListen: Bool = false) {
        self.choices =
            choices ?? GenerationChoices(heroes: [.stub()], events: [.stub()], languages: [.english])
        (self.failure, self.canListen) = (failure, canListen)
    }

    /// A stub with five hundred heroes.
    public static var withManyHeroes: NewStoryFormViewModelStub {
        NewStoryFormViewModelStub(choices: GenerationChoices(heroes: (1...500).map { .stub(name: "Hero \($0)") }))
    }
}
