public import StoryCore

/// The missing stories of a collection, and how to make them.
public struct CollectionPlan: Hashable, Codable, Sendable {
    /// The heroes, each the main one in turn; never empty.
    public let heroes: [Hero]
    /// The length of each story in minutes; nil for the setting.
    public let minutes: Int?
    /// The seed of the embedded providers; nil for new stories each time.
    public let seed: UInt64?
    /// Whether the stories are narrated.
    public let wantsNarration: Bool
    /// Whether they are illustrated; nil for the setting.
    public let wantsIllustrations: Bool?
    /// The numbers of the missing stories, from 0, in order.
    public var missing: [Int]

    /// Creates a plan.
    public init(
        heroes: [Hero], minutes: Int?, seed: UInt64?, wantsNarration: Bool, wantsIllustrations: Bool?, missing: [Int]
    ) {
        self.heroes = heroes
        self.minutes = minutes
        self.seed = seed
        self.wantsNarration = wantsNarration
        self.wantsIllustrations = wantsIllustrations
        self.missing = missing
    }
}
