import StoryCore

extension BeatWriter {
    /// A part of the way.
    mutating func beat(of leg: Journey.Leg, number: Int) -> Beat {
        switch leg {
        case .meeting(let meeting): return beat(of: meeting, number: number)
        case .attempt(let lines, let place):
            slots.place = place
            let attempt = whole(lines, rank: 1, look: Look(pose: "reaching", mood: "curious"))
            return between([attempt], at: place, number: number)
        case .crossing(let crossing, let place):
            slots.place = place
            let crossing = crossingSentences(crossing)
            return between(crossing.sentences, at: place, number: number, weather: crossing.weather)
        case .rest(let rest, let place):
            slots.place = place
            let lines = rest.steps.map { oneOf($0.any) }
            return between(
                [whole(lines, rank: 2, look: Look(pose: "sitting", mood: "calm"))], at: place, number: number)
        case .middle(let steps, let place):
            slots.place = place
            let middle = sentences(steps, look: Look(pose: "running", mood: "curious")) { _ in 0 }
            return between(middle + next(.doubts, rank: 1), at: place, number: number)
        }
    }

    private mutating func crossingSentences(_ crossing: Crossing) -> (sentences: [Sentence], weather: Weather) {
        let lines = crossing.steps.map { oneOf($0.any) }
        var sentences = [whole(lines, rank: 1, look: Look(pose: "walking", mood: "curious"))]
        if let help = helps.popLast() { sentences.append(whole(help, rank: 3)) }
        return (sentences, crossing.weather ?? .clear)
    }

    /// What happens between two meetings: the same people, on the same ground.
    private mutating func between(
        _ sentences: [Sentence], at place: Place, number: Int, weather: Weather = .clear
    ) -> Beat {
        let quirk = next(.quirks, rank: 3) + next(.littleLines, rank: 3)
        var sentences = sentences
        if !sentences.isEmpty { sentences[0].beginsParagraph = true }
        return Beat(
            sentences: sentences + quirk + next(.reminders, rank: 4),
            scene: scene(place, time: time(at: number), weather: weather))
    }

    // MARK: - Meetings

    private mutating func beat(of meeting: Meeting, number: Int) -> Beat {
        let place = meeting.place
        let time = time(at: number)
        slots.place = place
        slots.meeting = meeting
        var sentences: [Sentence] = []
        if number > 0 { sentences += next(.links, rank: 5) }
        sentences.append(sentence(oneOf: place.arrivals, rank: 0, look: Look(pose: "walking", mood: "curious")))
        for (line, rank) in zip(some(5, of: sights(of: place, time: time)), [2, 3, 4, 5, 6]) {
            sentences.append(description(line, rank: rank))
        }
        sentences += voices(at: place)
        if let search = place.searches.picked(using: &chance) {
            sentences.append(whole(search, rank: number.isMultiple(of: 2) ? 5 : 4))
        }
        sentences += gesture()
        sentences += conversation(with: meeting)
        // What a family worries about comes back once, lighter.
        if number < 2, let reminder = facts.reading?.worry.flatMap({ untold(of: $0.reminders) }) {
            sentences.append(sentence(reminder, rank: 1))
        }
        sentences += refrain(rank: number.isMultiple(of: 2) ? 1 : 2)
        return Beat(sentences: sentences, scene: scene(place, time: time))
    }

    /// What a tone, an age and those who come along add.
    private mutating func voices(at place: Place) -> [Sentence] {
        let isOutdoors = place.ground && !place.indoors
        var sentences = next(.quirks, rank: 1) + next(.littleLines, rank: 1)
        sentences += described(isOutdoors ? .outdoors : .anywhere, rank: 3)
        switch brief.ageBand {
        case .twoToFour where isOutdoors: sentences += next(.sounds, rank: 3)
        case .sixToTen: sentences += next(.asides, rank: 4)
        default: break
        }
        return sentences + described(.anywhere, rank: 6)
    }

    /// The next line of a pool, which may become part of the sentence before.
    private mutating func described(_ name: PoolName, rank: Int) -> [Sentence] {
        next(name, rank: rank).map { sentence in
            var sentence = sentence
            sentence.isDetail = true
            return sentence
        }
    }

    private mutating func gesture() -> [Sentence] {
        guard !gestures.isEmpty else { return [] }
        let gesture = gestures.removeFirst()
        slots.choose(other: gesture.hero)
        defer { slots.holdOther(false) }
        return [sentence(oneOf: material.traits.nature(gesture.trait).gestures, rank: gesture.rank)]
    }

    private mutating func conversation(with meeting: Meeting) -> [Sentence] {
        let helper = meeting.helper
        var sentences = [
            sentence(oneOf: helper.meetings, rank: 0, look: Look(pose: .standing, mood: "surprised")),
            sentence(oneOf: helper.greetings, rank: 2, look: Look(pose: .standing, mood: .happy)),
        ]
        sentences[0].beginsParagraph = true
        sentences += next(.greetings, rank: 4)
        sentences.append(favour(of: meeting))
        var clue = next(.clues, rank: 0)
        if !clue.isEmpty { clue[0].beginsParagraph = true }
        sentences += clue
        if let gift = meeting.gift {
            slots.gift = gift
            sentences.append(sentence(oneOf: gift.giving, rank: 0))
        }
        sentences += next(.thanks, rank: 4)
        sentences.append(sentence(oneOf: helper.farewells, rank: 3))
        return sentences + next(.parting, rank: 6)
    }

    /// What the heroes do for a helper: they mend a small trouble, or give what they carry.
    private mutating func favour(of meeting: Meeting) -> Sentence {
        switch meeting.favour {
        case .trouble(let trouble):
            let index = brief.heroes.count > 1 ? 1 : 0
            slots.choose(other: index)
            let shows = untold(of: material.traits.nature(brief.heroes[index].traits.first).fixes)
            let lines = trouble.trouble + (brief.ageBand == .twoToFour ? [] : [shows].compactMap { $0 }) + trouble.fix
            return whole(lines, rank: 1)
        case .wish(let wish, let gift):
            slots.gift = gift
            return whole(wish.wish + wish.fix, rank: 1)
        }
    }

    /// The hour at a part of the way: it is night after an evening, else it goes from the start's hour to the day.
    private func time(at number: Int) -> TimeOfDay {
        if facts.event.isAtNight { return "night" }
        return number * 3 < journey.legs.count ? facts.event.start.time : .day
    }
}
