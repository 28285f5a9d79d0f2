public import FeatureKit
import StoryCore

extension GenerationFeature {
    /// The settings of new stories.
    public static let settings = SettingsSection(
        "New stories",
        [
            length, ageBand, tone, language, authors, voice, narrators, pictures, illustrators, pictureStyle,
            characterVoices,
        ])

    private static let length = SettingDefinition(
        "defaultMinutes", "Length", "How long a new story is.", \.defaultMinutes,
        SettingDefinition.Values(
            { _, _ in Array(StoryBrief.minutesRange) }, stored: SettingValue.integer,
            name: { minutes, _, _ in StoryText.count(minutes, "minute", "minutes") }))

    private static let ageBand = SettingDefinition(
        "defaultAgeBand", "Age", "The age group of a new story, unless its event is for another one.",
        \.defaultAgeBand,
        SettingDefinition.Values(
            { _, _ in [nil] + AgeBand.allCases }, stored: { $0.map { .text($0.rawValue) } ?? .none },
            name: { ageBand, _, _ in
                switch ageBand {
                case nil: "recommended"
                case .all?: "all ages"
                case let ageBand?: "ages \(ageBand.rawValue)"
                }
            }))

    private static let tone = SettingDefinition(
        "defaultTone", "Tone", "The tone of a new story; without a choice, the one that suits its event.",
        \.defaultTone,
        SettingDefinition.Values(
            { _, _ in [nil] + StoryTone.allCases }, stored: { $0.map { .text($0.rawValue) } ?? .none },
            name: { tone, _, _ in tone?.rawValue ?? "recommended" }))

    private static let language = SettingDefinition(
        "language", "Language", "The language of a new story.", \.language,
        SettingDefinition.Values(
            { _, choices in choices.languages }, stored: { .text($0.rawValue) },
            name: { language, _, _ in language.displayName }),
        didChange: { settings, choices in
            // A voice speaks one language.
            let voices = choices.voices[settings.language] ?? []
            if !voices.contains(where: { $0.name == settings.defaultVoice }) { settings.defaultVoice = nil }
        })

    private static let voice = SettingDefinition(
        "defaultVoice", "Voice", "Who reads a new story; without a choice, the first narrator of its language.",
        \.defaultVoice,
        SettingDefinition.Values(
            { settings, choices in [nil] + (choices.voices[settings.language] ?? []).map(\.name) },
            stored: { $0.map(SettingValue.text) ?? .none },
            name: { name, settings, choices in
                guard let name else { return "default" }
                let voice = choices.voices[settings.language]?.first { $0.name == name }
                return voice.map { "\($0.displayName), \($0.summary)" } ?? name
            }))

    private static let authors = SettingDefinition.order(
        "authors", "Authors", "Which authors are asked first; the others follow.", \.authors, of: \.authors)

    private static let narrators = SettingDefinition.order(
        "narrators", "Narrators", "Which narrators are asked first; the others follow.", \.narrators, of: \.narrators)

    private static let illustrators = SettingDefinition.order(
        "illustrators", "Illustrators", "Which illustrators are asked first; the others follow.", \.illustrators,
        of: \.illustrators)

    private static let pictures = SettingDefinition.flag(
        "illustrationsEnabled", "Pictures", "Whether a new story has pictures.", \.illustrationsEnabled)

    private static let pictureStyle = SettingDefinition(
        "pictureStyle", "Style", "How the pictures of a new story look.", \.pictureStyle,
        SettingDefinition.Values(
            { _, _ in PictureStyle.known }, stored: { .text($0.rawValue) }, name: { style, _, _ in style.displayName }))

    private static let characterVoices = SettingDefinition.flag(
        "characterVoices", "Voices for characters", "Whether characters in a new story have voices of their own.",
        \.characterVoices)
}
