import StoryCore

extension BeatWriter {
    /// How it turns: what goes wrong at last, what a trait and a gift do about it, and what comes of it.
    mutating func turn() -> Beat {
        let place = facts.goal
        let time: TimeOfDay = facts.event.isAtNight ? "night" : .day
        slots.place = place
        slots.isPersonThere = facts.turn.guest == .person
        let arrival = sentence(
            oneOf: place.arrivals, rank: 0, look: Look(pose: "walking", mood: "curious"))
        var sentences = [arrival]
        for (line, rank) in zip(some(3, of: sights(of: place, time: time)), [3, 5, 6]) {
            sentences.append(description(line, rank: rank))
        }
        sentences += next(.quirks, rank: 4)
        // What cannot be left out: what goes wrong, and how it comes right; the shortest stories leave out a step
        // between.
        let last = facts.turn.solution.count - 1
        let rest = isTiny ? 1 : 0
        sentences += guests(
            in: self.sentences(facts.turn.setback, look: Look(pose: .standing, mood: "worried")) {
                $0 == 0 ? 0 : rest
            })
        sentences += deed()
        sentences += guests(
            in: self.sentences(facts.turn.solution, look: Look(pose: .standing, mood: "surprised")) {
                $0 == 0 || $0 == last ? 0 : rest
            })
        if facts.plot.uses.contains(.thing), let mark = facts.mark {
            sentences.append(sentence(mark.seen, rank: 1))
        }
        sentences += guests(
            in: self.sentences(facts.turn.after, look: Look(pose: .standing, mood: .happy)) { $0 + 1 })
        return Beat(sentences: sentences + reunion(), scene: scene(place, time: time))
    }

    /// The trait that decides, what was given, and what a family says that a hero can do.
    private mutating func deed() -> [Sentence] {
        let hero = brief.heroes[0]
        let deeds = material.traits.nature(hero.traits.first).deeds
        var sentences = [
            whole(deeds.picked(using: &chance) ?? [], rank: 0, look: Look(pose: "reaching", mood: "proud"))
        ]
        sentences[0].beginsParagraph = true
        sentences += abilities()
        // A hero who has had nothing to do yet has it now.
        while let index = gestures.firstIndex(where: { $0.rank == 0 }) {
            let gesture = gestures.remove(at: index)
            slots.choose(other: gesture.hero)
            sentences.append(
                sentence(oneOf: material.traits.nature(gesture.trait).gestures, rank: isTiny ? 1 : 0))
        }
        guard let (gift, giver) = journey.gift, let uses = gift.uses[facts.turn.problem] else {
            let isAble = family.words["can0"] != nil
            return sentences + [sentence(oneOf: material.language.withoutGift, rank: isAble || isTiny ? 1 : 0)]
        }
        slots.gift = gift
        slots.giver = giver
        return sentences + [whole([oneOf(material.language.remembering), oneOf(uses)], rank: 0)]
    }

    private mutating func abilities() -> [Sentence] {
        brief.heroes.indices.filter { family.words["can\($0)"] != nil }.map { index in
            let line = oneOf(material.custom.abilities)
                .replacing("{can}", with: "{can\(index)}").replacing("{hero", with: "{hero\(index)")
            return sentence(line, rank: index == 0 ? 0 : 1)
        }
    }

    /// Those who were met come again, and each adds something.
    private mutating func reunion() -> [Sentence] {
        let met = journey.meetings.shuffledStably(using: &chance).prefix(3)
        guard met.count > 1 else { return [] }
        var sentences = [sentence(oneOf: material.language.reunions, rank: 1)]
        sentences[0].beginsParagraph = true
        for (meeting, rank) in zip(met, [1, 2, 4]) {
            slots.meeting = meeting
            sentences.append(sentence(oneOf: meeting.helper.returns, rank: rank))
        }
        return sentences
    }

    /// The guest of the turn stands in the picture where the text speaks of that kind of being.
    private func guests(in sentences: [Sentence]) -> [Sentence] {
        guard case .somebody(let species) = facts.turn.guest else { return sentences }
        let words = material.language.species[species.rawValue] ?? []
        return sentences.map { sentence in
            let keys = PlainWords.keys(in: sentence.text)
            guard words.contains(where: keys.contains) else { return sentence }
            var sentence = sentence
            sentence.companions.append(
                SceneCharacter(.companion(species: species, name: nil), pose: "sitting"))
            return sentence
        }
    }

    // MARK: - The end of the day

    /// The way home, what there is in the evening, and the last line.
    mutating func ending() -> Beat {
        let event = facts.event
        slots.place = facts.end
        var sentences = [sentence(oneOf: event.returns, rank: 1, look: Look(pose: "walking", mood: "calm"))]
        sentences.append(sentence(oneOf: material.language.homeward, rank: 4))
        for (line, rank) in zip(some(6, of: event.evenings), [3, 4, 2, 5, 6, 6]) {
            sentences.append(description(line, rank: rank))
        }
        if let promise = facts.promise { sentences.append(sentence(promise.keep, rank: 1)) }
        sentences += eventEndings()
        if let friend = facts.companion?.friend {
            sentences.append(sentence(oneOf: event.endsAsleep ? friend.asleep : friend.endings, rank: 1))
        }
        sentences += refrain(rank: 1, isLast: true)
        let look =
            event.endsAsleep ? Look(pose: "sleeping", mood: "sleepy") : Look(pose: "sitting", mood: "calm")
        sentences.append(sentence(oneOf: event.closings, rank: 0, look: look))
        return Beat(
            sentences: sentences, scene: scene(facts.end, time: event.end.time, weather: event.end.weather))
    }

    /// What became of a family's own event: its worry is gone, its thing is there.
    private mutating func eventEndings() -> [Sentence] {
        guard let reading = facts.reading else { return [] }
        var sentences: [Sentence] = []
        if facts.hasSubject {
            sentences.append(sentence(oneOf: material.custom.subjectEndings, rank: 1))
        }
        if let worry = reading.worry { sentences.append(sentence(oneOf: worry.relief, rank: isTiny ? 1 : 0)) }
        if family.namesEvent { sentences.append(sentence(oneOf: material.custom.endings, rank: 1)) }
        return sentences
    }
}
