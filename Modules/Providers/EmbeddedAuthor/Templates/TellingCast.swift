import StoryCore

/// Who is who in one telling: the heroes, the names of the others, and what a family's event brings.
struct TellingCast {
    let heroes: [Hero]
    let forms: any HeroForms
    /// The names of the cast, by their marks.
    let names: [String: String]
    /// The nouns by mark: "bear".
    let nouns: [String: String]
    /// The mark of the one who comes along.
    let companion: String?
    /// What a family's own event brings.
    let details: EventDetails
    /// The default words of its marks.
    let defaults: [String: String]

    init(
        heroes: [Hero], forms: any HeroForms, names: [String: String] = [:], nouns: [String: String] = [:],
        companion: String? = nil, details: EventDetails = EventDetails(), defaults: [String: String] = [:]
    ) {
        self.heroes = heroes
        self.forms = forms
        self.names = names
        self.nouns = nouns
        self.companion = companion
        self.details = details
        self.defaults = defaults
        let pronoun = heroes.first.flatMap { $0.pronouns == .they ? nil : $0.pronouns }
        let others = heroes.dropFirst().map(\.pronouns)
        group = HeroGroup(
            names: heroes.map(\.name), pronoun: pronoun, and: forms.and,
            isAmbiguous: others.contains { $0 == pronoun || $0 == .they })
    }

    /// The heroes as the language speaks of them.
    let group: HeroGroup

    /// Returns the word of a mark, and whether it is capitalised at the beginning of a sentence; nil if it is
    /// undefined.
    func word(for mark: String) -> (text: String, isName: Bool)? {
        if let slash = mark.firstIndex(of: "/") {
            let isOfOthers = mark.hasPrefix(Self.ofOthers)
            let isPlural = isOfOthers ? heroes.count > 2 : group.isMany
            let one = mark[..<slash].dropFirst(isOfOthers ? Self.ofOthers.count : 0)
            return (String(isPlural ? mark[mark.index(after: slash)...] : one), false)
        }
        if let word = forms.pronoun(mark, of: group) { return (word, false) }
        if let word = detail(mark) { return (word, false) }
        let (name, form) = Self.split(mark)
        switch name {
        case "hero": return named(group.main, form)
        case "all": return form == "gen" ? (forms.genitive(of: group), true) : form.isEmpty ? (group.all, true) : nil
        case "pal": return pal.flatMap { named($0, form) }
        case "others": return others.flatMap { named($0, form) }
        default: break
        }
        let role = name == "friend" ? companion ?? String(name) : String(name)
        if form == "noun" { return nouns[role].map { ($0, false) } }
        return names[role].flatMap { named($0, form) }
    }

    /// Returns the word of a custom event's mark.
    private func detail(_ mark: String) -> String? {
        let (name, form) = Self.split(mark)
        switch name {
        case "keepsake":
            return details.keepsake.flatMap { forms.keepsake(mark, $0) } ?? defaults[mark]
        case "person":
            let genitive = form == "gen"
            return details.person.map { genitive ? forms.genitive(of: $0) : $0 } ?? defaults[mark]
        case "place": return details.place
        case "thing": return details.thing.flatMap { forms.keepsake("keepsake." + form, $0) }
        default: return nil
        }
    }

    /// The mark of the cast member for whom a mark stands; nil if it is no such mark.
    func castMember(of mark: String) -> String? {
        let name = String(Self.split(mark).name)
        if name == "pal" || name == "others" { return heroes.count > 1 ? nil : companion }
        let role = name == "friend" ? companion ?? name : name
        return names[role] == nil ? nil : role
    }

    /// `{others:hielt/hielten}` agrees with all heroes but the first.
    private static let ofOthers = "others:"

    /// All heroes but the first; who comes along, if there is only one.
    private var others: String? {
        heroes.count > 1 ? PlainWords.list(heroes.dropFirst().map(\.name), and: forms.and) : pal
    }

    /// The second hero, or who comes along.
    private var pal: String? {
        heroes.count > 1 ? heroes[1].name : companion.flatMap { names[$0] }
    }

    private func named(_ name: String, _ form: Substring) -> (text: String, isName: Bool)? {
        switch form {
        case "": (name, true)
        case "gen": (forms.genitive(of: name), true)
        default: nil
        }
    }

    private static func split(_ mark: String) -> (name: Substring, form: Substring) {
        guard let dot = mark.firstIndex(of: ".") else { return (mark[...], "") }
        return (mark[..<dot], mark[mark.index(after: dot)...])
    }
}
