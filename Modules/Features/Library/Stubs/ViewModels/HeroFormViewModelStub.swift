import FeatureKitStubs
public import Library
public import Observation
public import StoryCore

/// A stub of the form for a hero in a fixed state.
@MainActor
@Observable
public final class HeroFormViewModelStub: HeroFormViewModelContract {
    public var state: HeroFormViewState
    public var draft: HeroDraft
    public var hasChanges = false
    public var stepError: LibraryError?
    public var unknownLooks: [UnknownLook]
    public var isNew: Bool

    /// Creates a stub in a state.
    public init(
        state: HeroFormViewState, draft: HeroDraft = .stub(), stepError: LibraryError? = nil,
        unknownLooks: [UnknownLook] = [], isNew: Bool = true
    ) {
        self.state = state
        self.draft = draft
        self.stepError = stepError
        self.unknownLooks = unknownLooks
        self.isNew = isNew
    }

    /// A stub for every state of the screen, with the state's name.
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
            ("looks that pictures can't show", unknown(at: .looks)),
            ("overview with looks that pictures can't show", unknown(at: .overview)),
            ("saving", .init(state: .saving)),
            ("saved", .init(state: .saved(.stub()))),
            ("failed", .init(state: .failed(.storage(.diskFull(path: "/library"))))),
        ]
    }

    /// A stub with an unknown word in the looks, and one that may still be typed.
    private static func unknown(at step: HeroFormStep) -> HeroFormViewModelStub {
        var draft = HeroDraft.stub()
        (draft.appearance.eyeColor, draft.appearance.clothing) = ("glowing", "sh")
        return HeroFormViewModelStub(
            state: .editing(step), draft: draft,
            unknownLooks: [
                UnknownLook(.eyeColor, "glowing", known: ["brown", "blue", "green"]),
                UnknownLook(.clothing, "sh", known: ["dress", "shirt"]),
            ])
    }
}
