public import StoryCore

/// What somebody wishes for in a new collection; what is left out comes from the settings.
public struct CollectionDraft: Hashable, Sendable {
    /// How many stories a collection can begin with.
    public static let storyCounts = 1...10

    /// What the child can grow in.
    public var focus: GrowthCategory
    /// Whom the stories are for.
    public var ageBand = AgeBand.all
    /// What the child likes; the stories tell of it in turn.
    public var interests: [String] = []
    /// The child's name; may be blank. Without heroes, the child is the hero.
    public var childName = ""
    /// The heroes, who are the main one in turn.
    public var heroes: [Hero] = []
    /// The language of the stories; nil for what the settings say.
    public var language: LanguageCode?
    /// What the collection is called; blank for ``GrowthProfile/suggestedTitle``.
    public var title = ""
    /// How many stories are made, within ``storyCounts``.
    public var storyCount = 3
    /// The length of each story in minutes; nil for what the settings say.
    public var minutes: Int?
    /// What every random choice comes from; nil for new stories each time.
    public var seed: UInt64?
    /// Whether the stories are to be narrated.
    public var wantsNarration = true
    /// Nil for what the settings say.
    public var wantsIllustrations: Bool?

    /// Begins a draft.
    public init(focus: GrowthCategory) {
        self.focus = focus
    }
}
