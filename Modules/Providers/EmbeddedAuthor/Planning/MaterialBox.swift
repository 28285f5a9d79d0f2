import StoryCore

/// Hands out the material of one story as beats; what was used once is not used again.
struct MaterialBox {
    private let brief: StoryBrief
    private let occasion: Occasion
    private let choices: Choices
    private var chance: SeededGenerator
    private var gains: [String]
    private var interludes: [String]
    private var helpers: [Helper]

    init(brief: StoryBrief, occasion: Occasion, choices: Choices, chance: SeededGenerator) {
        self.brief = brief
        self.occasion = occasion
        self.choices = choices
        self.chance = chance
        gains = choices.plot.gains.shuffledStably(using: &self.chance)
        interludes = CharacterMaterial.interludes(brief.tone).shuffledStably(using: &self.chance)
        helpers = Helper.all.shuffledStably(using: &self.chance)
    }

    // MARK: - Beats

    /// The title.
    mutating func title() -> String {
        EnglishText.capitalized(choices.plot.titles.picked(using: &chance))
            .replacing("{Thing}", with: choices.thing.titleCased)
            .replacing("{Little}", with: "Little " + choices.little.noun.titleCased)
            .replacing("{Person}", with: EnglishText.capitalized(choices.person))
            .replacing("{Skill}", with: choices.skill.titleCased)
            .replacing("{Place}", with: choices.last.name.titleCased)
            .replacing("{Names}", with: EnglishText.list(brief.heroes.map(\.name)))
    }

    /// How the day begins, and what is wished for.
    mutating func opening() -> [Beat] {
        let home = Place.all.first { $0.setting == occasion.home } ?? choices.last
        var sentences = [Sentence(text: occasion.openings.picked(using: &chance), rank: 0)]
        sentences += home.details.shuffledStably(using: &chance).prefix(3).enumerated()
            .map { Sentence(text: $1, rank: 3 + $0) }
        sentences += customSentences()
        var wish = choices.plot.wish.map { Sentence(text: fill($0), rank: 0) }
        wish.insert(
            contentsOf: choices.plot.more.shuffledStably(using: &chance).enumerated()
                .map { Sentence(text: fill($1), rank: 2 + $0) }, at: 1)
        wish[0].beginsParagraph = true
        return [
            Beat(
                sentences: sentences + wish,
                scene: scene(home, time: occasion.startTime, props: Array(home.props.prefix(2))),
                looks: [Look(pose: "standing", mood: "curious"), Look(pose: "reaching", mood: "worried")])
        ]
    }

    /// One meeting on the way.
    mutating func station(number: Int) -> [Beat] {
        let place = choices.way[number]
        let helper = takeHelper(for: place)
        let name = helper.names.picked(using: &chance)
        var sentences = [Sentence(text: place.arrivals.picked(using: &chance), rank: 0)]
        sentences += place.details.shuffledStably(using: &chance).enumerated()
            .map { Sentence(text: $1, rank: 2 + $0) }
        if let line = interludes.popLast() { sentences.append(Sentence(text: line, rank: 3)) }
        if number % 3 == 1 { sentences += place.attempt.map { Sentence(text: $0, rank: 4) } }
        if let companion = otherHero(number) {
            let gesture = CharacterMaterial.gesture(companion.traits.first, of: companion.name)
            sentences.append(Sentence(text: gesture, rank: number < 3 ? 1 : 4))
        }
        var meeting = [Sentence(text: helper.meeting, rank: 0), Sentence(text: helper.greeting, rank: 2)]
        meeting += helper.trouble.map { Sentence(text: $0, rank: 3) }
        if let gain = gains.popLast() { meeting.append(Sentence(text: gain, rank: 0)) }
        meeting.append(Sentence(text: helper.farewell, rank: 4))
        meeting[0].beginsParagraph = true
        sentences += meeting.map { sentence in
            var filled = sentence
            filled.text = introduce(name, of: helper.species, in: fill(sentence.text))
            return filled
        }
        var scene = scene(place, time: time(after: number), props: place.props)
        scene.characters.append(
            SceneCharacter(.companion(species: helper.species, name: name), pose: "sitting", mood: "curious"))
        return [
            Beat(
                sentences: sentences, scene: scene,
                looks: [
                    Look(pose: "walking", mood: "curious"), Look(pose: "standing", mood: "happy"),
                    Look(pose: "reaching", mood: "happy"),
                ])
        ]
    }

