import ArgumentParser
import StoryCore

/// The options of a child's limits.
struct ControlsOptions: ParsableArguments {
    @Option(help: "How many minutes a day a child may listen, 1 to 600; 'none' for any, '' for that of the settings.")
    var minutesADay: String?

    @Option(
        help: """
            How many minutes a child may listen until a break of half an hour, 1 to 600; 'none' for any, '' for that of \
            the settings.
            """)
    var minutesUntilBreak: String?

    @Option(help: "How many stories a day a child may create, 1 to 10; 'none' for any, '' for that of the settings.")
    var storiesADay: String?

    @Option(
        help: """
            When a child neither starts nor creates stories: 20:00-06:30, '20:00-06:30 sun,mon'; 'none' for never, '' \
            for those of the settings.
            """)
    var quietHours: String?

    /// Whether no option was given.
    var isEmpty: Bool {
        minutesADay == nil && minutesUntilBreak == nil && storiesADay == nil && quietHours == nil
    }

    /// Applies the given options.
    func apply(to controls: inout ParentalControls) throws {
        if let minutesADay {
            controls.minutesPerDay = try Self.limit(minutesADay, "--minutes-a-day", ParentalControls.minutesRange)
        }
        if let minutesUntilBreak {
            controls.minutesPerSitting = try Self.limit(
                minutesUntilBreak, "--minutes-until-break", ParentalControls.minutesRange)
        }
        if let storiesADay {
            controls.storiesPerDay = try Self.limit(storiesADay, "--stories-a-day", ParentalControls.storiesRange)
        }
        if let quietHours { controls.quietHours = try Self.hours(quietHours, "--quiet-hours") }
    }

    /// Returns the hours that were typed; nil for those of the settings.
    static func hours(_ text: String, _ option: String) throws -> DailyHours? {
        guard !text.isEmpty else { return nil }
        guard let hours = DailyHours(text) else {
            throw ValidationError("Give '\(option)' like 20:00-06:30, or '20:00-06:30 sun,mon'; or none.")
        }
        return hours
    }

    private static func limit(
        _ text: String, _ option: String, _ range: ClosedRange<Int>
    ) throws -> DailyLimit? {
        guard !text.isEmpty else { return nil }
        guard let limit = DailyLimit(text, in: range) else {
            throw ValidationError(
                "Give '\(option)' a number from \(range.lowerBound) to \(range.upperBound), or none.")
        }
        return limit
    }
}
