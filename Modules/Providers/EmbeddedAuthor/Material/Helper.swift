import StoryCore

/// Somebody whom the heroes meet: a helper with a small trouble of their own.
///
/// `{name}` is the helper's name and `{a helper}` the kind with its article.
struct Helper {
    var species: Species
    var names: [String]
    /// Where such a helper can be met.
    var settings: [Setting]
    /// How they meet.
    var meeting: String
    /// What the helper says first.
    var greeting: String
    /// The trouble, what the heroes do about it, and how it ends.
    var trouble: [String]
    /// What the helper says at the end.
    var farewell: String
}
