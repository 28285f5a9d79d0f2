/// The words by which a language speaks of heroes: pronouns, and what several of them are called together.
struct CastTable: Decodable, Sendable {
    /// "and", between names.
    var and: String
    /// What two, three and more heroes are called where their names would be repeated, each in several ways.
    var groups: [[String]]
    /// The words for marks such as `{we}` and `{our}`: by "she", "he", "they" and "several"; a name stands where a
    /// language has no word.
    var pronouns: [String: [String: String]]
    /// What heroes call themselves, by "one" and "several": `{me}`.
    var speech: [String: [String: String]]
    /// The marks of pronouns that say whose something is.
    var possessives: Set<String>
    /// What stands for a skill that was told of before: "do it", "did it".
    var again: Again
    /// The adjectives of small beings and of their families.
    var small: String
    var big: String

    /// The words for a skill that is known.
    struct Again: Decodable, Sendable {
        var `do`: String
        var did: String
    }
}
