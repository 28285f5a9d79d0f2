public import Household
public import Observation
import StoryCore

/// A stub of the form for the PIN in a fixed state.
@MainActor
@Observable
public final class PINFormViewModelStub: PINFormViewModelContract {
    public var state: PINFormViewState
    public var pin: String
    public var repeated: String
    public var failure: HouseholdError?

    /// Creates a stub in a state.
    public init(state: PINFormViewState, pin: String = "", repeated: String = "", failure: HouseholdError? = nil) {
        (self.state, self.pin, self.repeated, self.failure) = (state, pin, repeated, failure)
    }

    /// A stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: PINFormViewModelStub)] {
        [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("error", .init(state: .error(.pin(.storage(.busy("The PIN")))))),
            ("editing", .init(state: .editing(isSet: false))),
            ("editing one that is set", .init(state: .editing(isSet: true), pin: "4711", repeated: "47")),
            (
                "editing two that differ",
                .init(state: .editing(isSet: false), pin: "4711", repeated: "4712", failure: .pinsDiffer)
            ),
            ("saving", .init(state: .saving)),
            ("saved", .init(state: .saved(isSet: true))),
            ("removed", .init(state: .saved(isSet: false))),
        ]
    }
}
