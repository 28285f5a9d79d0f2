import StoryCore

/// A custom or standard event as `--json` tells it.
struct EventDocument: Encodable {
    @Nullable var id: String?
    var name: String
    var title: String
    var details: String
    var promptSeed: String
    var category: String
    var age: String
    var tone: String
    var keywords: [String]
    var favorite: Bool
    var uses: Int
    var custom: Bool

    init(_ event: StoryEvent) {
        id = nil
        name = event.rawValue
        title = event.displayName
        details = ""
        promptSeed = event.promptSeed
        category = EventCategory.other.rawValue
        age = AgeBand.all.rawValue
        tone = event.suggestedTone.rawValue
        keywords = []
        favorite = false
        uses = 0
        custom = false
    }

    init(_ event: CustomStoryEvent) {
        id = event.id.rawValue
        name = event.title
        title = event.title
        details = event.details
        promptSeed = event.promptSeed
        category = event.category.rawValue
        age = event.ageBand.rawValue
        tone = event.tone.rawValue
        keywords = event.keywords
        favorite = event.isFavorite
        uses = event.usageCount
        custom = true
    }
}
