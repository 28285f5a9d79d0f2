public import FeatureKit
import StoryCore

extension HouseholdFeature {
    /// The settings of parental controls, which hold for every child whose profile does not say otherwise.
    public static let settings = SettingsSection(
        "Parental controls", [minutesPerDay, minutesPerSitting, storiesPerDay, quietHours])

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

    private static let quietHours = SettingDefinition(
        "quietHours", "Quiet hours", "When a child neither starts a story nor creates one.", \.controls.quietHours,
        SettingDefinition.Values(
            { _, _ in [nil] + ["19:00-06:30", "20:00-06:30", "21:00-06:30"].map(DailyHours.init) },
            stored: { $0.map { .text($0.text) } ?? .none }, name: { hours, _, _ in hours?.text ?? "none" },
            other: { text in DailyHours(text).map { $0 == .never ? nil : $0 } }),
        otherValues: "hours like 20:00-06:30, on some days like 20:00-06:30 sun,mon,tue,wed,thu")

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
