/// The things of families' keywords that can act in a story: `Plots/Keepsakes/CODE.json`.
struct KeepsakeTable: Decodable, Sendable {
    /// A thing, and what more than one is called.
    struct Thing: Decodable, Sendable {
        let noun: Noun
        let plural: String?

        private enum CodingKeys: CodingKey {
            case plural
        }

        init(from decoder: any Decoder) throws {
            noun = try Noun(from: decoder)
            plural = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .plural)
        }
    }

    let nouns: [Thing]

    /// The thing that a keyword names, without what the family did not say of it.
    func thing(named keyword: String) -> Noun? {
        let words = EventWords.words(in: keyword)
        let thing = nouns.first { thing in
            words.contains(thing.noun.noun.lowercased())
                || thing.plural.map { words.contains($0.lowercased()) } ?? false
        }
        return thing.map { Noun($0.noun.noun, gender: $0.noun.gender) }
    }
}
