/// Describes pictures in English.
struct EnglishPictures: PictureLanguage {
    func cover(of title: String) -> String { "the cover of “\(title)”." }

    func name(of person: Person) -> String {
        switch person {
        case .hero(let name): return name
        case .child(let isAnother): return isAnother ? "another child" : "a child"
        case .companion(let kind, let name):
            let species = kind == .dark ? "the dark" : Self.withArticle(kind.rawValue)
            guard let name else { return species }
            if Self.isDescription(name) { return Self.withArticle(name) }
            return kind.isPerson ? name : "\(species) called \(name)"
        }
    }

    func nameAgain(of person: Person) -> String {
        switch person {
        case .hero(let name): return name
        case .child(let isAnother): return isAnother ? "the other child" : "the child"
        case .companion(let kind, let name):
            guard let name else { return "the \(kind.rawValue)" }
            return Self.isDescription(name) ? "the \(Self.withoutArticle(name))" : name
        }
    }

    func acting(_ groups: [ToldGroup<Stance>], at place: Place, _ hour: Hour) -> String {
        let actions = groups.map { "\($0.names.listed("and")) \($0.trait.english.form(isOne: $0.isOne))" }
        return "\(actions.listed("and")) \(Self.where(place)) \(Self.when(hour))."
    }

    func company(_ group: ToldGroup<Stance>, of heroes: [Person]) -> String {
        let others =
            heroes.count == 1 ? heroes.map(nameAgain).joined() : "them"
        let verb =
            switch group.trait {
            case .standing: group.isOne ? "is with" : "are with"
            case .hugging: group.isOne ? "cuddles up to" : "cuddle up to"
            default: group.trait.english.form(isOne: group.isOne) + " beside"
            }
        return "\(group.names.listed("and")) \(verb) \(others)."
    }

    func feeling(_ groups: [ToldGroup<Feeling>]) -> String {
        groups.map { group in
            let names = group.names.listed("and")
            // The names of the feelings are the words for them.
            return switch group.trait {
            case .crying, .laughing: "\(names) \(group.isOne ? "is" : "are") \(group.trait.rawValue)"
            default: "\(names) \(group.isOne ? "looks" : "look") \(group.trait.rawValue)"
            }
        }.listed("and") + "."
    }

    func holding(_ groups: [ToldGroup<Thing>]) -> String {
        groups.map { group in
            let each = group.isOne ? "holds" : "each hold"
            return "\(group.names.listed("and")) \(each) \(group.trait.told)"
        }.listed("and") + "."
    }

    func seen(_ things: [Thing]) -> String { "\(things.map(\.told).listed("and")) can be seen." }

    func nobody(at place: Place, _ hour: Hour, _ things: [Thing]) -> String {
        let noun =
            switch place {
            case .space: "space"
            case .clouds: "clouds"
            case .school: "a classroom"
            case .clinic: "a doctor's room"
            case .hall: "a hall"
            case .riverbank: "the edge of the water"
            case .snowfield: "a field of snow"
            case .deck: "the deck of a ship"
            case .underwater: "the bottom of the sea"
            case .doorstep: "the front of a house"
            default: Self.withArticle(place.rawValue)
            }
        let sight = things.isEmpty ? "" : ", with \(things.map(\.told).listed("and"))"
        return "\(noun) \(Self.when(hour))\(sight)."
    }

    func weather(_ sky: Sky, isOutside: Bool) -> String? {
        let sentence: String? =
            switch sky {
            case .clear: nil
            case .cloudy: "there are clouds in the sky"
            case .rain: "it is raining"
            case .snow: "it is snowing"
            case .wind: "the wind is blowing"
            case .fog: "it is foggy"
            }
        return sentence.map { isOutside ? "\($0) outside." : "\($0)." }
    }

    // MARK: Words

    /// Returns whether a name is a description, such as "little rabbit" and "the teacher".
    private static func isDescription(_ name: String) -> Bool {
        name.contains(" ") && name.contains(where: \.isLowercase) && name == name.lowercased()
    }

    private static let articles = ["a ", "an ", "the "]

    private static func withoutArticle(_ noun: String) -> String {
        articles.first { noun.hasPrefix($0) }.map { String(noun.dropFirst($0.count)) } ?? noun
    }

    /// "an owl", "a fox"; what has an article keeps it.
    private static func withArticle(_ noun: String) -> String {
        guard let first = noun.first, withoutArticle(noun) == noun else { return noun }
        return "aeiou".contains(first) ? "an \(noun)" : "a \(noun)"
    }

    private static func `where`(_ place: Place) -> String {
        switch place {
        case .bedroom, .kitchen, .garden, .forest, .meadow, .city, .livingRoom, .bathroom, .hallway, .street:
            "in the \(place.rawValue)"
        case .beach, .mountain, .playground: "on the \(place.rawValue)"
        case .harbour, .castle: "at the \(place.rawValue)"
        case .sea: "in a boat on the sea"
        case .school: "at school"
        case .cave: "in a cave"
        case .space: "in space"
        case .clouds: "among the clouds"
        case .clinic: "at the doctor's"
        case .shop, .library, .hall, .workshop, .vehicle, .tent: "in a \(place.rawValue)"
        case .station: "at the station"
        case .riverbank: "by the water"
        case .farmyard: "on the farm"
        case .snowfield: "in the snow"
        case .balcony: "on the balcony"
        case .deck: "on the deck of a ship"
        case .underwater: "under water"
        case .doorstep: "in front of the house"
        }
    }

    private static func when(_ hour: Hour) -> String {
        switch hour {
        case .dawn: "at dawn"
        case .morning: "in the morning"
        case .day: "during the day"
        case .evening: "in the evening"
        case .night: "at night"
        }
    }
}
