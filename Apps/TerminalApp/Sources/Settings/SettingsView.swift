import Foundation
import Playback
import StoryCore
import StoryViews
public import TerminalUI

/// The default settings of new stories, and the app's appearance.
public struct SettingsView: View {
    @Environment((any SettingsViewModelContract).self) private var viewModel

    /// Creates the screen; the view model comes from the environment.
    public init() {}

    public var body: some View {
        content
            .padding(Insets(horizontal: 1, vertical: 0))
            .task { await viewModel.didAppear() }
            .failureAlert({ viewModel.failure }, title: "Settings", dismiss: { viewModel.didDismissFailure() })
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle, .loading: Text("Loading settings…").role(.secondary)
        case .loaded(let settings): ScrollView { SettingsForm(settings: settings, viewModel: viewModel) }
        case .error(let error):
            VStack(spacing: 1) {
                VStack { ErrorLines(error: error) }
                Button("Try again") { Task { await viewModel.didTapOnRetryButton() } }
            }
            .keyCommand(KeyPress("r"), "Try again") { Task { await viewModel.didTapOnRetryButton() } }
        }
    }
}

/// The form; changes are saved at once.
private struct SettingsForm: View {
    let settings: AppSettings
    let viewModel: any SettingsViewModelContract

    var body: some View {
        VStack(spacing: 1) {
            Text("New stories").role(.heading)
            VStack {
                Picker("Length", selection: binding(\.defaultMinutes), options: minutes) {
                    StoryText.count($0, "minute", "minutes")
                }
                Picker("Language", selection: language, options: languages, title: \.displayName)
                Picker("Voice", selection: binding(\.defaultVoice), options: voices, title: name)
                Toggle("Pictures", isOn: binding(\.illustrationsEnabled))
                Picker("Style", selection: binding(\.pictureStyle), options: styles) { $0.displayName }
                Toggle("Voices for characters", isOn: binding(\.characterVoices))
            }
            .labelWidth(9)
            Text("Playing").role(.heading)
            VStack {
                Toggle("Play new stories", isOn: binding(\.playsNewStories))
                Picker("Speed", selection: binding(\.playbackSpeed), options: speeds) { $0.displayName }
                Picker("Sleep timer", selection: binding(\.sleepTimer), options: timers) { $0?.displayName ?? "off" }
                Picker("Output", selection: binding(\.output), options: outputs) { name(of: $0) }
            }
            .labelWidth(16)
            VStack {
                Text("Appearance").role(.heading)
                Picker("Theme", selection: binding(\.theme), options: AppTheme.allCases, title: \.displayName)
                    .labelWidth(9)
            }
            VStack {
                Text("Everything is stored on this computer, in").role(.secondary)
                Text(viewModel.choices.location)
            }
        }
    }

    private func binding<Value>(_ part: WritableKeyPath<AppSettings, Value>) -> Binding<Value> {
        Binding(get: { current[keyPath: part] }, set: { value in change { $0[keyPath: part] = value } })
    }

    /// The language; changing it also changes the voice, which speaks one language.
    private var language: Binding<LanguageCode> {
        Binding(
            get: { current.language },
            set: { language in
                change {
                    $0.language = language
                    let voices = viewModel.choices.voices[language] ?? []
                    if let voice = $0.defaultVoice, !voices.contains(where: { $0.name == voice }) {
                        $0.defaultVoice = nil
                    }
                }
            })
    }

    /// The latest settings: keys may be faster than frames, so that what is on screen may be older.
    private var current: AppSettings {
        if case .loaded(let settings) = viewModel.state { settings } else { settings }
    }

    private func change(_ change: (inout AppSettings) -> Void) {
        var new = current
        change(&new)
        viewModel.choose(new)
        Task { await viewModel.keep() }
    }

    private var minutes: [Int] { Self.with(settings.defaultMinutes, among: Array(StoryBrief.minutesRange)) }

    private var speeds: [PlaybackSpeed] { Self.with(settings.playbackSpeed, among: PlaybackSpeed.steps) }

    private var timers: [SleepTimerSetting?] {
        Self.with(settings.sleepTimer, among: [nil] + SleepTimerSetting.steps.map(Optional.some))
    }

    private var outputs: [PlaybackOutput] {
        Self.with(settings.output, among: [.automatic] + viewModel.devices.map { .device($0.name) } + [.null])
    }

    private func name(of output: PlaybackOutput) -> String {
        switch output {
        case .automatic: "automatic"
        case .null: "no sound"
        case .device(let name):
            viewModel.devices.first { $0.name == name && !$0.summary.isEmpty }?.summary ?? name
        }
    }

    private var styles: [PictureStyle] { Self.with(settings.pictureStyle, among: PictureStyle.known) }

    private var languages: [LanguageCode] { Self.with(settings.language, among: viewModel.choices.languages) }

    private var voices: [String?] {
        Self.with(settings.defaultVoice, among: [nil] + knownVoices.map(\.name))
    }

    private var knownVoices: [Voice] { viewModel.choices.voices[settings.language] ?? [] }

    private func name(of voice: String?) -> String {
        guard let voice else { return "default" }
        return knownVoices.first { $0.name == voice }.map { "\($0.displayName), \($0.summary)" } ?? voice
    }

    /// Returns the values with the current one, which may come from an edited file.
    private static func with<Value: Equatable>(_ value: Value, among values: [Value]) -> [Value] {
        values.contains(value) ? values : values + [value]
    }
}

extension AppTheme {
    /// The display name.
    fileprivate var displayName: String {
        switch self {
        case .auto: "match terminal"
        case .dark: "dark"
        case .light: "light"
        case .contrast: "high contrast"
        }
    }
}
