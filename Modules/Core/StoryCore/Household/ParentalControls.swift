/// What parents limit for children.
///
/// In the settings, nil is no limit; in a profile, nil is what the settings say.
public struct ParentalControls: Hashable, Codable, Sendable {
    /// The minutes that a limit of listening can have.
    public static let minutesRange = 1...600
    /// The stories a day that a limit of creating can have.
    public static let storiesRange = 1...10

    /// How many minutes a day somebody may listen.
    public var minutesPerDay: DailyLimit?
    /// How many minutes somebody may listen until a break.
    public var minutesPerSitting: DailyLimit?
    /// How many stories a day somebody may create.
    public var storiesPerDay: DailyLimit?
    /// When nobody listens to stories or creates some.
    public var quietHours: DailyHours?

    /// Creates controls; without arguments those of a household that limits nothing.
    public init(
        minutesPerDay: DailyLimit? = nil, minutesPerSitting: DailyLimit? = nil, storiesPerDay: DailyLimit? = nil,
        quietHours: DailyHours? = nil
    ) {
        (self.minutesPerDay, self.minutesPerSitting) = (minutesPerDay, minutesPerSitting)
        (self.storiesPerDay, self.quietHours) = (storiesPerDay, quietHours)
    }

    /// Returns these controls with others where they say nothing.
    public func filled(from others: ParentalControls) -> ParentalControls {
        ParentalControls(
            minutesPerDay: minutesPerDay ?? others.minutesPerDay,
            minutesPerSitting: minutesPerSitting ?? others.minutesPerSitting,
            storiesPerDay: storiesPerDay ?? others.storiesPerDay, quietHours: quietHours ?? others.quietHours)
    }
}
