import StoryCore

/// Writes the alternative text of an illustration in the language of the page's text.
///
/// It describes what is drawn, not what was requested: for an unknown word, what stands in for it.
struct AlternativeText {
    private let language: any PictureLanguage
    /// The title lettered on a cover.
    private let title: String?
    private let place: Place
    private let hour: Hour
    private let sky: Sky
    private var heroes: [Shown] = []
    private var companions: [Shown] = []
    private let things: [Thing]

    /// A character in the picture, with its visible features.
    private struct Shown {
        let person: Person
        let stance: Stance
        /// Nil for those whose pose says it, and for those who are asleep, whose faces all look alike.
        let feeling: Feeling?
        let holding: Thing?
    }

    /// - Parameter things: Those that can be seen; not every prop of a scene finds room on its page.
    init(for request: IllustrationRequest, things: [Thing]) {
        language = PictureLanguages.language(of: request.language)
        title = PlainText.line(request.title, limit: 300)
        let scene = request.scene
        place = Place(nearest: scene.setting.rawValue)
        hour = Hour(nearest: scene.timeOfDay.rawValue)
        sky = Sky(nearest: scene.weather.rawValue)
        self.things = things
        for character in scene.characters.prefix(Play.maximumActors) {
            let stance = Stance(nearest: character.pose.rawValue)
            func shown(_ person: Person) -> Shown {
                Shown(
                    person: person, stance: stance,
                    feeling: stance.tellsFeeling ? nil : Feeling(nearest: character.mood.rawValue),
                    holding: character.holding.flatMap(Thing.held))
            }
            switch character.subject {
            case .hero(let id):
                let sheet = request.characters.first { $0.hero == id }
                let child = Person.child(isAnother: heroes.contains { $0.person.isNameless })
                heroes.append(shown(PlainText.line(sheet?.name, limit: 60).map(Person.hero) ?? child))
            case .companion(let species, let name):
                let kind = Kind(nearest: species.rawValue)
                companions.append(shown(.companion(kind, PlainText.line(name, limit: 60))))
            }
        }
    }

    /// A handful of short sentences.
    var text: String {
        ([title.map(language.cover)].compactMap { $0 } + sentences).map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }

    private var sentences: [String] {
        let actors = heroes.isEmpty ? companions : heroes
        guard !actors.isEmpty else { return [language.nobody(at: place, hour, things)] + weather }
        var sentences = [language.acting(groups(of: actors, language.name) { $0.stance }, at: place, hour)] + weather
        let company = heroes.isEmpty ? [] : groups(of: companions, language.name) { $0.stance }
        sentences += company.map { language.company($0, of: heroes.map(\.person)) }
        // A smile is expected in a picture book, and is not mentioned.
        let feelings = groups(of: heroes + companions, language.nameAgain) { $0.feeling == .happy ? nil : $0.feeling }
        if !feelings.isEmpty { sentences.append(language.feeling(feelings)) }
        let held = groups(of: heroes + companions, language.nameAgain) { $0.holding }
        if !held.isEmpty { sentences.append(language.holding(held)) }
        if !things.isEmpty { sentences.append(language.seen(things)) }
        return sentences
    }

    private var weather: [String] {
        guard place != .space else { return [] }
        return [language.weather(sky, isOutside: place.isIndoors || place == .cave)].compactMap { $0 }
    }

    /// Groups characters with a common trait, each group in the position of its first member.
    private func groups<Trait: Equatable>(
        of people: [Shown], _ name: (Person) -> String, by trait: (Shown) -> Trait?
    ) -> [ToldGroup<Trait>] {
        var groups: [ToldGroup<Trait>] = []
        for shown in people {
            guard let trait = trait(shown) else { continue }
            let name = name(shown.person)
            if let index = groups.firstIndex(where: { $0.trait == trait }) {
                groups[index].names.append(name)
            } else {
                groups.append(ToldGroup(names: [name], trait: trait))
            }
        }
        return groups
    }
}
