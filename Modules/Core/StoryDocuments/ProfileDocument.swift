public import Foundation

/// A profile: `story profile show`, `story profile add`, `story profile edit` and `story profile delete`.
public struct ProfileDocument: JSONDocument {
    /// The identifier.
    public var id: String
    /// The name.
    public var name: String
    /// Whose it is: `parent` or `child`.
    public var role: String
    /// The age group of the stories that it sees; null for any.
    @Nullable public var ageBand: String?
    /// The language of the stories that it sees; null for any.
    @Nullable public var language: String?
    /// The colour.
    public var color: String
    /// The identifier of the hero in the picture; null if there is none.
    @Nullable public var hero: String?
    /// How its stories are chosen: `everything`, `fitting` or `chosen`.
    public var shelf: String
    /// The identifiers of the chosen stories.
    public var stories: [String]
    /// The identifiers of the chosen heroes.
    public var heroes: [String]
    /// The identifiers of the chosen collections.
    public var collections: [String]
    /// Whether it may create stories: `yes`, `no`, or `ask` if a parent approves each one.
    public var creation: String
    /// The speed at which it hears stories, in seconds of the story per second; null for that of the settings.
    @Nullable public var playbackSpeed: Double?
    /// Its sleep timer, as it is typed: `20m`, `end`, `2`; null for that of the settings.
    @Nullable public var sleepTimer: String?
    /// How many minutes a day it may listen: a number, or `none` for any; null for what the settings say.
    @Nullable public var minutesPerDay: String?
    /// How many minutes it may listen until a break: a number, or `none` for any; null for what the settings say.
    @Nullable public var minutesPerSitting: String?
    /// How many stories a day it may create: a number, or `none` for any; null for what the settings say.
    @Nullable public var storiesPerDay: String?
    /// When it neither starts nor creates stories, as it is typed: `20:00-06:30`; `none` for never, null for what the
    /// settings say.
    @Nullable public var quietHours: String?
    /// When its stories are gentle and the player shows no pictures, as it is typed: `19:00-20:30`; `none` for never, null
    /// for what the settings say.
    @Nullable public var bedtimeHours: String?
    /// How much is kept out of stories that it creates: `basic`, `age` or `gentle`; null for what the settings say.
    @Nullable public var contentFilter: String?
    /// Words and phrases that its stories may not contain, besides those of the settings; null for no others.
    @Nullable public var blockedWords: [String]?
    /// The tones of its stories, as they are typed: `gentle,cheerful`, `any`; null for what the settings say.
    @Nullable public var allowedTones: String?
    /// What its stories may be about, as it is typed: `bedtime,custom`, `any`; null for what the settings say.
    @Nullable public var allowedEvents: String?
    /// The age groups of its stories, as they are typed: `2-4,4-6`, `any`; null for what the settings say.
    @Nullable public var allowedAges: String?
    /// When it was added.
    public var createdAt: Date

    /// Creates a document from its values.
    public init(
        id: String, name: String, role: String, ageBand: String?, language: String?, color: String, hero: String?,
        shelf: String, stories: [String], heroes: [String], collections: [String], creation: String,
        playbackSpeed: Double?, sleepTimer: String?, minutesPerDay: String?, minutesPerSitting: String?,
        storiesPerDay: String?, quietHours: String?, bedtimeHours: String?, contentFilter: String?,
        blockedWords: [String]?, allowedTones: String?, allowedEvents: String?, allowedAges: String?, createdAt: Date
    ) {
        (self.minutesPerDay, self.minutesPerSitting) = (minutesPerDay, minutesPerSitting)
        (self.storiesPerDay, self.quietHours, self.bedtimeHours) = (storiesPerDay, quietHours, bedtimeHours)
        (self.contentFilter, self.blockedWords) = (contentFilter, blockedWords)
        (self.allowedTones, self.allowedEvents, self.allowedAges) = (allowedTones, allowedEvents, allowedAges)
        (self.playbackSpeed, self.sleepTimer) = (playbackSpeed, sleepTimer)
        (self.id, self.name, self.role, self.ageBand, self.language) = (id, name, role, ageBand, language)
        (self.color, self.hero, self.shelf, self.creation) = (color, hero, shelf, creation)
        (self.stories, self.heroes, self.collections, self.createdAt) = (stories, heroes, collections, createdAt)
    }
}

/// The profiles: `story profile list`.
public struct ProfileListDocument: JSONDocument {
    /// The profiles in the order in which they were added, the first one first.
    public var profiles: [ProfileDocument]

    /// Creates a document from its values.
    public init(profiles: [ProfileDocument]) {
        self.profiles = profiles
    }
}
