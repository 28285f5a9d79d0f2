import StoryCore

/// Hands out the material of one story as beats; what was used once is not used again.
struct MaterialBox {
    let brief: StoryBrief
    let occasion: Occasion
    let choices: Choices
    let family: FamilyWords
    let meetingCount: Int
    /// Whether every word counts.
    let isTiny: Bool
    private(set) var chance: SeededGenerator
    private var gains: [String]
    private var anywhere: [String]
    private var outdoors: [String]
    private var thanks: [String]
    private var gestures: [Sentence]

    init(
        brief: StoryBrief, occasion: Occasion, choices: Choices, family: FamilyWords, meetingCount: Int,
        isTiny: Bool, chance: SeededGenerator
    ) {
        self.brief = brief
        self.occasion = occasion
        self.choices = choices
        self.family = family
        self.meetingCount = meetingCount
        self.isTiny = isTiny
        self.chance = chance
        gains = choices.plot.gains.shuffledStably(using: &self.chance)
        anywhere = Interludes.anywhere(brief.tone).shuffledStably(using: &self.chance)
        outdoors = Interludes.outdoors(brief.tone).shuffledStably(using: &self.chance)
        thanks = Interludes.thanks.shuffledStably(using: &self.chance)
        gestures = Self.gestures(of: brief.heroes)
    }

    // MARK: - Beats

    /// The title.
    mutating func title() -> String {
        // A long list of names makes no title.
        let canNameHeroes = brief.heroes.count < 3
        let own = choices.plot.titles.filter { canNameHeroes || !$0.contains("{Names}") }.picked(using: &chance)
            .replacing("{Thing}", with: EnglishText.titleCased(choices.thing))
            .replacing("{Little}", with: EnglishText.titleCased("little " + choices.little.noun))
            .replacing("{Person}", with: EnglishText.titleCased(choices.person.name))
            .replacing("{Skill}", with: EnglishText.titleCased(choices.skill))
            .replacing("{Place}", with: EnglishText.titleCased(choices.last.name))
            .replacing("{Names}", with: "{All}")
        return family.words["event"] == nil ? own : "{event}: \(own)"
    }

    /// How the day begins, and what is wished for.
    mutating func opening() -> Beat {
        var sentences = [told(oneOf(occasion.openings), rank: 0)]
        sentences[0].look = Look(pose: occasion.startTime == "evening" ? "sitting" : "standing", mood: "happy")
        if let home = Place.of(occasion.home) { sentences += details(of: home, firstRank: 3, count: 4) }
        sentences += eventSentences()
        // A journey of fancy tells how it begins, and then the sentence that says so may go.
        let ranks = [0, 1, occasion.isJourneyOfFancy ? 1 : 0]
        var wish = zip(choices.plot.wish, ranks).map { told($0, rank: $1) }
        wish[0].beginsParagraph = true
        wish[0].look = Look(pose: "standing", mood: "curious")
        let more = choices.plot.more.shuffledStably(using: &chance).enumerated().map { described($1, rank: 2 + $0) }
        wish.insert(contentsOf: more, at: 1)
        var departure = told(oneOf(occasion.departures), rank: 1 - ranks[2])
        departure.look = Look(pose: "walking", mood: "happy")
        return Beat(sentences: sentences + wish + [departure], scene: homeScene(occasion.home, occasion.startTime))
    }

    /// One meeting on the way.
    mutating func station(number: Int, _ meeting: Meeting) -> Beat {
        let place = meeting.place
        var sentences = [told(oneOf(place.arrivals), rank: 0, speaker: number)]
        sentences[0].look = Look(pose: "walking", mood: "curious")
        sentences += details(of: place, firstRank: 2, count: 8)
        sentences += interlude(at: place, rank: 3, speaker: number)
        sentences += whole(place.attempt).map { told($0, rank: number.isMultiple(of: 2) ? 5 : 4, speaker: number) }
        if !gestures.isEmpty { sentences.append(gestures.removeFirst()) }
        sentences += interlude(at: place, rank: 5, speaker: number + 1)
        sentences += interlude(at: place, rank: 6, speaker: number)
        sentences += conversation(with: meeting, number: number)
        let time: TimeOfDay =
            occasion.startTime == "evening" ? "night" : number * 3 < meetingCount ? occasion.startTime : .day
        return Beat(sentences: sentences, scene: scene(place, time: time))
    }

    /// How it turns, what comes of it, and the end of the day.
    mutating func ending() -> [Beat] {
        let night = occasion.startTime == "evening"
        return [
            Beat(sentences: turn(), scene: scene(choices.last, time: night ? "night" : .day)),
            Beat(sentences: homecoming(), scene: homeScene(occasion.end, occasion.endTime)),
        ]
    }

    // MARK: - Parts

