public import StoryCore

/// A draft of a new collection; missing values come from the settings.
public struct CollectionDraft: Hashable, Sendable {
    /// The possible numbers of stories.
    public static let storyCounts = 1...10

    /// The growth category.
    public var focus: GrowthCategory
    /// The age group.
    public var ageBand = AgeBand.all
    /// The child's interests, which the stories take up in turn.
    public var interests: [String] = []
    /// The child's name, which may be blank. Without heroes, the child is the hero.
    public var childName = ""
    /// The heroes, each the main one in turn.
    public var heroes: [Hero] = []
    /// The language of the stories; nil for the setting.
    public var language: LanguageCode?
    /// The title; blank for ``GrowthProfile/suggestedTitle``.
    public var title = ""
    /// The number of stories, within ``storyCounts``.
    public var storyCount = 3
    /// The length of each story in minutes; nil for the setting.
    public var minutes: Int?
    /// The seed of the embedded providers; nil for new stories each time.
    public var seed: UInt64?
    /// Whether the stories are narrated.
    public var wantsNarration = true
    /// Whether to illustrate; nil for the setting.
    public var wantsIllustrations: Bool?

    /// Creates a draft.
    public init(focus: GrowthCategory) {
        self.focus = focus
    }
}
