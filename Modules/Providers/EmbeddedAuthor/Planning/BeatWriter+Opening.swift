import StoryCore

extension BeatWriter {
    /// The title.
    func title(_ spread: SpreadChoices) -> String {
        let grammar = material.grammar
        // A long list of names makes no title.
        let titles = facts.plot.titles.filter { title in
            (brief.heroes.count < 3 || !title.contains("{All}"))
                && (facts.companion != nil || !title.contains("{friend"))
                && !title.contains("{name}") && !title.contains("{gift")
        }
        let choice = spread.pick(.title, of: titles) ?? "{All}"
        let own = Marks.filled(choice) { mark, _ in slots.word(for: mark).map(grammar.titleCased) }
        return family.namesEvent ? "{title}: \(own)" : own
    }

    /// How the day begins, what is wished for, and how the heroes set out.
    mutating func opening() -> Beat {
        let event = facts.event
        let first = family.namesEvent ? material.custom.openings : event.openings
        var sentences = [
            sentence(oneOf: first, rank: 0, look: Look(pose: event.isAtNight ? "sitting" : .standing, mood: .happy))
        ]
        for (line, rank) in zip(some(4, of: event.moments), [3, 4, 5, 6]) {
            sentences.append(description(line, rank: rank))
        }
        for (line, rank) in zip(some(2, of: sights(of: facts.start, time: event.start.time)), [5, 6]) {
            sentences.append(description(line, rank: rank))
        }
        sentences += eventSentences()
        sentences += wish()
        sentences += companionAndPromise()
        // A journey of fancy tells how it begins; elsewhere it is enough that it begins.
        var departure = sentence(oneOf: event.departures, rank: event.isJourneyOfFancy && !isTiny ? 0 : 1)
        departure.look = Look(pose: "walking", mood: .happy)
        return Beat(
            sentences: sentences + [departure],
            scene: scene(facts.start, time: event.start.time, weather: event.start.weather))
    }

    private mutating func wish() -> [Sentence] {
        let last = facts.beginning.count - 1
        var wish = sentences(facts.beginning, look: Look(pose: .standing, mood: "curious")) {
            $0 == 0 || $0 == last ? 0 : 1
        }
        var more: [Sentence] = []
        if !facts.whys.isEmpty { more.append(sentence(oneOf: facts.whys, rank: 2)) }
        if facts.plot.uses.contains(.thing), let mark = facts.mark { more.append(sentence(mark.told, rank: 1)) }
        for rank in 3...5 { more += next(.more, rank: rank) }
        // Before the heroes decide, which is the last step.
        wish.insert(contentsOf: more, at: max(0, wish.count - 1))
        return wish
    }

    private mutating func companionAndPromise() -> [Sentence] {
        var sentences: [Sentence] = []
        if let companion = facts.companion {
            sentences.append(sentence(oneOf: companion.friend.intros, rank: 0))
            sentences[0].beginsParagraph = true
            sentences += next(.quirks, rank: 3)
        }
        if let promise = facts.promise { sentences.append(sentence(promise.make, rank: 1)) }
        return sentences + refrain(rank: 2)
    }

    // MARK: - A family's own event

    /// What was understood of what a family wrote, in our own words.
    private mutating func eventSentences() -> [Sentence] {
        guard let reading = facts.reading else { return [] }
        let custom = material.custom
        var sentences: [Sentence] = []
        if facts.hasSubject {
            sentences.append(sentence(oneOf: custom.subjects, rank: isTiny ? 2 : 0))
        }
        if reading.person != nil, !facts.plot.uses.contains(.person) {
            sentences.append(sentence(oneOf: custom.persons, rank: isTiny ? 2 : 0))
        }
        if let worry = reading.worry {
            sentences.append(
                sentence(oneOf: worry.told, rank: isTiny ? 1 : 0, look: Look(pose: .standing, mood: "worried")))
        }
        return sentences
    }
}
