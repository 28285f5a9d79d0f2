import StoryCore

/// Finds the things, people and places that a family names when it writes of an event.
struct EventDetailsReader {
    let archetypes: ArchetypeTable
    let keepsakes: KeepsakeTable

    /// Returns the details of an event that can appear in a story.
    ///
    /// - Parameter archetype: The archetype, if it is certain: the person named nearest to its words counts; else the
    ///   first one, the title before the answers.
    func details(of event: CustomStoryEvent, archetype: String?) -> EventDetails {
        let sentences = ([event.title] + event.answers + event.keywords).flatMap(Self.sentences)
        var details = EventDetails()
        details.keepsake = event.keywords.lazy.compactMap(keepsakes.thing).first
        details.person = nearestPerson(in: sentences, to: archetype) ?? sentences.joined().lazy.compactMap(person).first
        details.friends = sentences.joined().compactMap(friend)
        details.thing = archetypes.thing(named: event.title)
        details.place = sentences.lazy.compactMap(place).first
        details.pronouns = { [archetypes] in archetypes.pronouns(of: $0) }
        return details
    }

    private func person(_ token: String) -> String? {
        archetypes.people.lazy.compactMap { $0.name(for: token.lowercased()) }.first
    }

    /// "Mum is sad because Grandad died": Grandad.
    private func nearestPerson(in sentences: [[String]], to archetype: String?) -> String? {
        guard let kind = archetypes.archetypes.first(where: { $0.id == archetype }) else { return nil }
        let words = Set(kind.strong.flatMap { $0.split(separator: "+").map(String.init) })
        let found = sentences.flatMap { tokens -> [(name: String, distance: Int)] in
            let hits = tokens.indices.filter { words.contains(tokens[$0].lowercased()) }
            return tokens.enumerated().compactMap { index, token in
                guard let name = person(token), let distance = hits.map({ abs($0 - index) }).min() else { return nil }
                return (name, distance)
            }
        }
        return found.min { $0.distance < $1.distance }?.name
    }

    private func friend(_ token: String) -> EventDetails.Friend? {
        archetypes.pronouns(ofGivenName: token).map { EventDetails.Friend(name: token, pronouns: $0) }
    }

    /// The name after "move to": all words that begin with a capital, if each of them can be of a place.
    private func place(_ tokens: [String]) -> String? {
        for index in tokens.indices.dropLast() where archetypes.placeAfter.contains(tokens[index].lowercased()) {
            let before = tokens[max(0, index - Self.mostWordsBetween)..<index]
            guard before.contains(where: { archetypes.placeVerbs.contains($0.lowercased()) }) else { continue }
            let name = tokens[(index + 1)...].prefix { $0.first?.isUppercase ?? false }
            guard !name.isEmpty, name.count <= Self.mostWordsOfPlace, name.allSatisfy(canBeOfPlace) else { continue }
            return name.map { $0.count > 3 && $0 == $0.uppercased() ? PlainWords.capitalized($0.lowercased()) : $0 }
                .joined(separator: " ")
        }
        return nil
    }

    private func canBeOfPlace(_ token: String) -> Bool {
        !archetypes.noPlaces.contains(token.lowercased()) && person(token) == nil
            && archetypes.pronouns(ofGivenName: token) == nil
    }

    /// "Newcastle upon Tyne" is told as "Newcastle"; a title in capitals is no place.
    private static let mostWordsOfPlace = 2
    /// "We move on Saturday to Bristol."
    private static let mostWordsBetween = 4

    /// The words of each sentence as they are written, without the ending of whose they are: "Grandad's" is Grandad.
    private static func sentences(of text: String) -> [[String]] {
        text.replacing("\u{2019}", with: "'").split { ".!?,:;\n".contains($0) }.map { sentence in
            sentence.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }
                .map { String($0.hasSuffix("'s") ? $0.dropLast(2) : $0.hasSuffix("'") ? $0.dropLast() : $0) }
                .filter { !$0.isEmpty }
        }
    }
}