    private mutating func conversation(with meeting: Meeting, number: Int) -> [Sentence] {
        let helper = meeting.helper
        var lines = [(helper.meeting, 0), (helper.greeting, 2)] + whole(helper.trouble).map { ($0, 3) }
        if let gain = gains.popLast() { lines.append((gain, 0)) }
        if number < family.keywordCount {
            lines.append(("“I know the word in your head,” said {name}. “It is {keyword\(number)}.”", 1))
        }
        lines.append((farewell(of: helper, after: lines.last?.0 ?? ""), 4))
        let companion = SceneCharacter(
            .companion(species: helper.species, name: meeting.name), pose: "sitting", mood: "happy")
        var sentences = lines.map { line, rank in
            let introduced = line.replacing("{a helper}", with: EnglishText.withArticle(helper.species.rawValue))
                .replacing("{name}", with: meeting.name)
            var sentence = told(introduced, rank: rank, speaker: number)
            sentence.companions.append(companion)
            return sentence
        }
        sentences[0].beginsParagraph = true
        sentences[0].look = Look(pose: "standing", mood: "surprised")
        sentences[1].look = Look(pose: "standing", mood: "happy")
        return sentences
    }

    /// How a helper says goodbye; the heroes come in between if the helper has only just spoken.
    private mutating func farewell(of helper: Helper, after line: String) -> String {
        let isSpeechTwice = line.hasPrefix("“") && helper.farewell.hasPrefix("“")
        guard isSpeechTwice, let thanks = thanks.popLast() else { return helper.farewell }
        return thanks + " " + helper.farewell
    }

    private mutating func turn() -> [Sentence] {
        let plan = choices.turn
        var sentences = [told(oneOf(choices.last.arrivals), rank: 0)]
        sentences[0].look = Look(pose: "walking", mood: "curious")
        sentences += details(of: choices.last, firstRank: 3, count: 4)
        var setback = plan.setback.enumerated().map { told($1, rank: $0 == 0 ? 0 : 2, speaker: 1) }
        for index in setback.indices { setback[index].companions += guests(mentionedIn: setback[index].text) }
        setback[0].look = Look(pose: "standing", mood: "worried")
        // What a family says that the hero can do may stand alone where there is no room for the trait as well.
        let firstRank = family.words["ability0"] == nil ? 0 : 1
        var deed = TraitMaterial.deed(brief.heroes[0].traits.first).enumerated()
            .map { told($1, rank: $0 == 0 ? firstRank : 1) }
        deed[0].beginsParagraph = true
        deed[0].look = Look(pose: "reaching", mood: "proud")
        deed += abilities()
        // A hero who has had nothing to do yet has it now.
        deed += gestures.prefix { $0.rank == 1 }
        var solution = plan.solution.enumerated().map { told($1, rank: $0 == 2 ? 1 : 0) }
        for index in solution.indices { solution[index].companions += guests(mentionedIn: solution[index].text) }
        solution[0].beginsParagraph = true
        solution[0].look = Look(pose: "standing", mood: "surprised")
        solution[1].look = Look(pose: "standing", mood: "happy")
        var consequence = plan.consequence.map { told($0, rank: 2) }
        for index in consequence.indices {
            consequence[index].companions += guests(mentionedIn: consequence[index].text)
        }
        return sentences + setback + deed + solution + consequence
    }

    private mutating func homecoming() -> [Sentence] {
        var sentences = [told(oneOf(occasion.returns), rank: 1)]
        sentences[0].look = Look(pose: "walking", mood: "calm")
        sentences += occasion.evening.enumerated().map { described($1, rank: [3, 4, 2, 5][$0 % 4]) }
        if family.words["event"] != nil {
            sentences.append(told("Now {All} felt ready for what was on the note: “{eventSentence}”", rank: 1))
        }
        var closing = told(oneOf(occasion.closings), rank: 0)
        closing.look =
            occasion.endsAsleep ? Look(pose: "sleeping", mood: "sleepy") : Look(pose: "sitting", mood: "calm")
        return sentences + [closing]
    }

    private mutating func oneOf(_ sentences: [String]) -> String {
        let choice = sentences.picked(using: &chance)
        return isTiny ? sentences.min { $0.count < $1.count } ?? choice : choice
    }

    /// What a family wrote, as a note: it may be a name, a sentence or a list, and stays as it is.
    private func eventSentences() -> [Sentence] {
        guard family.words["event"] != nil else { return [] }
        var sentences = [told("There hung a note|, and on it stood: “{eventSentence}”", rank: 0)]
        if family.hasDetails { sentences.append(told("Below it, somebody had written: “{details}”", rank: 1)) }
        let keywords = (0..<family.keywordCount).map { "“{keyword\($0)}”" }
        let beginnings = ["Underlined in red was", "Underlined in blue was", "And in the corner stood"]
        for (beginning, start) in zip(beginnings, stride(from: 0, to: keywords.count, by: 4)) {
            let group = EnglishText.list(Array(keywords[start..<min(start + 4, keywords.count)]))
            sentences.append(told("\(beginning) \(group).", rank: 0))
        }
        if !keywords.isEmpty {
            sentences.append(told("“That is what today is about,” said {hero}. “But first things first.”", rank: 2))
        }
        sentences[0].beginsParagraph = true
        return sentences
    }

