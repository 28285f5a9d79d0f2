import StoryCore

extension Identifier {
    /// The beginning of the identifier, as people type it: 8 characters tell 100,000 stories apart, but for one pair
    /// in two hundred libraries.
    var short: String { String(rawValue.prefix(8)) }
}
