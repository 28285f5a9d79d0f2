/// A noun of the tables with what a grammar has to know of it.
struct Noun: Decodable, Hashable, Sendable {
    /// What a language with genders has to know.
    enum Gender: String, Decodable, Sendable {
        case masculine = "m"
        case feminine = "f"
        case neuter = "n"
    }

    /// "umbrella", or a name such as "Grandma".
    var noun: String
    /// "yellow", without ending.
    var adjective: String?
    var gender: Gender?
    /// Whether it is used without an article: "Grandma".
    var isName = false

    private enum CodingKeys: CodingKey {
        case noun, name, adjective, gender
    }

    init(_ noun: String, adjective: String? = nil, gender: Gender? = nil, isName: Bool = false) {
        self.noun = noun
        self.adjective = adjective
        self.gender = gender
        self.isName = isName
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let name = try container.decodeIfPresent(String.self, forKey: .name) {
            self.init(name, isName: true)
        } else {
            self.init(
                try container.decode(String.self, forKey: .noun),
                adjective: try container.decodeIfPresent(String.self, forKey: .adjective),
                gender: try container.decodeIfPresent(Gender.self, forKey: .gender))
        }
    }
}
