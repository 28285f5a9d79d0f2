import StoryCore

@testable import VectorIllustrator

/// Scenes that differ in everything, the same ones in every run.
struct RandomScenes {
    private var generator: SeededGenerator

    init(_ name: String) { generator = SeededGenerator(hashing: "random scenes", name) }

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int(generator.next() % UInt64(choices.count))]
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(generator.next() % UInt64(range.count))
    }

    /// Somebody or something that one of the page does something to, or is in, on or under; now and then nothing.
    private mutating func target(of characters: [SceneCharacter]) -> SceneTarget? {
        switch number(1...5) {
        case 1: .prop(pick(Prop.known))
        case 2: .character(pick(characters).subject)
        default: nil
        }
    }

    /// A page with one to six figures, now and then with a crowd, and up to four things.
    mutating func next(page: Int) throws -> IllustrationRequest {
        let count = number(1...20) == 1 ? number(7...20) : number(1...6)
        let sheets = try (0..<min(3, count)).map { index in
            try Given.sheet("Hero \(index)", id: "h\(index)", pick(Given.looks))
        }
        var characters = (0..<count).map { index in
            SceneCharacter(
                index < sheets.count && (index == 0 || number(1...2) == 1)
                    ? .hero(sheets[index].hero) : .companion(species: pick(Species.known), name: "Pip"),
                pose: pick(Pose.known), mood: pick(Mood.known), holding: number(1...4) == 1 ? pick(Prop.known) : nil)
        }
        for index in characters.indices {
            characters[index].target = target(of: characters)
            guard number(1...6) == 1, let anchor = target(of: characters) else { continue }
            characters[index].spot = SceneSpot(pick(SpatialRelation.known), anchor)
        }
        let scene = Scene(
            setting: pick(Setting.known), timeOfDay: pick(TimeOfDay.known), weather: pick(Weather.known),
            characters: characters, props: (0..<number(0...4)).map { _ in pick(Prop.known) })
        return IllustrationRequest(
            page: page, text: "", scene: scene, characters: sheets, ageBand: .fourToSix,
            tone: pick(StoryTone.allCases), language: pick([.english, LanguageCode(rawValue: "de")]),
            seed: UInt64(page / 10))
    }
}
