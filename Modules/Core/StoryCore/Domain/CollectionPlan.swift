/// The stories that a collection was asked to have and has not got yet, and how they are made.
public struct CollectionPlan: Hashable, Codable, Sendable {
    /// The heroes, who are the main one in turn; never empty.
    public let heroes: [Hero]
    /// The length of each story in minutes; nil for what the settings say.
    public let minutes: Int?
    /// What every random choice comes from; nil for new stories each time.
    public let seed: UInt64?
    /// Whether the stories are narrated.
    public let wantsNarration: Bool
    /// Whether they are illustrated; nil for what the settings say.
    public let wantsIllustrations: Bool?
    /// The numbers of the stories that are missing, from 0, in order.
    public var missing: [Int]

    /// Makes a plan.
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

/// A story that a collection is to have.
public struct PlannedStory: Hashable, Codable, Sendable {
    /// The collection, which may be gone by the time that the story is made.
    public let collection: CollectionID
    /// The story's number in the collection's plan, from 0.
    public let number: Int

    /// Names a planned story.
    public init(collection: CollectionID, number: Int) {
        self.collection = collection
        self.number = number
    }
}