    private func abilities() -> [Sentence] {
        brief.heroes.indices.filter { family.words["ability\($0)"] != nil }.flatMap { index in
            [
                told("This is what everybody says of {hero\(index)}: “{ability\(index)}”", rank: index == 0 ? 0 : 1),
                told(index == 0 ? "And that was just what was needed now." : "That helped, too.", rank: 2),
            ]
        }
    }

    private mutating func interlude(at place: Place, rank: Int, speaker: Int) -> [Sentence] {
        let hasGround = !place.isIndoors && !["sea", "clouds", "space"].contains(place.setting)
        let line = hasGround ? outdoors.popLast() ?? anywhere.popLast() : anywhere.popLast()
        return line.map { [told($0, rank: rank, speaker: speaker)] } ?? []
    }

    private mutating func details(of place: Place, firstRank: Int, count: Int) -> [Sentence] {
        let seen = place.details + (occasion.startTime == "evening" ? [] : place.daylight)
        return seen.shuffledStably(using: &chance).prefix(count).enumerated().map {
            described($1, rank: firstRank + $0)
        }
    }

    /// The ways in which the heroes' traits show: first every other hero's, then the second ones.
    private static func gestures(of heroes: [Hero]) -> [Sentence] {
        let first = heroes.indices.dropFirst().map { ($0, heroes[$0].traits.first) }
        let second = heroes.indices.compactMap { index in heroes[index].traits.dropFirst().first.map { (index, $0) } }
        var used: [Trait?: Int] = [:]
        return (first.map { ($0, $1, 1) } + second.map { ($0, $1, 3) }).map { index, trait, rank in
            let ways = TraitMaterial.gestures(trait)
            let way = ways[used[trait, default: 0] % ways.count]
            used[trait, default: 0] += 1
            return Sentence(text: way.replacing("{helper}", with: "{hero\(index)}"), rank: rank)
        }
    }

    private func guests(mentionedIn text: String) -> [SceneCharacter] {
        switch choices.turn.guest {
        case .person where text.lowercased().contains(choices.person.name.lowercased()):
            [SceneCharacter(.companion(species: choices.person.species, name: choices.person.name))]
        case .family where text.contains("big " + choices.little.noun):
            [SceneCharacter(.companion(species: choices.little.species, name: "big " + choices.little.noun))]
        case .somebody(let species) where text.contains(species.rawValue):
            [SceneCharacter(.companion(species: species, name: nil), pose: "sitting")]
        default: []
        }
    }

    private func scene(_ place: Place, time: TimeOfDay) -> Scene {
        Scene(setting: place.setting, timeOfDay: time, props: place.props)
    }

    private func homeScene(_ setting: Setting, _ time: TimeOfDay) -> Scene {
        let isRainy = brief.occasion == .standard(.rainyDay)
        return Scene(
            setting: setting, timeOfDay: time, weather: isRainy ? "rain" : .clear, props: Place.of(setting)?.props ?? []
        )
    }

    /// Sentences that make no sense without each other, as one.
    private func whole(_ sentences: [String]) -> [String] {
        sentences.isEmpty ? [] : [sentences.joined(separator: " ")]
    }

    private func described(_ text: String, rank: Int) -> Sentence {
        var sentence = told(text, rank: rank)
        sentence.isDetail = true
        return sentence
    }

    /// A sentence with our own words filled in; names of heroes and what families typed are filled in later.
    private func told(_ text: String, rank: Int, speaker: Int = 0) -> Sentence {
        let filled = Marks.filled(text) { mark, _ in
            switch mark {
            case "thing": choices.thing
            case "person": choices.person.name
            case "skill": choices.skill
            case "little": "little " + choices.little.noun
            case "noun": choices.little.noun
            case "place": choices.last.name
            case "at": choices.last.at
            case "hero": "{hero0}"
            case "speaker": "{hero\(speaker % brief.heroes.count)}"
            default: nil
            }
        }
        var sentence = Sentence(text: EnglishText.capitalized(filled), rank: rank)
        if choices.turn.guest == .family, text.contains("{little}") {
            let name = "little " + choices.little.noun
            sentence.companions = [
                SceneCharacter(
                    .companion(species: choices.little.species, name: name), pose: "walking", mood: "curious")
            ]
        }
        return sentence
    }
}
