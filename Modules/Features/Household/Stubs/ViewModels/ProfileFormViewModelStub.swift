public import Household
public import Observation
public import StoryCore

/// A stub of the form for a profile in a fixed state.
@MainActor
@Observable
public final class ProfileFormViewModelStub: ProfileFormViewModelContract {
    public var state: ProfileFormViewState
    public var draft: ProfileValues
    public var hasChanges = false
    public var formError: HouseholdError?
    public var isNew: Bool
    public var isFirst: Bool
    public let heroes: [Hero]
    public let languages: [LanguageCode] = [.english, LanguageCode(rawValue: "de")]

    /// Creates a stub in a state.
    public init(
        state: ProfileFormViewState, draft: ProfileValues = Profile.stub().values, formError: HouseholdError? = nil,
        isNew: Bool = true, isFirst: Bool = false
    ) {
        self.state = state
        self.draft = draft
        self.formError = formError
        self.isNew = isNew
        self.isFirst = isFirst
        heroes = (try? ["Mira", "Jonas"].map { try Hero(id: HeroID(rawValue: $0.lowercased()), name: $0) }) ?? []
    }

    /// A stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: ProfileFormViewModelStub)] {
        [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading, isNew: false)),
            ("error", .init(state: .error(.storage(.busy("The library"))), isNew: false)),
            ("editing", .init(state: .editing, isNew: false)),
            ("first", .init(state: .editing, draft: [Profile].stub()[0].values, isNew: false, isFirst: true)),
            ("chosen stories", .init(state: .editing, draft: [Profile].stub()[2].values, isNew: false)),
            (
                "editing without a name",
                .init(state: .editing, draft: ProfileValues(name: ""), formError: .blankName)
            ),
            ("saving", .init(state: .saving)),
            ("saved", .init(state: .saved(.stub()))),
            ("failed", .init(state: .failed(.storage(.diskFull(path: "/library"))))),
        ]
    }
}
