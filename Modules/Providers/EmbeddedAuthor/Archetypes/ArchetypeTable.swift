import StoryCore

/// By which words a language speaks of kinds of family events: `Plots/Archetypes/CODE.json`.
package struct ArchetypeTable: Decodable, Sendable {
    /// One kind of event, such as losing a tooth.
    package struct Kind: Decodable, Sendable {
        /// The id by which plots name it: "tooth".
        package let id: String
        /// What the kind is called for families.
        package let title: String
        /// Words and phrases that say nothing else: "milk tooth"; "cat+died" is both words, in one sentence.
        package let strong: [String]
        /// Words that say it only together with others: "apple".
        package let weak: [String]
        /// The categories of events that make it likelier.
        package let categories: [String]
        /// Kinds with the same word here are near each other: what speaks for one does not speak against the other.
        let kin: String?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case id, title, strong, weak, categories, kin
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(String.self, forKey: .id)
            title = try container.decode(String.self, forKey: .title)
            strong = try container.decode([String].self, forKey: .strong)
            weak = try container.decodeIfPresent([String].self, forKey: .weak) ?? []
            categories = try container.decodeIfPresent([String].self, forKey: .categories) ?? []
            kin = try container.decodeIfPresent(String.self, forKey: .kin)
        }
    }

    /// A person of a family.
    struct Person: Decodable, Sendable {
        /// The names by which families call them, the usual one first: "Grandma", "Nana".
        let names: [String]
        /// How a story speaks of them.
        let pronouns: Pronouns
        /// Formal words for the person, which are never a name: "grandmother".
        let words: [String]

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case names, pronouns, words
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            names = try container.decode([String].self, forKey: .names)
            pronouns = try container.decodeWord(Pronouns.self, forKey: .pronouns)
            words = try container.decode([String].self, forKey: .words)
        }

        /// Returns the name for a family's word, in its own form; nil if it means somebody else.
        func name(for word: String) -> String? {
            names.first { $0.lowercased() == word } ?? (words.contains(word) ? names.first : nil)
        }
    }

    /// Returns the pronouns of a person; nil if unknown.
    func pronouns(of person: String) -> Pronouns? {
        people.first { $0.name(for: person.lowercased()) != nil }?.pronouns
    }

    /// The thing that a text names.
    func thing(named text: String) -> Noun? {
        let words = EventWords.words(in: text)
        return things.first { words.contains($0.noun.lowercased()) }
    }

    /// Returns the words for the people in these words, each with all synonyms.
    func words(forPeopleIn words: [String]) -> Set<String> {
        let said = Set(words.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 })
        let named = people.map { Set($0.names.map { $0.lowercased() } + $0.words) }
            .filter { !$0.isDisjoint(with: said) }
        return named.reduce(said.intersection(humans)) { $0.union($1) }
    }

    /// How a story speaks of a child with a given name; nil if the name is not among the known ones.
    func pronouns(ofGivenName name: String) -> Pronouns? {
        givenNames.first { $0.value.contains(name) }?.key
    }

    package let archetypes: [Kind]
    let people: [Person]
    /// What events are about, besides the things of keywords: a crane, a circus.
    private let things: [Noun]
    /// Words of a death, about which nothing cheerful is told, whatever else the event mentions.
    let lossWords: [String]
    /// Words of events that nobody looks forward to.
    let sadWords: [String]
    /// Words for people: with such a word in the title, it is not a pet that has died.
    let humans: [String]
    /// The words for going to live somewhere else.
    let placeVerbs: [String]
    /// The words after which a place is named: "to" Bristol.
    let placeAfter: [String]
    /// Names after those words that are no places: "to School".
    let noPlaces: [String]
    private let givenNames: [Pronouns: Set<String>]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case archetypes, people, things, lossWords, sadWords, humans, placeVerbs, placeAfter, noPlaces, givenNames
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        archetypes = try container.decode([Kind].self, forKey: .archetypes)
        people = try container.decodeIfPresent([Person].self, forKey: .people) ?? []
        things = try container.decodeIfPresent([Noun].self, forKey: .things) ?? []
        lossWords = try container.decodeIfPresent([String].self, forKey: .lossWords) ?? []
        sadWords = try container.decodeIfPresent([String].self, forKey: .sadWords) ?? []
        humans = try container.decodeIfPresent([String].self, forKey: .humans) ?? []
        placeVerbs = try container.decodeIfPresent([String].self, forKey: .placeVerbs) ?? []
        placeAfter = try container.decodeIfPresent([String].self, forKey: .placeAfter) ?? []
        noPlaces = try container.decodeIfPresent([String].self, forKey: .noPlaces) ?? []
        let names = try container.decodeIfPresent([String: Set<String>].self, forKey: .givenNames) ?? [:]
        givenNames = [.she: names["she"] ?? [], .he: names["he"] ?? []]
    }
}
