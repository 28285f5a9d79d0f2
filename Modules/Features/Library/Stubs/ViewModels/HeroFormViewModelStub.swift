import FeatureKitStubs
public import Library
public import Observation
import StoryCore

/// Shows one situation of the form for a hero and does nothing.
@MainActor
@Observable
public final class HeroFormViewModelStub: HeroFormViewModelContract {
    public var state: HeroFormViewState
    public var draft: HeroDraft
    public var hasChanges = false
    public var stepError: LibraryError?
    public var isNew: Bool

    /// Fixes what is shown.
    public init(
        state: HeroFormViewState, draft: HeroDraft = .stub(), stepError: LibraryError? = nil, isNew: Bool = true
    ) {
        self.state = state
        self.draft = draft
        self.stepError = stepError
        self.isNew = isNew
    }

    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: HeroFormViewModelStub)] {
        let steps = HeroFormStep.allCases.map { (name: $0.rawValue, stub: HeroFormViewModelStub(state: .editing($0))) }
        let blank = HeroFormViewModelStub(
            state: .editing(.name), draft: .stub(name: ""), stepError: .hero(.blankName))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading, isNew: false)),
            ("error", .init(state: .error(.storage(.busy("The library"))), isNew: false)),
        ] + steps + [
            ("name that is blank", blank),
            ("saving", .init(state: .saving)),
            ("saved", .init(state: .saved(.stub()))),
            ("failed", .init(state: .failed(.storage(.diskFull(path: "/library"))))),
        ]
    }
}
