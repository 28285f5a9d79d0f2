public import FeatureKit
import StoryCore

extension HouseholdFeature {
    /// The settings of parental controls, which hold for every child whose profile does not say otherwise.
    public static let settings = SettingsSection(
        "Parental controls",
        [
            minutesPerDay, minutesPerSitting, storiesPerDay, quietHours, bedtimeHours, contentFilter, blockedWords,
            allowed(
                "allowedTones", "Tones", "The tones of a child's stories.", \.controls.allowedTones,
                [.gentle, .cheerful]),
            allowed(
                "allowedEvents", "Events", "What a child's stories may be about.", \.controls.allowedEvents,
                Set(StoryEvent.allCases.map { .standard($0) })),
            allowed(
                "allowedAges", "Ages", "The age groups of a child's stories.", \.controls.allowedAges, [.twoToFour]),
        ])

    private static let minutesPerDay = limit(
        "minutesPerDay", "Minutes a day",
        "How long a child may listen on a day; a story that plays goes on to its end.",
        \.controls.minutesPerDay, [15, 30, 45, 60, 90, 120], in: ParentalControls.minutesRange, ("minute", "minutes"))

    private static let minutesPerSitting = limit(
        "minutesPerSitting", "Until a break", "How long a child may listen until a break of half an hour.",
        \.controls.minutesPerSitting, [10, 15, 20, 30, 45, 60], in: ParentalControls.minutesRange,
        ("minute", "minutes"))

    private static let storiesPerDay = limit(
        "storiesPerDay", "Stories a day", "How many stories a child may create on a day.", \.controls.storiesPerDay,
        Array(ParentalControls.storiesRange), in: ParentalControls.storiesRange, ("story", "stories"))

    private static let quietHours = hours(
        "quietHours", "Quiet hours", "When a child neither starts a story nor creates one.", \.controls.quietHours,
        ["19:00-06:30", "20:00-06:30", "21:00-06:30"])

    private static let bedtimeHours = hours(
        "bedtimeHours", "Bedtime", "When a child's stories are gentle, and the player shows no pictures.",
        \.controls.bedtimeHours, ["18:30-20:00", "19:00-20:30", "19:30-21:00"])

    private static let contentFilter = SettingDefinition(
        "contentFilter", "Filter", "How much is kept out of stories, whoever creates them.", \.controls.contentFilter,
        SettingDefinition.Values(
            { _, _ in [.basic, nil, .gentle] }, stored: { .text(($0 ?? .age).rawValue) },
            name: { level, _, _ in (level ?? .age).displayName },
            other: { text in ContentFilterLevel(rawValue: text.lowercased()) }))

    private static let blockedWords = SettingDefinition(
        "blockedWords", "Blocked words", "Words that no story may contain, whoever creates it.",
        \.controls.blockedWords,
        SettingDefinition.Values(
            { _, _ in [nil] }, stored: { $0.map { .text($0.text) } ?? .none },
            name: { words, _, _ in words?.text ?? "none" },
            other: { text in BlockedWords(text).map { $0.isEmpty ? nil : $0 } }),
        otherValues: "words and phrases with commas, like spider, ghost train")

    private static func hours(
        _ key: String, _ title: String, _ summary: String,
        _ part: any WritableKeyPath<AppSettings, DailyHours?> & Sendable, _ usual: [String]
    ) -> SettingDefinition {
        SettingDefinition(
            key, title, summary, part,
            SettingDefinition.Values(
                { _, _ in [nil] + usual.map(DailyHours.init) }, stored: { $0.map { .text($0.text) } ?? .none },
                name: { hours, _, _ in hours?.text ?? "none" },
                other: { text in DailyHours(text).map { $0 == .never ? nil : $0 } }),
            otherValues: "hours like 20:00-06:30, on some days like 20:00-06:30 sun,mon,tue,wed,thu")
    }

    /// - Parameter usual: A choice to offer besides all.
    private static func allowed<Value>(
        _ key: String, _ title: String, _ summary: String,
        _ part: any WritableKeyPath<AppSettings, AllowedValues<Value>?> & Sendable, _ usual: Set<Value>
    ) -> SettingDefinition {
        let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
        return SettingDefinition(
            key, title, summary, part,
            SettingDefinition.Values(
                { _, _ in [nil, AllowedValues(usual)] }, stored: { .text($0?.text ?? "any") },
                name: { values, _, _ in values?.text.replacing(",", with: ", ") ?? "any" },
                other: { text in AllowedValues(text).map { $0.isAny ? nil : $0 } }),
            otherValues: "some of these with commas: \(names)")
    }

    private static func limit(
        _ key: String, _ title: String, _ summary: String,
        _ part: any WritableKeyPath<AppSettings, DailyLimit?> & Sendable, _ amounts: [Int],
        in range: ClosedRange<Int>, _ unit: (one: String, many: String)
    ) -> SettingDefinition {
        SettingDefinition(
            key, title, summary, part,
            SettingDefinition.Values(
                { _, _ in [nil] + amounts.map { .upTo($0) } },
                stored: { $0?.amount.map(SettingValue.integer) ?? .none },
                name: { limit, _, _ in limit?.amount.map { StoryText.count($0, unit.one, unit.many) } ?? "no limit" },
                other: { text in DailyLimit(text, in: range).map { $0 == .unlimited ? nil : $0 } }),
            otherValues: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
}
