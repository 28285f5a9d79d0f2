import StoryCore

/// A random brief: heroes, their looks, event, age, tone and length.
struct RandomBrief {
    let seed: UInt64
    let number: Int

    var brief: StoryBrief {
        get throws(HeroError) {
            var chance = SeededGenerator(hashing: "contact sheet", String(seed), String(number))
            func pick<Choice>(_ choices: [Choice], _ first: Choice) -> Choice {
                choices.randomElement(using: &chance) ?? first
            }
            let names = ["Mira", "Jonas", "Ada", "Kofi", "Lin", "Noor", "Tom", "Ida"].shuffled(using: &chance)
            var heroes: [Hero] = []
            for name in names.prefix(pick([1, 1, 2, 3], 1)) {
                // The rest of a look follows from the hero's identifier.
                let look = Appearance(
                    age: pick(Array(2...12), 6),
                    accessories: pick([[], [], ["glasses"], ["hearing aid"], ["freckles"], ["wheelchair"]], []))
                heroes.append(
                    try Hero(id: .derived(fromName: name, ordinal: number), name: name, appearance: look))
            }
            return StoryBrief(
                heroes: heroes, occasion: .standard(pick(StoryEvent.allCases, .bedtime)),
                ageBand: pick(AgeBand.allCases, .all), tone: pick(StoryTone.allCases, .gentle), language: .english,
                minutes: pick([2, 3, 5], 3), seed: chance.next() >> 16, author: "embedded", narrator: nil, voice: nil,
                illustrator: nil)
        }
    }
}
