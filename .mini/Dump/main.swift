import EmbeddedAuthor
import Foundation
import StoryCore

func brief(_ seed: UInt64, _ number: Int) throws -> StoryBrief {
    var chance = SeededGenerator(hashing: "contact sheet", String(seed), String(number))
    func pick<Choice>(_ choices: [Choice], _ first: Choice) -> Choice { choices.randomElement(using: &chance) ?? first }
    let names = ["Mira", "Jonas", "Ada", "Kofi", "Lin", "Noor", "Tom", "Ida"].shuffled(using: &chance)
    var heroes: [Hero] = []
    for name in names.prefix(pick([1, 1, 2, 3], 1)) {
        let look = Appearance(age: pick(Array(2...12), 6))
        heroes.append(try Hero(id: .derived(fromName: name, ordinal: number), name: name, appearance: look))
    }
    return StoryBrief(
        heroes: heroes, occasion: .standard(pick(StoryEvent.allCases, .bedtime)),
        ageBand: pick(AgeBand.allCases, .all), tone: pick(StoryTone.allCases, .gentle), language: .english,
        minutes: pick([2, 3, 5], 3), seed: chance.next() >> 16, author: "embedded", narrator: nil, voice: nil,
        illustrator: nil)
}
for number in 0..<100 {
    let brief = try brief(19, number)
    var passages: [AuthoredPassage] = []
    try await EmbeddedAuthor().write(AuthorRequest(brief: brief, targetWordCount: brief.minutes * 125)) {
        part throws(ProviderError) in
        if case .passage(let passage) = part { passages.append(passage) }
    }
    for (page, passage) in passages.enumerated() {
        guard let scene = passage.scene else { continue }
        let data = try JSONEncoder().encode(scene)
        let object: [String: Any] = [
            "story": number, "page": page, "text": passage.text, "scene": try JSONSerialization.jsonObject(with: data)]
        print(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
    }
}
