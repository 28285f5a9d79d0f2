import Playback
import StoryCore
import TerminalUI

extension SettingsSection {
    /// How stories are played unless somebody says otherwise.
    public static let playing = SettingsSection("Playing") { editor in
        let choices = PlayingChoices(editor: editor)
        VStack {
            Toggle("Play new stories", isOn: editor.binding(\.playsNewStories))
            Picker("Speed", selection: editor.binding(\.playbackSpeed), options: choices.speeds) { $0.displayName }
            Picker("Sleep timer", selection: editor.binding(\.sleepTimer), options: choices.timers) {
                $0?.displayName ?? "off"
            }
            Picker("Output", selection: editor.binding(\.output), options: choices.outputs) { choices.name(of: $0) }
        }
        .labelWidth(16)
    }
}

/// The choices of each field.
@MainActor
private struct PlayingChoices {
    let editor: SettingsEditor
    private var settings: AppSettings { editor.settings }

    var speeds: [PlaybackSpeed] { SettingsEditor.choices(PlaybackSpeed.steps, with: settings.playbackSpeed) }

    var timers: [SleepTimerSetting?] {
        SettingsEditor.choices([nil] + SleepTimerSetting.steps.map(Optional.some), with: settings.sleepTimer)
    }

    var outputs: [PlaybackOutput] {
        SettingsEditor.choices(
            [.automatic] + editor.devices.map { .device($0.name) } + [.null], with: settings.output)
    }

    func name(of output: PlaybackOutput) -> String {
        switch output {
        case .automatic: "automatic"
        case .null: "no sound"
        case .device(let name):
            editor.devices.first { $0.name == name && !$0.summary.isEmpty }?.summary ?? name
        }
    }
}
