public import FeatureKit
import StoryCore

extension PlaybackFeature {
    /// The settings of playback.
    public static let settings = SettingsSection("Playing", [playsNewStories, speed, volume, sleepTimer, output])

    private static let playsNewStories = SettingDefinition.flag(
        "playsNewStories", "Play new stories", "Whether a new story is played at once.", \.playsNewStories)

    private static let speed = SettingDefinition(
        "playbackSpeed", "Speed", "How fast stories are read.", \.playbackSpeed,
        SettingDefinition.Values(
            { _, _ in PlaybackSpeed.steps }, stored: { .number($0.value) }, name: { speed, _, _ in speed.displayName },
            other: { text in Double(text).flatMap { try? PlaybackSpeed($0) } }),
        otherValues: "a number from 0.5 to 2")

    private static let volume = SettingDefinition(
        "volume", "Volume", "How loud stories are.", \.volume,
        SettingDefinition.Values(
            { _, _ in Array(stride(from: 10, through: AppSettings.volumeRange.upperBound, by: 10)) },
            stored: SettingValue.integer, name: { volume, _, _ in "\(volume) %" },
            other: { text in Int(text).flatMap { AppSettings.volumeRange.contains($0) ? $0 : nil } }),
        otherValues: "a number from 1 to 100")

    private static let sleepTimer = SettingDefinition(
        "sleepTimer", "Sleep timer", "When playback stops by itself.", \.sleepTimer,
        SettingDefinition.Values(
            { _, _ in [nil] + SleepTimerSetting.steps.map(Optional.some) },
            stored: { $0.map { .text($0.text) } ?? .none }, name: { timer, _, _ in timer?.displayName ?? "off" },
            other: { text in SleepTimerSetting(text).map(Optional.some) }),
        otherValues: "a time like 1h30m or a number of stories")

    private static let output = SettingDefinition(
        "output", "Output", "Where stories are heard.", \.output,
        SettingDefinition.Values(
            { _, choices in [.automatic] + choices.devices.map { .device($0.name) } + [.null] },
            stored: { .text($0.text) },
            name: { output, _, choices in
                switch output {
                case .automatic: "automatic"
                case .null: "no sound"
                case .device(let name):
                    choices.devices.first { $0.name == name && !$0.summary.isEmpty }?.summary ?? name
                }
            },
            other: { text in
                // Without a choice it is automatic, and a device has a name of one line.
                guard !["none", "off"].contains(text.lowercased()), PlainText.line(text, limit: 200) == text else {
                    return nil
                }
                return PlaybackOutput(text)
            }),
        otherValues: "the name of a sound device")
}
