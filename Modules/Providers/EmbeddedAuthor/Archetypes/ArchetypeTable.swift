/// By which words a language speaks of kinds of family events: `Plots/Archetypes/CODE.json`.
package struct ArchetypeTable: Decodable, Sendable {
    /// One kind of event, such as losing a tooth.
    package struct Kind: Decodable, Sendable {
        /// The id by which plots name it: "tooth".
        package let id: String
        /// What the kind is called for families.
        package let title: String
        /// Words and phrases that say nothing else: "milk tooth".
        package let strong: [String]
        /// Words that say it only together with others: "apple".
        package let weak: [String]
        /// The categories of events that make it likelier.
        package let categories: [String]

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case id, title, strong, weak, categories
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(String.self, forKey: .id)
            title = try container.decode(String.self, forKey: .title)
            strong = try container.decode([String].self, forKey: .strong)
            weak = try container.decodeIfPresent([String].self, forKey: .weak) ?? []
            categories = try container.decodeIfPresent([String].self, forKey: .categories) ?? []
        }
    }

    /// Somebody of whom families write.
    package struct Person: Decodable, Sendable {
        /// As stories speak of them: "Grandma".
        package let name: String
        /// "f" or "m": a story speaks of them as she or he.
        package let gender: String
        package let words: [String]

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case name, gender, words
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            gender = try container.decode(String.self, forKey: .gender)
            words = try container.decode([String].self, forKey: .words)
        }
    }

    /// Whether somebody is spoken of as she or he: "f" or "m"; nil if nobody can know.
    func gender(of person: String) -> String? {
        let word = person.lowercased()
        return people.first { $0.name.lowercased() == word || $0.words.contains(word) }?.gender
    }

    package let archetypes: [Kind]
    package let people: [Person]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case archetypes, people
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        archetypes = try container.decode([Kind].self, forKey: .archetypes)
        people = try container.decodeIfPresent([Person].self, forKey: .people) ?? []
    }
}
