/// What a family's own event brings into a plot.
package struct EventDetails: Sendable {
    /// A thing that can act.
    var keepsake: Noun?
    /// "Grandma"
    var person: String?
    /// Where it is.
    var place: String?
    /// Whether somebody is spoken of as she or he, "f" or "m", as the language's table knows.
    var gender: @Sendable (_ person: String) -> String? = { _ in nil }

    package init() {}

    /// What of it can stand wherever a text speaks of it.
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
            let isAlike = plot.text.defaults["person"].flatMap(gender).map { $0 == gender(person) } ?? false
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
