import StoryCore

/// The other characters on a page's picture: those who act in the page's other pictures or speak in its text, and are
/// elsewhere in the scene shown together with those of the picture. Characters who speak from afar, or hide, are in no
/// picture with them.
struct Bystanders {
    let telling: PlotTelling
    /// The pictures of each scene.
    private let pictures: [Int: [PlotPicture]]

    init(telling: PlotTelling) {
        self.telling = telling
        pictures = Dictionary(grouping: telling.lines, by: \.scene)
            .mapValues { $0.compactMap(telling.picture) }
    }

    /// Those who are not in the picture of a page but should be, as they are in their own pictures.
    func actors(beside picture: PlotPicture, on page: [TellableLine]) -> [PlotPicture.Actor] {
        var present = people(of: picture.actors)
        guard !present.isEmpty else { return [] }
        let scenes = Set(page.map(\.scene))
        let around = scenes.sorted().flatMap { pictures[$0] ?? [] }
        var found: [PlotPicture.Actor] = []
        for actor in acting(on: page, at: picture) + speaking(on: page, in: around) {
            let person = people(of: [actor])
            guard person.isDisjoint(with: present), !isAbsent(actor, from: picture),
                around.contains(where: { sees(person, with: people(of: picture.actors), $0) })
            else { continue }
            present.formUnion(person)
            found.append(actor)
        }
        return found
    }

    /// Returns the characters who act in the other pictures of a page at the same time of day.
    private func acting(on page: [TellableLine], at picture: PlotPicture) -> [PlotPicture.Actor] {
        page.compactMap(telling.picture).filter { $0.time == picture.time }.flatMap(\.actors)
    }

    /// Returns the characters who speak on a page, as the scene's pictures show them.
    private func speaking(on page: [TellableLine], in pictures: [PlotPicture]) -> [PlotPicture.Actor] {
        let tellers = page.compactMap { SpeechTag(in: $0.text)?.words }.joined(separator: " ")
        guard !tellers.isEmpty else { return [] }
        return pictures.flatMap(\.actors).filter { actor in
            if let species = actor.species { return SpeechTag.names(of: species).contains(where: tellers.names) }
            guard let who = actor.who, let name = telling.names[telling.role(of: who)] else { return false }
            return tellers.names(name)
        }
    }

    // MARK: - People

    private enum Person: Hashable {
        case mark(String)
        case other(Species)
    }

    private func people(of actors: [PlotPicture.Actor]) -> Set<Person> {
        Set(
            actors.flatMap { actor -> [Person] in
                switch actor.who {
                case nil: [.other(actor.species ?? "child")]
                case "all": [.mark("hero"), .mark("pal")]
                case let who?: [.mark(telling.role(of: who))]
                }
            })
    }

    private func sees(_ person: Set<Person>, with others: Set<Person>, _ picture: PlotPicture) -> Bool {
        let seen = people(of: picture.actors)
        return !seen.isDisjoint(with: person) && !seen.isDisjoint(with: others)
    }

    private func isAbsent(_ actor: PlotPicture.Actor, from picture: PlotPicture) -> Bool {
        let species = actor.species ?? actor.who.flatMap { telling.plot.plan.cast[telling.role(of: $0)]?.species }
        return species.map { picture.not.contains(Prop(rawValue: $0.rawValue)) } ?? false
    }
}

/// What a line says of who speaks: everything outside its quotation marks.
struct SpeechTag {
    let words: String

    /// Creates the speaker of a line; nil if there is none.
    init?(in text: String) {
        var words = ""
        var end: Character?
        var speaks = false
        for sign in text {
            if let close = end {
                if sign == close { end = nil }
            } else if sign == "“" || sign == "„" {
                // German marks close with the sign that opens English ones.
                end = sign == "“" ? "”" : "“"
                speaks = true
                words.append(" ")
            } else {
                words.append(sign)
            }
        }
        guard speaks else { return nil }
        self.words = words
    }

    /// How families call those who have no name of their own in a story.
    static func names(of species: Species) -> [String] {
        switch species {
        case "mother": ["Mum", "Mama"]
        case "father": ["Dad", "Papa"]
        case "grandmother": ["Grandma", "Gran", "Granny", "Oma"]
        case "grandfather": ["Grandpa", "Grandad", "Opa"]
        case "teacher": ["teacher", "Lehrerin", "Lehrer"]
        case "baby": ["baby", "Baby"]
        default: []
        }
    }
}

extension String {
    /// Returns whether a name stands in the text as a word of its own.
    func names(_ name: String) -> Bool {
        guard !name.isEmpty else { return false }
        return ranges(of: name).contains { range in
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            return !(before?.isLetter ?? false) && !(after?.isLetter ?? false)
        }
    }
}
