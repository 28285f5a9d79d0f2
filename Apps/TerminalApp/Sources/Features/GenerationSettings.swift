import StoryCore
import TerminalUI

extension SettingsSection {
    /// What new stories are like unless somebody says otherwise.
    public static let newStories = SettingsSection("New stories") { editor in
        let choices = NewStoryChoices(editor: editor)
        VStack {
            Picker("Length", selection: editor.binding(\.defaultMinutes), options: choices.minutes) {
                StoryText.count($0, "minute", "minutes")
            }
            Picker("Language", selection: choices.language, options: choices.languages, title: \.displayName)
            Picker("Voice", selection: editor.binding(\.defaultVoice), options: choices.voices, title: choices.name)
            Toggle("Pictures", isOn: editor.binding(\.illustrationsEnabled))
            Picker("Style", selection: editor.binding(\.pictureStyle), options: choices.styles) { $0.displayName }
            Toggle("Voices for characters", isOn: editor.binding(\.characterVoices))
        }
        .labelWidth(9)
    }
}

/// The choices of each field.
@MainActor
private struct NewStoryChoices {
    let editor: SettingsEditor
    private var settings: AppSettings { editor.settings }

    /// The language; changing it also changes the voice, which speaks one language.
    var language: Binding<LanguageCode> {
        Binding(
            get: { editor.latest.language },
            set: { language in
                editor.change {
                    $0.language = language
                    let voices = editor.choices.voices[language] ?? []
                    if let voice = $0.defaultVoice, !voices.contains(where: { $0.name == voice }) {
                        $0.defaultVoice = nil
                    }
                }
            })
    }

    var minutes: [Int] { SettingsEditor.choices(Array(StoryBrief.minutesRange), with: settings.defaultMinutes) }

    var styles: [PictureStyle] { SettingsEditor.choices(PictureStyle.known, with: settings.pictureStyle) }

    var languages: [LanguageCode] { SettingsEditor.choices(editor.choices.languages, with: settings.language) }

    var voices: [String?] { SettingsEditor.choices([nil] + knownVoices.map(\.name), with: settings.defaultVoice) }

    func name(of voice: String?) -> String {
        guard let voice else { return "default" }
        return knownVoices.first { $0.name == voice }.map { "\($0.displayName), \($0.summary)" } ?? voice
    }

    private var knownVoices: [Voice] { editor.choices.voices[settings.language] ?? [] }
}
