import StoryCore

/// Tells in plain English sentences what a page's picture shows.
///
/// It tells what is drawn, not what was asked for: an unknown word is told as what stands in for it.
struct AlternativeText {
    private let place: Place
    private let hour: Hour
    private let sky: Sky
    private let heroes: [(name: String, stance: Stance)]
    private let companions: [(name: String, stance: Stance)]
    private let things: [String]

    init(for request: IllustrationRequest) {
        let scene = request.scene
        place = Place(nearest: scene.setting.rawValue)
        hour = Hour(nearest: scene.timeOfDay.rawValue)
        sky = Sky(nearest: scene.weather.rawValue)
        var heroes: [(String, Stance)] = []
        var companions: [(String, Stance)] = []
        for character in scene.characters.prefix(Composition.maximumActors) {
            let stance = Stance(nearest: character.pose.rawValue)
            switch character.subject {
            case .hero(let id):
                let sheet = request.characters.first { $0.hero == id }
                let nameless = heroes.contains { $0.0 == "a child" } ? "another child" : "a child"
                heroes.append((PlainText.line(sheet?.name, limit: 60) ?? nameless, stance))
            case .companion(let species, let name):
                companions.append((Self.companion(species, name), stance))
            }
        }
        self.heroes = heroes
        self.companions = companions
        things = scene.props.prefix(4).map { Thing(nearest: $0.rawValue).told }
    }

    /// One to four short sentences.
    var text: String {
        let people = heroes.isEmpty ? companions : heroes
        guard !people.isEmpty else { return [emptyPlace, weather].compactMap { $0 }.joined(separator: " ") }
        var sentences = ["\(actions(of: people)) \(Self.where(place)) \(Self.when(hour))."]
        if let weather { sentences.append(weather) }
        if !heroes.isEmpty, !companions.isEmpty {
            let verb = companions.count == 1 ? "is" : "are"
            sentences.append(
                "\(Self.list(companions.map(\.name))) \(verb) with \(company).")
        }
        if !things.isEmpty { sentences.append("\(Self.list(things)) can be seen.") }
        return sentences.map(Self.capitalised).joined(separator: " ")
    }

    /// The heroes, as those who have company.
    private var company: String {
        guard heroes.count == 1, let name = heroes.first?.name else { return "them" }
        return name == "a child" ? "the child" : name
    }

    private var emptyPlace: String {
        let sight = things.isEmpty ? "" : ", with \(Self.list(things))"
        let noun =
            switch place {
            case .space: "Space"
            case .clouds: "Clouds"
            case .school: "A classroom"
            default: Self.capitalised(Self.withArticle(place.rawValue))
            }
        return "\(noun) \(Self.when(hour))\(sight)."
    }

    /// "Mira and Ole stand", or "Mira runs and Ole sits".
    private func actions(of people: [(name: String, stance: Stance)]) -> String {
        var groups: [(stance: Stance, names: [String])] = []
        for person in people {
            if let index = groups.firstIndex(where: { $0.stance == person.stance }) {
                groups[index].names.append(person.name)
            } else {
                groups.append((person.stance, [person.name]))
            }
        }
        return Self.list(groups.map { "\(Self.list($0.names)) \(Self.verb($0.stance, isOne: $0.names.count == 1))" })
    }

    private var weather: String? {
        guard place != .space else { return nil }
        let isInside = place.isIndoors || place == .cave
        let sentence: String? =
            switch sky {
            case .clear: nil
            case .cloudy: "There are clouds in the sky"
            case .rain: "It rains"
            case .snow: "It snows"
            case .wind: "The wind blows"
            case .fog: "There is fog"
            }
        return sentence.map { isInside ? "\($0) outside." : "\($0)." }
    }

    // MARK: Words

    private static func companion(_ species: Species, _ name: String?) -> String {
        let kind = withArticle(Kind(nearest: species.rawValue).rawValue)
        guard let name = PlainText.line(name, limit: 60) else { return kind }
        // "little rabbit" is what somebody is, not what they are called.
        let isDescription = name.contains(" ") && name.contains(where: \.isLowercase) && name == name.lowercased()
        return isDescription ? withArticle(name) : "\(kind) called \(name)"
    }

    /// "an owl", "a fox".
    private static func withArticle(_ noun: String) -> String {
        guard let first = noun.first else { return noun }
        return "aeiou".contains(first) ? "an \(noun)" : "a \(noun)"
    }

    /// "a, b and c".
    private static func list(_ items: [String]) -> String {
        guard items.count > 1, let last = items.last else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func capitalised(_ sentence: String) -> String {
        sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    private static func verb(_ stance: Stance, isOne: Bool) -> String {
        switch stance {
        case .standing: isOne ? "stands" : "stand"
        case .walking: isOne ? "walks" : "walk"
        case .running: isOne ? "runs" : "run"
        case .sitting: isOne ? "sits" : "sit"
        case .reaching: isOne ? "reaches up" : "reach up"
        case .hugging: isOne ? "gives a hug" : "hug"
        case .sleeping: isOne ? "sleeps" : "sleep"
        case .flying: isOne ? "flies" : "fly"
        }
    }

    private static func `where`(_ place: Place) -> String {
        switch place {
        case .bedroom, .kitchen, .garden, .forest, .meadow, .city: "in the \(place.rawValue)"
        case .beach, .mountain, .playground: "on the \(place.rawValue)"
        case .harbour, .castle: "at the \(place.rawValue)"
        case .sea: "in a boat on the sea"
        case .school: "at school"
        case .cave: "in a cave"
        case .space: "in space"
        case .clouds: "among the clouds"
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