    /// How it turns, what comes of it, and the end of the day.
    mutating func ending() -> [Beat] {
        let plot = choices.plot
        var turn = plot.setback.enumerated().map { Sentence(text: fill($1), rank: $0 == 0 ? 0 : 2) }
        turn += choices.last.details.shuffledStably(using: &chance).prefix(3).enumerated()
            .map { Sentence(text: $1, rank: 4 + $0) }
        var deed = deedSentences()
        deed += plot.solution.enumerated().map { Sentence(text: fill($1), rank: $0 == 2 ? 2 : 0) }
        deed[0].beginsParagraph = true
        let consequence = plot.consequence.map { Sentence(text: fill($0), rank: 1) }
        var home = CharacterMaterial.homecoming.shuffledStably(using: &chance).prefix(8).enumerated()
            .map { Sentence(text: $1, rank: 2 + $0 / 2) }
        home.append(Sentence(text: occasion.closings.picked(using: &chance), rank: 0))
        let homePlace = Place.all.first { $0.setting == occasion.home } ?? choices.last
        var turnScene = scene(choices.last, time: occasion.endTime == "night" ? "evening" : "day", props: [plot.prop])
        if plot.titles == Plot.all[1].titles {
            turnScene.characters.append(
                SceneCharacter(.companion(species: choices.little.species, name: nil), pose: "standing", mood: "happy"))
        }
        return [
            Beat(
                sentences: turn + deed + consequence, scene: turnScene,
                looks: [Look(pose: "sitting", mood: "worried"), Look(pose: "reaching", mood: "proud"), Look(pose: "hugging", mood: "happy")]),
            Beat(
                sentences: home,
                scene: scene(homePlace, time: occasion.endTime, props: Array(homePlace.props.prefix(2))),
                looks: [
                    Look(pose: occasion.endsAsleep ? "sleeping" : "sitting", mood: occasion.endsAsleep ? "sleepy" : "calm")
                ]),
        ]
    }

    // MARK: - Parts

    /// What a family wrote, as a note on the wall: it may be a name, a sentence or a list, and stays as it is.
    private func customSentences() -> [Sentence] {
        guard case .custom(let event) = brief.occasion else { return [] }
        let seed = EnglishText.quotable(event.promptSeed)
        var sentences = [
            Sentence(text: "On the wall hung a note, and at the top it said: “\(EnglishText.quotable(event.title)).”", rank: 0, beginsParagraph: true)
        ]
        if seed.lowercased() != event.title.lowercased() {
            let end = seed.last.map { ".!?…".contains($0) } == true ? "" : "."
            sentences.append(Sentence(text: "Below it stood: “\(seed)\(end)”", rank: 0))
        }
        let keywords = event.keywords.map { "“\(EnglishText.quotable($0, limit: 60))”" }
        if !keywords.isEmpty {
            let verb = keywords.count == 1 ? "One word was" : "Some words were"
            sentences.append(Sentence(text: "\(verb) underlined: \(EnglishText.list(keywords)).", rank: 0))
            sentences.append(Sentence(text: "“Then that is what today is about,” said {hero}.", rank: 1))
        }
        return sentences
    }

    private func deedSentences() -> [Sentence] {
        let trait = brief.heroes[0].traits.first
        var deed = (trait.map(CharacterMaterial.deed) ?? CharacterMaterial.plainDeed).enumerated()
            .map { Sentence(text: $1, rank: $0) }
        if let ability = brief.heroes[0].ability {
            deed.append(
                Sentence(
                    text: "There was one thing that people said of {hero}: “\(EnglishText.quotable(ability, limit: 80)).”", rank: 0))
            deed.append(Sentence(text: "Now was the time for it.", rank: 1))
        }
        return deed
    }

    /// The other heroes show their nature in turn.
    private func otherHero(_ number: Int) -> Hero? {
        brief.heroes.count > 1 && number < brief.heroes.count - 1 ? brief.heroes[number + 1] : nil
    }

    private mutating func takeHelper(for place: Place) -> Helper {
        let index = helpers.firstIndex { place.helpers.contains($0.species) } ?? 0
        return helpers.remove(at: index)
    }

    private func time(after number: Int) -> TimeOfDay {
        switch (occasion.startTime, number) {
        case ("evening", _): "evening"
        case (_, 0...2): occasion.startTime
        default: "day"
        }
    }

    private mutating func scene(_ place: Place, time: TimeOfDay, props: [Prop]) -> Scene {
        let weathers: [Weather] = place.isIndoors || place.setting == "space" ? ["clear"] : ["clear", "clear", "cloudy", "wind"]
        let rainy = brief.occasion == .standard(.rainyDay) && place.setting != "space"
        return Scene(
            setting: place.setting, timeOfDay: time, weather: rainy ? "rain" : weathers.picked(using: &chance),
            characters: brief.heroes.map { SceneCharacter(.hero($0.id)) }, props: props)
    }

    /// The helper's kind is told with the name once, in the meeting.
    private func introduce(_ name: String, of species: Species, in text: String) -> String {
        text.replacing("{name}", with: name)
            .replacing(/\{an? [a-z-]+\}/, with: "\(EnglishText.withArticle(species.rawValue)) called \(name)")
            .replacing("called \(name), and \(name) ", with: "called \(name), who ")
    }

    private func fill(_ text: String) -> String {
        EnglishText.capitalized(
            text.replacing("{thing}", with: choices.thing).replacing("{person}", with: choices.person)
                .replacing("{skill}", with: choices.skill).replacing("{little}", with: "little " + choices.little.noun)
                .replacing("small little", with: "little").replacing("bigger little", with: "bigger")
                .replacing("{place}", with: choices.last.name))
    }
}

extension String {
    /// The words with capitals, as in a title, but for the small ones.
    fileprivate var titleCased: String {
        split(separator: " ").map { word in
            ["the", "a", "an", "of", "in", "on", "to", "and", "with", "for"].contains(String(word))
                ? String(word) : EnglishText.capitalized(String(word))
        }.joined(separator: " ")
    }
}
