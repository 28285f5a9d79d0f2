import StoryCore

/// What stories are asked for: everything that shapes a story, mixed evenly.
struct Grid {
    let language: LanguageCode

    /// Returns this many briefs that differ in heroes, event, age, tone, length and seed.
    func briefs(count: Int) throws(HeroError) -> [StoryBrief] {
        let casts = try Self.casts()
        let events = StoryEvent.allCases
        let ages = AgeBand.allCases
        let tones = StoryTone.allCases
        // Steps without a common divisor walk through all combinations.
        return (0..<count).map { index in
            brief(
                heroes: casts[index % casts.count], event: events[(index / 3) % events.count],
                age: ages[(index / 7) % ages.count], tone: tones[(index / 2) % tones.count],
                minutes: Self.lengths[index % Self.lengths.count], seed: UInt64(index) &* 7_919 &+ 11)
        }
    }

    /// Returns this many evenings of one child: every event in turn, or one event.
    func evenings(count: Int, event: StoryEvent?) throws(HeroError) -> [StoryBrief] {
        let hero = try Self.hero("Mira", .she, [.brave, .kind])
        let events = event.map { [$0] } ?? StoryEvent.allCases
        return (0..<count).map { index in
            let event = events[index % events.count]
            return brief(
                heroes: [hero], event: event, age: .fourToSix, tone: event.suggestedTone, minutes: 5,
                seed: UInt64(index) &* 7_919 &+ 3)
        }
    }

    /// Returns stories for custom events, this many of each.
    func own(_ events: [CustomStoryEvent], each count: Int) throws(HeroError) -> [StoryBrief] {
        let casts = try Self.casts()
        return (0..<events.count * count).map { index in
            var story = brief(
                heroes: casts[index / events.count % casts.count], event: .family,
                age: AgeBand.allCases[index % 3], tone: .gentle, minutes: [3, 5][index % 2],
                seed: UInt64(index) &* 7_919 &+ 5)
            story.occasion = .custom(events[index % events.count])
            return story
        }
    }

    private static let lengths = [5, 3, 8, 1, 5, 10, 2, 15, 4, 6, 12]

    private func brief(
        heroes: [Hero], event: StoryEvent, age: AgeBand, tone: StoryTone, minutes: Int, seed: UInt64
    ) -> StoryBrief {
        StoryBrief(
            heroes: heroes, occasion: .standard(event), ageBand: age, tone: tone, language: language, minutes: minutes,
            seed: seed, author: "embedded", narrator: nil, voice: nil, illustrator: nil)
    }

    private static func casts() throws(HeroError) -> [[Hero]] {
        [
            [try hero("Mira", .she, [.brave, .kind])],
            [try hero("Jonas", .he, [.funny])],
            [try hero("Sam", .they, [.curious, .gentle])],
            [try hero("Ada", .she, [.smart]), try hero("Tom", .he, [.helpful, .magical])],
            [try hero("Kim", .they, [])],
            [try hero("Ida", .she, [.creative]), try hero("Ole", .he, [.adventurous]), try hero("Bo", .they, [.kind])],
        ]
    }

    private static func hero(_ name: String, _ pronouns: Pronouns, _ traits: [Trait]) throws(HeroError) -> Hero {
        try Hero(id: .derived(fromName: name, ordinal: 0), name: name, traits: traits, pronouns: pronouns)
    }
}
