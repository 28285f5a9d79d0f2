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
    /// When stories are calm, and pictures stay dark.
    public var bedtimeHours: DailyHours?
    /// How much is kept out of stories.
    public var contentFilter: ContentFilterLevel?
    /// Words that no story may contain; those of a profile count besides those of the settings.
    public var blockedWords: BlockedWords?
    /// The tones of stories.
    public var allowedTones: AllowedValues<StoryTone>?
    /// The events of stories.
    public var allowedEvents: AllowedValues<AllowedEvent>?
    /// The age groups of stories; one for children of every age is always allowed.
    public var allowedAges: AllowedValues<AgeBand>?

    /// Creates controls; without arguments those of a household that limits nothing.
    public init(
        minutesPerDay: DailyLimit? = nil, minutesPerSitting: DailyLimit? = nil, storiesPerDay: DailyLimit? = nil,
        quietHours: DailyHours? = nil, bedtimeHours: DailyHours? = nil, contentFilter: ContentFilterLevel? = nil,
        blockedWords: BlockedWords? = nil, allowedTones: AllowedValues<StoryTone>? = nil,
        allowedEvents: AllowedValues<AllowedEvent>? = nil, allowedAges: AllowedValues<AgeBand>? = nil
    ) {
        (self.minutesPerDay, self.minutesPerSitting) = (minutesPerDay, minutesPerSitting)
        (self.storiesPerDay, self.quietHours, self.bedtimeHours) = (storiesPerDay, quietHours, bedtimeHours)
        (self.contentFilter, self.blockedWords) = (contentFilter, blockedWords)
        (self.allowedTones, self.allowedEvents, self.allowedAges) = (allowedTones, allowedEvents, allowedAges)
    }

    /// Returns these controls with others where they say nothing, and with the blocked words of both.
    public func filled(from others: ParentalControls) -> ParentalControls {
        ParentalControls(
            minutesPerDay: minutesPerDay ?? others.minutesPerDay,
            minutesPerSitting: minutesPerSitting ?? others.minutesPerSitting,
            storiesPerDay: storiesPerDay ?? others.storiesPerDay, quietHours: quietHours ?? others.quietHours,
            bedtimeHours: bedtimeHours ?? others.bedtimeHours, contentFilter: contentFilter ?? others.contentFilter,
            blockedWords: blockedWords.map { $0.union(others.blockedWords ?? .none) } ?? others.blockedWords,
            allowedTones: allowedTones ?? others.allowedTones, allowedEvents: allowedEvents ?? others.allowedEvents,
            allowedAges: allowedAges ?? others.allowedAges)
    }

    /// What no story may contain.
    public var filter: ContentFilter {
        ContentFilter(level: contentFilter ?? .age, words: blockedWords ?? .none)
    }

    /// The part that holds for stories of the whole household, whoever creates them: what they may contain.
    public var contentOnly: ParentalControls {
        ParentalControls(contentFilter: contentFilter, blockedWords: blockedWords)
    }
}

/// The controls that hold for somebody now.
public struct CurrentControls: Hashable, Sendable {
    /// What is limited.
    public var controls: ParentalControls
    /// Whether it is bedtime.
    public var isBedtime: Bool
    /// The age group of a child, which its stories have unless another one is asked for; nil for any.
    public var ageBand: AgeBand?
    /// The language of a child, which its stories have unless another one is asked for; nil for the household's.
    public var language: LanguageCode?

    /// The controls where nothing is limited.
    public static let unlimited = CurrentControls()

    /// Creates controls.
    public init(
        controls: ParentalControls = ParentalControls(), isBedtime: Bool = false,
        ageBand: AgeBand? = nil, language: LanguageCode? = nil
    ) {
        (self.controls, self.isBedtime) = (controls, isBedtime)
        (self.ageBand, self.language) = (ageBand, language)
    }

    /// The tones that are allowed now, the quietest first.
    public var tones: [StoryTone] {
        let allowed = controls.allowedTones?.inOrder ?? StoryTone.allCases
        guard isBedtime else { return allowed }
        let calm = allowed.filter(StoryTone.calm.contains)
        // Whoever allows no calm tone still has some for the night.
        return calm.isEmpty ? StoryTone.calm : calm
    }
}

extension StoryTone {
    /// The tones of stories after which a child sleeps, the quietest first.
    public static let calm: [StoryTone] = [.gentle]
}
