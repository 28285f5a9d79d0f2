import StoryCore

/// What a family's own event brings into a plot.
package struct EventDetails: Sendable {
    /// A thing that can act.
    var keepsake: Noun?
    /// A person of the family, in its own words: "Nana".
    var person: String?
    /// The children it mentions by name.
    var friends: [Friend] = []
    /// Its main thing, in a word: the crane.
    var thing: Noun?
    /// The name of the place to which it goes.
    var place: String?
    /// Returns the pronouns of a person, by the language's table.
    var pronouns: @Sendable (_ person: String) -> Pronouns? = { _ in nil }

    /// A child with a name.
    struct Friend: Sendable, Hashable {
        let name: String
        let pronouns: Pronouns
    }

    package init() {}

    /// What of it can stand wherever a text speaks of it; a place, a thing and friends stand inside of conditions.
    ///
    /// The text knows its own thing and its own person: what has another gender, forms that the grammar does not have, or
    /// a namesake in the story would make nonsense, and the text keeps its own.
    func usable(in plot: Plot, _ forms: any HeroForms) -> EventDetails {
        guard keepsake != nil || person != nil else { return self }
        var usable = self
        let words = Set(EventWords.words(in: plot.text.templates.flatMap(\.texts).joined(separator: " ")))
        if let keepsake {
            let wanted = plot.text.defaults.keys.filter { $0 == "keepsake" || $0.hasPrefix("keepsake.") }
            let hasForms = wanted.allSatisfy { forms.keepsake($0, keepsake) != nil }
            let isAlike = forms.gender(ofPhrase: plot.text.defaults["keepsake.the"]) == keepsake.gender
            let isThere = words.contains(keepsake.noun.lowercased())
            usable.keepsake = hasForms && isAlike && !isThere ? keepsake : nil
        }
        if let person {
            let isAlike = plot.text.defaults["person"].flatMap(pronouns).map { $0 == pronouns(person) } ?? false
            usable.person = isAlike && !words.contains(person.lowercased()) ? person : nil
        }
        return usable
    }
}

extension HeroForms {
    /// The thing of a family's event for a mark such as `keepsake.the`; nil if the language has no such form.
    func keepsake(_ mark: String, _ noun: Noun) -> String? {
        let form = mark.dropFirst("keepsake".count).drop { $0 == "." }
        return grammar.form(articleForms[String(form)].map { $0[...] } ?? form, of: noun)
    }

    /// The gender of a phrase with its article; nil in a language without genders.
    func gender(ofPhrase phrase: String?) -> Noun.Gender? {
        phrase?.split(separator: " ").first.flatMap { genderOfArticle[String($0)] }
    }
}
