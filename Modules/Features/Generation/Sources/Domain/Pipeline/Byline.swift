import StoryCore

/// The byline below a cover's title.
struct Byline {
    let heroes: [Hero]
    let language: LanguageCode

    /// The byline in the story's language, or else in English: "A story for Mia and Ole".
    var text: String {
        let names = heroes.map(\.name)
        switch language.base.rawValue {
        case "de": return "Eine Geschichte für " + Self.listed(names, "und")
        default: return "A story for " + Self.listed(names, "and")
        }
    }

    private static func listed(_ names: [String], _ conjunction: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
