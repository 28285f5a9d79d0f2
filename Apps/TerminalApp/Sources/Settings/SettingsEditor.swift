public import StoryCore
public import TerminalUI

/// The settings on screen, as sections show and change them; a change is saved at once.
@MainActor
public struct SettingsEditor {
    /// The settings on screen.
    public let settings: AppSettings
    let viewModel: any SettingsViewModelContract

    /// The choices that the app's providers offer.
    public var choices: SettingsChoices { viewModel.choices }

    /// The available sound devices; empty until they are found, and if there are none.
    public var devices: [PlaybackDevice] { viewModel.devices }

    /// Returns a binding to a part of the settings.
    public func binding<Value>(_ part: WritableKeyPath<AppSettings, Value>) -> Binding<Value> {
        Binding(get: { latest[keyPath: part] }, set: { value in change { $0[keyPath: part] = value } })
    }

    /// The latest settings: keys may be faster than frames, so that what is on screen may be older.
    public var latest: AppSettings {
        if case .loaded(let settings) = viewModel.state { settings } else { settings }
    }

    /// Changes the settings.
    public func change(_ change: (inout AppSettings) -> Void) {
        var new = latest
        change(&new)
        viewModel.choose(new)
        Task { await viewModel.keep() }
    }

    /// Returns choices with the current one, which may come from an edited file.
    public static func choices<Value: Equatable>(_ values: [Value], with current: Value) -> [Value] {
        values.contains(current) ? values : values + [current]
    }
}
