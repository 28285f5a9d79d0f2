public import Observation
public import StoryCore
public import TerminalApp

/// Shows one situation of the settings and does nothing.
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

    /// Creates a stub that shows this state.
    public init(state: SettingsViewState, failure: StorageError? = nil) {
        (self.state, self.failure) = (state, failure)
    }

    /// One stub for every situation of the settings, with the situation's name.
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
