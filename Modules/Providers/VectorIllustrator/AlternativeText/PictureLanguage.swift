import StoryCore

/// A language of picture descriptions: its words and sentences.
///
/// Sentences may begin with a small letter, which the caller capitalises.
protocol PictureLanguage: Sendable {
    /// That the picture is the cover of a story.
    func cover(of title: String) -> String
    /// Returns a character as the subject of a sentence: "Mira", "an owl", "a fox called Pip".
    func name(of person: Person) -> String
    /// Returns a character that was mentioned before: "Mira", "the owl", "Pip".
    func nameAgain(of person: Person) -> String
    /// What those who matter most do, where and when.
    func acting(_ groups: [ToldGroup<Stance>], at place: Place, _ hour: Hour) -> String
    /// That some others are with the heroes.
    func company(_ group: ToldGroup<Stance>, of heroes: [Person]) -> String
    /// What faces show.
    func feeling(_ groups: [ToldGroup<Feeling>]) -> String
    /// What hands hold.
    func holding(_ groups: [ToldGroup<Thing>]) -> String
    /// Returns a sentence about the other things.
    func seen(_ things: [Thing]) -> String
    /// Returns a sentence about a place without characters.
    func nobody(at place: Place, _ hour: Hour, _ things: [Thing]) -> String
    /// What the sky does, from inside if it is outside; nil if that is not worth telling.
    func weather(_ sky: Sky, isOutside: Bool) -> String?
}

/// A character in a picture, as far as a sentence needs it.
enum Person: Hashable, Sendable {
    /// A hero by name.
    case hero(String)
    /// A hero without a name; whether there is one before.
    case child(isAnother: Bool)
    case companion(Kind, String?)

    var isNameless: Bool {
        if case .child = self { true } else { false }
    }
}

/// Those who have something in common, by their names.
struct ToldGroup<Trait: Sendable>: Sendable {
    var names: [String]
    let trait: Trait

    var isOne: Bool { names.count == 1 }
}

/// The languages of picture descriptions.
enum PictureLanguages {
    private static let known: [LanguageCode: any PictureLanguage] = [
        .english: EnglishPictures(), LanguageCode(rawValue: "de"): GermanPictures(),
    ]

    /// The language itself, whatever its region, or English.
    static func language(of code: LanguageCode) -> any PictureLanguage { known[code.base] ?? EnglishPictures() }
}

extension Array<String> {
    /// "a, b and c", with the word for "and".
    func listed(_ and: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(and) " + last
    }
}
