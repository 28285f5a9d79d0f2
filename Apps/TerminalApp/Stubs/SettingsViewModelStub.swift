public import Observation
public import StoryCore
public import TerminalApp

/// A stub of the settings in a fixed state.
@MainActor
@Observable
public final class SettingsViewModelStub: SettingsViewModelContract {
    public var state: SettingsViewState
    public var failure: StorageError?
    public let devices = [PlaybackDevice(name: "pulse/kitchen", summary: "Kitchen")]
    public let choices = SettingsChoices(
        languages: [.english, LanguageCode(rawValue: "de")],
        voices: [
            .english: [
                Voice(name: "slt", displayName: "Clara", summary: "a clear woman's voice"),
                Voice(name: "kal", displayName: "Karl", summary: "a man's voice"),
            ],
            LanguageCode(rawValue: "de"): [
                Voice(name: "de", displayName: "German (espeak)", summary: "the plain voice")
            ],
        ], location: "/library/stories")

    /// Creates a stub in a state.
    public init(state: SettingsViewState, failure: StorageError? = nil) {
        (self.state, self.failure) = (state, failure)
    }

    /// A stub for every state of the settings, with the state's name.
    public static var all: [(name: String, stub: SettingsViewModelStub)] {
        let settings = AppSettings(defaultMinutes: 7, defaultVoice: "kal")
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(settings))),
            ("not kept", .init(state: .loaded(settings), failure: .diskFull(path: "/library/settings.json"))),
            ("error", .init(state: .error(.corrupt(path: "/library/settings.json", detail: "It isn't valid JSON.")))),
        ]
    }
}
