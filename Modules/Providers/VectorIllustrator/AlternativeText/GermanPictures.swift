/// Describes pictures in German.
struct GermanPictures: PictureLanguage {
    func cover(of title: String) -> String { "das Titelbild von „\(title)“." }

    func name(of person: Person) -> String {
        switch person {
        case .hero(let name): return name
        case .child(let isAnother): return isAnother ? "ein anderes Kind" : "ein Kind"
        case .companion(let kind, let name):
            let species = kind.german.told(.nominative)
            guard let name else { return species }
            if let gender = Self.gender(ofDescription: name) { return "\(gender.article(.nominative)) \(name)" }
            return kind.isPerson ? name : "\(species) namens \(name)"
        }
    }

    func nameAgain(of person: Person) -> String {
        switch person {
        case .hero(let name): return name
        case .child(let isAnother): return isAnother ? "das andere Kind" : "das Kind"
        case .companion(let kind, let name):
            guard let name else { return kind.german.toldAgain }
            guard let gender = Self.gender(ofDescription: name) else { return name }
            // After an article of its own gender an adjective ends as in "der kleine Fuchs", "das kleine Kaninchen".
            var words = name.split(separator: " ").map(String.init)
            if words.count > 1, gender != .feminine { words[0].removeLast() }
            return "\(gender.definiteArticle) \(words.joined(separator: " "))"
        }
    }

    func acting(_ groups: [ToldGroup<Stance>], at place: Place, _ hour: Hour) -> String {
        // What belongs to the last verb stands behind place and time.
        let clauses = groups.enumerated().map { index, group in
            let verb = group.trait.german
            let end = index < groups.count - 1 && !verb.end.isEmpty ? " \(verb.end)" : ""
            return "\(group.names.listed("und")) \(verb.form(isOne: group.isOne))\(end)"
        }
        let end = groups.last?.trait.german.end ?? ""
        let words = [clauses.listed("und"), hour.german, place.germanWhere, end]
        return words.filter { !$0.isEmpty }.joined(separator: " ") + "."
    }

    func company(_ group: ToldGroup<Stance>, of heroes: [Person]) -> String {
        let (others, towards) = Self.others(heroes)
        let names = group.names.listed("und")
        switch group.trait {
        case .standing: return "\(names) \(group.isOne ? "ist" : "sind") bei \(others)."
        case .hugging: return "\(names) \(group.isOne ? "kuschelt" : "kuscheln") sich an \(towards)."
        default:
            let verb = group.trait.german
            let end = verb.end.isEmpty ? "" : " \(verb.end)"
            return "\(names) \(verb.form(isOne: group.isOne)) neben \(others)\(end)."
        }
    }

    func feeling(_ groups: [ToldGroup<Feeling>]) -> String {
        groups.map { group in
            let names = group.names.listed("und")
            guard let look = group.trait.german else {
                let verb = group.trait == .crying ? Stance.crying.german : Stance.laughing.german
                return "\(names) \(verb.form(isOne: group.isOne))"
            }
            return "\(names) \(group.isOne ? "sieht" : "sehen") \(look) aus"
        }.listed("und") + "."
    }

    func holding(_ groups: [ToldGroup<Thing>]) -> String {
        groups.map { group in
            let each = group.isOne ? "hält" : "halten je"
            return "\(group.names.listed("und")) \(each) \(group.trait.german.told(.accusative))"
        }.listed("und") + "."
    }

    func seen(_ things: [Thing]) -> String {
        "zu sehen \(things.count == 1 ? "ist" : "sind") \(things.map { $0.german.told(.nominative) }.listed("und"))."
    }

    func nobody(at place: Place, _ hour: Hour, _ things: [Thing]) -> String {
        let sight = things.isEmpty ? "" : ", mit \(things.map { $0.german.told(.dative) }.listed("und"))"
        return "\(place.german) \(hour.german)\(sight)."
    }

    func weather(_ sky: Sky, isOutside: Bool) -> String? {
        switch sky {
        case .clear: nil
        case .cloudy: isOutside ? "draußen ist es bewölkt." : "am Himmel sind Wolken."
        case .rain: isOutside ? "draußen regnet es." : "es regnet."
        case .snow: isOutside ? "draußen schneit es." : "es schneit."
        case .wind: isOutside ? "draußen weht der Wind." : "der Wind weht."
        case .fog: isOutside ? "draußen ist es neblig." : "es ist neblig."
        }
    }

    // MARK: Words

    /// Returns the heroes as the object of a sentence.
    private static func others(_ heroes: [Person]) -> (dative: String, accusative: String) {
        guard heroes.count == 1, let hero = heroes.first else { return ("ihnen", "sie") }
        if case .hero(let name) = hero { return (name, name) }
        return ("dem Kind", "das Kind")
    }

    /// Returns the grammatical gender of a description ("kleiner Fuchs", "Nachbarin"); nil for a name.
    private static func gender(ofDescription name: String) -> GermanNoun.Gender? {
        let words = name.split(separator: " ")
        if words.count == 1 { return callings[name] }
        guard let first = words.first, first == first.lowercased(), first.contains(where: \.isLetter) else {
            return nil
        }
        return endings.first { first.hasSuffix($0.ending) }?.gender
    }

    /// How an adjective ends after "ein" or "eine".
    private static let endings: [(ending: String, gender: GermanNoun.Gender)] = [
        ("er", .masculine), ("es", .neuter), ("e", .feminine),
    ]

    /// Kinship terms, which alone are no name.
    private static let callings: [String: GermanNoun.Gender] = [
        "Baby": .neuter, "Bruder": .masculine, "Schwester": .feminine, "Freund": .masculine, "Freundin": .feminine,
        "Lehrer": .masculine, "Lehrerin": .feminine, "Erzieher": .masculine, "Erzieherin": .feminine,
        "Zahnarzt": .masculine, "Zahnärztin": .feminine, "Arzt": .masculine, "Ärztin": .feminine,
        "Onkel": .masculine, "Tante": .feminine, "Cousin": .masculine, "Cousine": .feminine,
        "Nachbar": .masculine, "Nachbarin": .feminine, "Babysitter": .masculine, "Babysitterin": .feminine,
    ]
}
