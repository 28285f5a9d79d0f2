public import FeatureKit
public import Observation
public import Settings
import StoryCore

/// A stub of the settings in a fixed state.
@MainActor
@Observable
public final class SettingsViewModelStub: SettingsViewModelContract {
    public var state: SettingsViewState
    public var failure: SettingsError?
    public var choices = SettingsChoices.stub
    public let sections: [SettingsSection]
    public let location = "/library/stories"

    /// Creates a stub in a state.
    public init(
        state: SettingsViewState, failure: SettingsError? = nil, sections: [SettingsSection] = [.stub]
    ) {
        (self.state, self.failure, self.sections) = (state, failure, sections)
    }

    /// A stub for every state of the settings, with the state's name.
    public static var all: [(name: String, stub: SettingsViewModelStub)] { all(with: [.stub]) }

    /// A stub for every state of settings in some sections, with the state's name.
    public static func all(with sections: [SettingsSection]) -> [(name: String, stub: SettingsViewModelStub)] {
        let settings = AppSettings(defaultMinutes: 7, defaultVoice: "kal")
        return [
            ("idle", .init(state: .idle, sections: sections)),
            ("loading", .init(state: .loading, sections: sections)),
            ("loaded", .init(state: .loaded(settings), sections: sections)),
            (
                "not kept",
                .init(
                    state: .loaded(settings), failure: .storage(.diskFull(path: "/library/settings.json")),
                    sections: sections)
            ),
            (
                "error",
                .init(
                    state: .error(.corrupt(path: "/library/settings.json", detail: "It isn't valid JSON.")),
                    sections: sections)
            ),
        ]
    }
}

extension SettingsChoices {
    /// Two languages, three voices, two narrators and a device.
    public static let stub = SettingsChoices(
        languages: [.english, LanguageCode(rawValue: "de")],
        voices: [
            .english: [
                Voice(name: "slt", displayName: "Clara", summary: "a clear woman's voice"),
                Voice(name: "kal", displayName: "Karl", summary: "a man's voice"),
            ],
            LanguageCode(rawValue: "de"): [
                Voice(name: "de", displayName: "German (espeak)", summary: "the plain voice")
            ],
        ], narrators: ["flite", "espeak-ng"],
        devices: [PlaybackDevice(name: "pulse/kitchen", summary: "Kitchen")])
}

extension SettingsSection {
    /// A section with a setting of each kind.
    public static let stub = SettingsSection(
        "Stories",
        [
            SettingDefinition(
                "defaultMinutes", "Length", "How long a new story is.", \.defaultMinutes,
                SettingDefinition.Values(
                    { _, _ in [3, 5, 7] }, stored: SettingValue.integer, name: { value, _, _ in "\(value) minutes" })),
            .flag("illustrationsEnabled", "Pictures", "Whether new stories have pictures.", \.illustrationsEnabled),
            SettingDefinition(
                "sleepTimer", "Sleep timer", "When playback stops by itself.", \.sleepTimer,
                SettingDefinition.Values(
                    { _, _ in [nil, .endOfStory] }, stored: { $0.map { .text($0.text) } ?? .none },
                    name: { value, _, _ in value?.text ?? "off" },
                    other: { text in SleepTimerSetting(text).map(Optional.some) }),
                otherValues: "a time like 20m"),
            .order("narrators", "Narrators", "Which narrator comes first.", \.narrators, of: \.narrators),
        ])
}
