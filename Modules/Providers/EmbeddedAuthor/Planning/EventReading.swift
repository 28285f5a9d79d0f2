import StoryCore

/// What was understood of a family's own event: the thing, the place, the people and the worry that it speaks of.
struct EventReading {
    let event: CustomStoryEvent
    /// What the event is about, from its keywords first.
    private(set) var subject: Noun?
    /// The same, if a plot can be about it.
    private(set) var thing: Thing?
    private(set) var person: Person?
    /// The id of a place.
    private(set) var place: String?
    private(set) var worry: CustomTable.Worry?

    /// Reads a brief's event; nil if it is not one of a family.
    init?(brief: StoryBrief, material: Material) {
        guard case .custom(let event) = brief.occasion else { return nil }
        self.event = event
        let custom = material.custom
        // What was written first says best what it is about.
        let texts = event.keywords + [event.title, event.promptSeed, event.details]
        let words = texts.map(PlainWords.keys)
        place = words.lazy.compactMap { keys in custom.places.first { keys.contain(anyOf: $0.words) }?.place }.first
        person = words.lazy.compactMap { keys in custom.people.first { keys.contain(anyOf: $0.words) }?.person }.first
        worry = words.lazy.compactMap { keys in custom.worries.first { keys.contain(anyOf: $0.words) } }.first
        let found = words.lazy.compactMap { keys in
            material.things.nouns.first { keys.contain($0.noun.noun) || keys.contain($0.plural ?? $0.noun.noun) }
        }.first
        subject = found?.noun
        thing = found.flatMap { $0.stays ? nil : Thing(noun: $0.noun, prop: $0.prop) }
    }

    /// The standard event whose plots suit it.
    var nearestEvent: StoryEvent {
        switch event.category {
        case .family, .seasonal: .family
        case .school: .schoolDay
        case .friends: .friendship
        case .adventure, .other: .weekend
        case .milestone: .learning
        case .feelings: .helping
        }
    }
}

extension PlainWords {
    /// The words of a text in lower case, in order, for looking them up.
    static func keys(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }.map(String.init)
    }
}

extension [String] {
    /// Whether the words hold a word, or several in a row.
    fileprivate func contain(_ phrase: String) -> Bool {
        let wanted = PlainWords.keys(in: phrase)
        guard let first = wanted.first, wanted.count <= count else { return false }
        if wanted.count == 1 { return contains(first) }
        return indices.dropLast(wanted.count - 1).contains { Array(self[$0..<$0 + wanted.count]) == wanted }
    }

    fileprivate func contain(anyOf phrases: [String]) -> Bool {
        phrases.contains { contain($0) }
    }
}
